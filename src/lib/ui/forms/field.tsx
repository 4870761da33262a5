import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names';
import type { Elements } from '../elements';
import { FieldFrame, type FieldTexts, fieldAttributes, fieldBox } from './field-frame';

export type FieldProps = ComponentProps<'input'> &
  FieldTexts & {
    /** Shown at the right, inside the border of the field. */
    trailing?: Elements;
  };

/** A text field with label, hint and error. */
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
