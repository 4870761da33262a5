import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names';
import { FieldFrame, type FieldTexts, fieldAttributes, fieldBox } from './field-frame';

/** A text area that grows with its text, in browsers that support this. */
export function TextareaField(props: ComponentProps<'textarea'> & FieldTexts) {
  const { label, hint, error, className, rows = 4, ...textarea } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <textarea
        rows={rows}
        {...textarea}
        {...fieldAttributes(id, { hint, error })}
        className={fieldBox(
          error,
          classNames(
            'field-sizing-content block max-h-96 resize-y py-3.5',
            rows > 2 ? 'min-h-31' : 'min-h-19',
          ),
        )}
      />
    </FieldFrame>
  );
}
