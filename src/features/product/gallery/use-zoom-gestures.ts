import { type PointerEvent, type RefObject, useRef, useState, type WheelEvent } from 'react';
import { useZoomView } from './use-zoom-view';
import { distance, type Fingers, type Point, pan, pinch, turnsPage, type View } from './zoom-view';

/** A movement smaller than this counts as a tap, in px. */
const STILL_PX = 6;
/** The longest time (ms) and distance (px) between the two taps of a double tap. */
const DOUBLE_MS = 320;
const DOUBLE_PX = 32;

type Gesture = {
  /** The pointers that are pressed, with their positions. */
  down: Map<number, Point>;
  begun: Point;
  beganAt: number;
  /** Whether the gesture is only a tap so far, without a movement. */
  tap: boolean;
  /** Whether a second finger has touched. Then lifting the last finger does not turn the page. */
  pinched: boolean;
  /** The view and the positions of the fingers when the second finger touched. */
  pinch?: { view: View; fingers: Fingers } | undefined;
  lastTap?: Point & { at: number };
};

/**
 * The gestures of the viewer: click, double tap, pinch, drag, swipe and wheel. Positions are measured from
 * the centre of the stage, the box in which the picture moves.
 * @param onTurn called by a swipe, or by an arrow key if the picture is not zoomed
 */
export function useZoomGestures(stage: RefObject<HTMLElement | null>, onTurn: (by: 1 | -1) => void) {
  const zoomView = useZoomView(stage);
  const { latest, setView, size, pointOf, zoom, toggle } = zoomView;
  /** How far a swipe has moved the pictures, in px. */
  const [swiped, setSwiped] = useState(0);
  const [grabbed, setGrabbed] = useState(false);
  const gesture = useRef<Gesture>({
    down: new Map(),
    begun: { x: 0, y: 0 },
    beganAt: 0,
    tap: false,
    pinched: false,
  });

  /** Starts a pinch from the current view, or ends it if one finger is left. */
  const beginPinch = () => {
    const fingers = fingersOf(gesture.current);
    gesture.current.pinch = fingers && { view: latest.current, fingers };
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const { current } = gesture;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    current.down.set(event.pointerId, point);
    current.tap = current.down.size === 1;
    current.pinched = !current.tap;
    if (current.tap) Object.assign(current, { begun: point, beganAt: event.timeStamp });
    else setSwiped(0);
    beginPinch();
    setGrabbed(true);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = gesture;
    const before = current.down.get(event.pointerId);
    if (!before) return;
    const point = pointOf(event);
    if (distance(point, current.begun) > STILL_PX) current.tap = false;
    current.down.set(event.pointerId, point);
    const fingers = fingersOf(current);
    if (fingers && current.pinch) {
      setView(pinch(current.pinch.view, current.pinch.fingers, fingers, size()));
    } else if (latest.current.scale > 1) {
      setView(pan(latest.current, point.x - before.x, point.y - before.y, size()));
    } else if (!current.tap && !current.pinched) {
      setSwiped(point.x - current.begun.x);
    }
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const { current } = gesture;
    if (!current.down.delete(event.pointerId)) return;
    beginPinch();
    if (current.down.size > 0) return;
    setGrabbed(false);
    setSwiped(0);
    if (event.type === 'pointercancel') return;
    const point = pointOf(event);
    if (current.tap) {
      const last = current.lastTap;
      const again = last && event.timeStamp - last.at < DOUBLE_MS && distance(last, point) < DOUBLE_PX;
      current.lastTap = again ? undefined : { ...point, at: event.timeStamp };
      // A click of a mouse zooms. A single tap of a finger does not, because it may begin another gesture.
      if (event.pointerType === 'mouse' || again) toggle(point);
    } else if (latest.current.scale === 1 && !current.pinched) {
      const dx = point.x - current.begun.x;
      const speed = dx / Math.max(1, event.timeStamp - current.beganAt);
      if (turnsPage(dx, speed, size().width)) onTurn(dx < 0 ? 1 : -1);
    }
  };

  return {
    view: zoomView.view,
    swiped,
    grabbed,
    zoom,
    look: zoomView.look,
    reset: zoomView.reset,
    stageProps: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onWheel: (event: WheelEvent<HTMLElement>) => {
        if (!event.ctrlKey) zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, pointOf(event));
      },
    },
  };
}

/** The positions of the first two fingers; undefined if fewer touch. */
function fingersOf({ down }: Gesture): Fingers | undefined {
  const [one, other] = down.values();
  return one && other && [one, other];
}
