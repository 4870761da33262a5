import { type RefObject, useRef, useState } from 'react';
import { CLOSE, type Point, pan, type Size, type View, WHOLE, zoomAt } from './zoom-view';

/** How far an arrow key moves the zoomed picture, in px. */
const ARROW_PX = 96;

/**
 * The position and scale of the picture. Positions are measured in px from the centre of the stage, the box
 * in which the picture moves.
 */
export function useZoomView(stage: RefObject<HTMLElement | null>) {
  const [view, show] = useState<View>(WHOLE);
  /**
   * The current view. The state is not enough, because several pointer moves may happen between two renders.
   */
  const latest = useRef(view);
  const setView = (next: View) => {
    latest.current = next;
    show(next);
  };

  const size = (): Size => ({
    width: stage.current?.clientWidth ?? 0,
    height: stage.current?.clientHeight ?? 0,
  });
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };
  const zoom = (factor: number, point: Point = { x: 0, y: 0 }) =>
    setView(zoomAt(latest.current, latest.current.scale * factor, point, size()));
  const toggle = (point: Point) =>
    setView(latest.current.scale > 1 ? WHOLE : zoomAt(latest.current, CLOSE, point, size()));

  /** Moves the zoomed picture by an arrow key. Returns false if the picture is not zoomed. */
  const look = (key: string): boolean => {
    const step = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key];
    if (!step || latest.current.scale === 1) return false;
    setView(pan(latest.current, (step[0] ?? 0) * ARROW_PX, (step[1] ?? 0) * ARROW_PX, size()));
    return true;
  };

  return { view, latest, setView, size, pointOf, zoom, toggle, look, reset: () => setView(WHOLE) };
}
