import { classNames } from '../class-names';

type ProgressProps = {
  value: number;
  /** What the whole is; 100 by default. */
  max?: number;
  /** What makes progress, for those who do not see the line. */
  label: string;
  className?: string;
};

/** A line of ink on a hairline. The words and figures stand beside it. */
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
