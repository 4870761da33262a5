import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { ScreenPoint } from '../parts/view';

type Gestures = {
  onPan(by: ScreenPoint): void;
  onZoom(factor: number, around: ScreenPoint): void;
};

/** A press that moves less, in px, is a click. */
const STILL = 4;

/** One pointer drags, two of them pinch. What was pressed at the beginning of a drag is not clicked at its end. */
export function useGestures({ onPan, onZoom }: Gestures) {
  const pointers = useRef(new Map<number, ScreenPoint>());
  const drag = useRef({ began: { left: 0, top: 0 }, moving: false });

  const end = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      const at = placeOf(event);
      if (pointers.current.size === 0) drag.current = { began: at, moving: false };
      pointers.current.set(event.pointerId, at);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const at = placeOf(event);
      const { began } = drag.current;
      if (!drag.current.moving && distance(began, at) < STILL) return;
      if (!drag.current.moving) event.currentTarget.setPointerCapture(event.pointerId);
      drag.current.moving = true;
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, at);
      if (!other) onPan({ left: at.left - before.left, top: at.top - before.top });
      else onZoom(distance(other, at) / Math.max(distance(other, before), 1), other);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (!drag.current.moving) return;
      drag.current.moving = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): ScreenPoint {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { left: clientX - left, top: clientY - top };
}

const distance = (one: ScreenPoint, other: ScreenPoint) =>
  Math.hypot(one.left - other.left, one.top - other.top);
