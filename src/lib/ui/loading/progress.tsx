import { classNames } from '../class-names';

type ProgressProps = {
  value: number;
  /** The value of a full bar, 100 by default. */
  max?: number;
  /** The accessible name. */
  label: string;
  className?: string;
};

/** A progress bar. The numbers are shown by text beside it. */
export function Progress({ value, max = 100, label, className }: ProgressProps) {
  return (
    <progress
      value={Math.min(value, max)}
      max={max}
      aria-label={label}
      className={classNames('progress', className)}
    />
  );
}
