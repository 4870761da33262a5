import { useQueryClient } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import { addressLoginMax } from '@/lib/api/schemas';
import { Field, type FieldProps } from '@/lib/ui/forms/field';
import { typedAddress } from './typed-address';

type AddressFieldProps = Omit<FieldProps, 'label' | 'type' | 'value'>;

/**
 * The field «Телефон или почта», the login of an account. It asks phones for the email keyboard, which also
 * has digits.
 */
export function AddressField({ defaultValue, onChange, ...field }: AddressFieldProps) {
  const typed = typedAddress(useQueryClient());
  return (
    <Field
      {...field}
      label="Телефон или почта"
      type="text"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={addressLoginMax}
      defaultValue={defaultValue ?? typed.current}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        typed.current = event.currentTarget.value;
        onChange?.(event);
      }}
    />
  );
}
