import { type ComponentProps, useId } from 'react';
import { ChevronDownIcon } from '../pictures/icons';
import { FieldFrame, type FieldTexts, fieldAttributes, fieldBox } from './field-frame';

/** A native select, because phones show it best. Its children are `option` elements. */
export function SelectField(props: ComponentProps<'select'> & FieldTexts) {
  const { label, hint, error, className, ...select } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <div className="relative">
        <select
          {...select}
          {...fieldAttributes(id, { hint, error })}
          className={fieldBox(error, 'h-13 cursor-pointer truncate pr-12 read-only:enabled:text-ink')}
        />
        <ChevronDownIcon className="pointer-events-none absolute top-4 right-3.5" />
      </div>
    </FieldFrame>
  );
}
