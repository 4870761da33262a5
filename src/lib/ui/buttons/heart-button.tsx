import { classNames } from '../class-names';

type HeartButtonProps = {
  saved: boolean;
  busy?: boolean;
  onToggle(): void;
  /** For a heart beside a button: the same height as the button, with a border. */
  framed?: boolean;
  className?: string;
};

/** The wishlist button: an outline, or filled if saved. 44 px square. */
export function HeartButton({ saved, busy, onToggle, framed, className }: HeartButtonProps) {
  return (
    <button
      type="button"
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
