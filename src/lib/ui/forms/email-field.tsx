import { Field, type FieldProps } from './field';

type EmailFieldProps = Omit<FieldProps, 'type'>;

/** An email address, with its keyboard and without autocorrection. */
export function EmailField(props: EmailFieldProps) {
  return (
    <Field
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type="email"
    />
  );
}
