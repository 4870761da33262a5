import { type PointerEvent, useRef } from 'react';

/** A mostly horizontal movement longer than this is a swipe, in px. */
const FAR_PX = 48;

/** Pointer handlers that call `onTurn` after a swipe. */
export function useSwipe(onTurn: (by: 1 | -1) => void) {
  const begun = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onPointerDown({ isPrimary, clientX, clientY }: PointerEvent) {
      begun.current = isPrimary ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!begun.current) return;
      const [dx, dy] = [clientX - begun.current.x, clientY - begun.current.y];
      begun.current = undefined;
      if (Math.abs(dx) > FAR_PX && Math.abs(dx) > Math.abs(dy)) onTurn(dx < 0 ? 1 : -1);
    },
    onPointerCancel() {
      begun.current = undefined;
    },
  };
}
