const PARTS = '.card-link, .card-picture button';
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * A card is one stop of the Tab key: its link. The arrow keys move from the link to the heart and the sizes, and back.
 * Those have no stops of their own, because a listing would have two hundred.
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

/** Browsers without `checkVisibility` refuse to focus a hidden element, so the move has no effect there. */
const isVisible = (part: HTMLElement): boolean =>
  part.checkVisibility?.({ visibilityProperty: true }) ?? true;
