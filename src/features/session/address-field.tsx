import { useQueryClient } from '@tanstack/react-query';
import { Field, type FieldProps } from '@/lib/ui/field';
import { typedAddress } from './typed-address';

type AddressFieldProps = Pick<FieldProps, 'error' | 'hint' | 'defaultValue' | 'className'>;

/** «Телефон или почта», the name of an account. A keyboard for e-mail has the digits, too. */
export function AddressField({ defaultValue, ...field }: AddressFieldProps) {
  const typed = typedAddress(useQueryClient());
  return (
    <Field
      {...field}
      label="Телефон или почта"
      name="login"
      type="text"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={254}
      defaultValue={defaultValue ?? typed.get()}
      onChange={({ currentTarget }) => typed.set(currentTarget.value)}
    />
  );
}
