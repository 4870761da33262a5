import { classNames } from '../class-names';

type HeartButtonProps = {
  saved: boolean;
  busy?: boolean;
  onToggle(): void;
  /** Draws a border and makes the heart as high as a button, to be placed beside one. */
  framed?: boolean;
  className?: string;
  /** -1 in a card, where arrow keys move the focus to the heart. */
  tabIndex?: -1;
};

/** The wishlist button, 44 px square: an outlined heart, or a filled one if the goods are saved. */
export function HeartButton({ saved, busy, onToggle, framed, className, tabIndex }: HeartButtonProps) {
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={saved ? 'Убрать из\u00a0избранного' : 'В\u00a0избранное'}
      aria-pressed={saved}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onToggle}
      className={classNames(
        'heart-mark flex shrink-0 items-center justify-center focus-visible:-outline-offset-4',
        framed ? 'size-13 border border-field hover:border-ink' : 'size-11',
        className,
      )}
    />
  );
}
