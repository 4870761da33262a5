import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { FieldFrame, type FieldWords, fieldAttributes, fieldBox } from './field-frame';

export type FieldProps = ComponentProps<'input'> &
  FieldWords & {
    /** Stands inside the box at its right edge. */
    trailing?: ReactNode;
  };

/** A text field: label above, hint and error below and linked to it. */
export function Field({ label, hint, error, trailing, className, ...input }: FieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <div className="relative">
        <input
          {...input}
          {...fieldAttributes(id, { hint, error })}
          className={fieldBox(error, classNames('h-13', trailing !== undefined && 'pr-12'))}
        />
        {trailing}
      </div>
    </FieldFrame>
  );
}
