import { classNames } from '../class-names';

type ProgressProps = {
  value: number;
  /** 100 by default. */
  max?: number;
  /** The name for screen readers. */
  label: string;
  className?: string;
};

/** A progress bar. Texts beside it show the numbers. */
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
