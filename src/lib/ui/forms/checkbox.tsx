import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { FieldNotes, fieldAttributes } from './field-frame';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** The label. It may contain a link. */
  children: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Shown at the right, for example a count. */
  aside?: ReactNode;
};

/** A checkbox with its label, 44 px high. */
export function Checkbox({ children, hint, error, aside, className, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-3 text-ui">
        <input
          {...input}
          {...fieldAttributes(id, { hint, error })}
          type="checkbox"
          className={classNames('tick mt-px', error && 'border-accent')}
        />
        <span className="min-w-0 flex-1">{children}</span>
        {aside !== undefined && <span className="text-caption text-ink-3 tabular-nums">{aside}</span>}
      </label>
      <div className="pl-7.5 *:-mt-1 *:mb-2">
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </div>
  );
}
