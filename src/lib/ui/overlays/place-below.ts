/** Distance to the button and to the edges of the window, in px. */
const GAP = 8;

/**
 * Positions an open panel below the element of `triggerSelector`, or above it if there is no room below. Does
 * nothing in browsers with CSS anchor positioning, which also follows scrolling.
 */
export function placeBelow(panel: HTMLElement, triggerSelector: string, align: 'start' | 'end'): void {
  if (typeof CSS !== 'undefined' && CSS.supports?.('position-area', 'block-end')) return;
  const trigger = document.querySelector(triggerSelector)?.getBoundingClientRect();
  if (!trigger) return;
  const { offsetWidth: width, offsetHeight: height } = panel;
  const { left, top } = placeOf(trigger, { width, height }, align, {
    width: document.documentElement.clientWidth,
    height: window.innerHeight,
  });
  Object.assign(panel.style, { inset: 'auto', left: `${left}px`, top: `${top}px` });
}

type Size = { width: number; height: number };
type Box = { left: number; right: number; top: number; bottom: number };

/** Left and top, in px, of a panel of this size for a button at this place in the window. */
export function placeOf(
  trigger: Box,
  panel: Size,
  align: 'start' | 'end',
  view: Size,
): { left: number; top: number } {
  const wanted = align === 'start' ? trigger.left : trigger.right - panel.width;
  const left = Math.max(GAP, Math.min(wanted, view.width - panel.width - GAP));
  const below = trigger.bottom + GAP;
  const fits = below + panel.height <= view.height - GAP;
  return { left, top: fits ? below : Math.max(GAP, trigger.top - GAP - panel.height) };
}
