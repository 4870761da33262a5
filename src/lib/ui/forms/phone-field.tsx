import { type ChangeEvent, useRef } from 'react';
import { formatPhone } from '#shared/forms/phone.ts';
import { Field, type FieldProps } from './field';
import { phoneOf, typedPhone } from './phone-input';

type PhoneFieldProps = Omit<FieldProps, 'type' | 'value' | 'defaultValue' | 'trailing'> & {
  /** Initial number, in E.164 format. */
  defaultValue?: string;
  /** Called with the typed number in E.164 format. It may be incomplete; see isWholePhone. */
  onPhone?(e164: string): void;
};

/**
 * A phone field. It groups the digits while typing (+7 999 123 45 67), and accepts «8…», ten digits and
 * «+7…». A form sends the displayed text: read it with phoneOf.
 */
export function PhoneField({ defaultValue = '', onPhone, onChange, ...field }: PhoneFieldProps) {
  const shown = useRef(formatPhone(defaultValue));

  const group = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const next = typedPhone(input.value, input.selectionStart ?? input.value.length);
    if (input.value !== next.text) {
      input.value = next.text;
      input.setSelectionRange(next.caret, next.caret);
    }
    if (next.text !== shown.current) onPhone?.(phoneOf(next.text));
    shown.current = next.text;
    onChange?.(event);
  };

  return (
    <Field
      autoComplete="tel"
      inputMode="tel"
      maxLength={40}
      placeholder={'+7\u00a0999\u00a0123\u00a045\u00a067'}
      {...field}
      type="tel"
      defaultValue={formatPhone(defaultValue)}
      onChange={group}
      className={field.className}
    />
  );
}
