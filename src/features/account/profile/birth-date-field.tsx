import { type ChangeEvent, useRef } from 'react';
import { dottedAsTyped } from '@/lib/ui/forms/date-input';
import { Field, type FieldProps } from '@/lib/ui/forms/field';

type BirthDateFieldProps = Omit<FieldProps, 'type' | 'value' | 'trailing'>;

/**
 * One field for the whole birth date, not three: it is faster to type, and autofill and pasting work. The
 * dots are inserted automatically.
 */
export function BirthDateField({ onChange, ...props }: BirthDateFieldProps) {
  const shown = useRef(String(props.defaultValue ?? ''));

  const dot = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const dotted = dottedAsTyped(input.value, shown.current);
    // Assign only a different text: even assigning an equal one would move the caret to the end.
    if (dotted !== input.value) input.value = dotted;
    shown.current = dotted;
    onChange?.(event);
  };

  return (
    <Field
      {...props}
      onChange={dot}
      // The form may have changed the date since this component was rendered.
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
