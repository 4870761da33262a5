import { type ChangeEvent, useRef } from 'react';
import { dottedAsTyped } from '@/lib/ui/forms/date-input';
import { Field, type FieldProps } from '@/lib/ui/forms/field';

type BirthDateFieldProps = Omit<FieldProps, 'type' | 'value' | 'trailing'>;

/**
 * A single field for the birth date: eight digits are typed faster into one field than into three, and autofill and
 * pasting work. The dots are inserted automatically.
 */
export function BirthDateField({ onChange, ...props }: BirthDateFieldProps) {
  const shown = useRef(String(props.defaultValue ?? ''));

  const dot = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const dotted = dottedAsTyped(input.value, shown.current);
    // Assigning the same text would move the caret to the end.
    if (dotted !== input.value) input.value = dotted;
    shown.current = dotted;
    onChange?.(event);
  };

  return (
    <Field
      {...props}
      onChange={dot}
      // The form may have set another date since.
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
