import { classNames } from '../class-names';

type HeartButtonProps = {
  saved: boolean;
  busy?: boolean;
  onToggle(): void;
  /** Beside a button: as tall as it and with the edge of a quiet one. */
  framed?: boolean;
  className?: string;
};

/** Saved or not: an outline, or filled with ink. 44 px square, over a picture or beside a button. */
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
