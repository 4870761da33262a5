import { type ComponentProps, useId } from 'react';
import { FieldFrame, type FieldTexts, fieldAttributes, fieldBox } from './field-frame';

/** A text area that grows with its text, in browsers that support this. */
export function TextareaField(props: ComponentProps<'textarea'> & FieldTexts) {
  const { label, hint, error, className, ...textarea } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <textarea
        rows={4}
        {...textarea}
        {...fieldAttributes(id, { hint, error })}
        className={fieldBox(error, 'field-sizing-content block max-h-96 min-h-31 resize-y py-3.5')}
      />
    </FieldFrame>
  );
}
