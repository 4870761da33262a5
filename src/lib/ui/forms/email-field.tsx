import { Field, type FieldProps } from './field';

type EmailFieldProps = Omit<FieldProps, 'type'>;

/** A field for an email address. Phones show their email keyboard, and the text is not autocorrected. */
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
