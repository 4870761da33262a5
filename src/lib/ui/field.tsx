import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names';
import { EyeIcon } from './icons';

type FieldProps = ComponentProps<'input'> & {
  label: string;
  /** A sentence that says what is wrong and what to do. */
  error?: string;
  /** Stands inside the box at its right edge. */
  trailing?: ReactNode;
};

/** A text field: label above, the error below and linked to it. */
export function Field({ label, error, trailing, className, ...input }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-caption text-ink-2">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className={classNames(
            'h-13 w-full appearance-none border bg-paper px-3.5 text-field placeholder:text-ink-3 focus:outline-2 focus:-outline-offset-2 focus:outline-ink',
            error ? 'border-accent shadow-[inset_0_0_0_1px_var(--color-accent)]' : 'border-field',
            trailing !== undefined && 'pr-12',
          )}
        />
        {trailing}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 text-caption text-accent">
          {error}
        </p>
      )}
    </div>
  );
}

/** A password field whose text can be shown. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          aria-label="Показать пароль"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className={classNames(
            'absolute inset-y-1 right-1 flex w-11 items-center justify-center focus-visible:-outline-offset-2',
            shown ? 'text-ink' : 'text-ink-2',
          )}
        >
          <EyeIcon />
        </button>
      }
    />
  );
}
