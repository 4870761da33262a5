import { type ChangeEvent, useRef } from 'react';
import { dottedAsTyped } from '@/lib/ui/date-field/date-input';
import { Field, type FieldProps } from '@/lib/ui/forms/field';

type BirthDateFieldProps = Omit<FieldProps, 'type' | 'value' | 'trailing'>;

/**
 * A date known by heart: eight digits are typed faster into one plain field than into three, and what a
 * browser fills in or the shopper pastes is taken as well. The dots come by themselves.
 */
export function BirthDateField({ onChange, ...props }: BirthDateFieldProps) {
  const shown = useRef(String(props.defaultValue ?? ''));

  const dot = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const dotted = dottedAsTyped(input.value, shown.current);
    // Writing the same text would send the caret to the end.
    if (dotted !== input.value) input.value = dotted;
    shown.current = dotted;
    onChange?.(event);
  };

  return (
    <Field
      {...props}
      onChange={dot}
      // The form may have put another date in since.
      onFocus={({ currentTarget }) => {
        shown.current = currentTarget.value;
      }}
      inputMode="numeric"
      autoComplete="bday"
      placeholder="ДД.ММ.ГГГГ"
      maxLength={10}
    />
  );
}
