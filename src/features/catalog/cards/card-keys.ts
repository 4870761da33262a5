const PARTS = '.card-link, .card-picture button';
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Keyboard navigation inside a card. Tab reaches only the link of a card; arrow keys move on to the heart and
 * the sizes, and back. With a tab stop for each of them, a listing would have two hundred.
 */
export function moveAmongParts(card: HTMLElement, event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const parts = [...card.querySelectorAll<HTMLElement>(PARTS)].filter(isVisible);
  const place = parts.indexOf(document.activeElement as HTMLElement);
  const next = parts[place + step];
  if (place < 0 || !next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
}

/**
 * Treats elements as visible in browsers without `checkVisibility`: there, focusing a hidden element has no
 * effect anyway.
 */
const isVisible = (part: HTMLElement): boolean =>
  part.checkVisibility?.({ visibilityProperty: true }) ?? true;
