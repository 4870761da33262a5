import { useState } from 'react';
import { IconButton } from '../buttons/icon-button';
import { EyeIcon, EyeOffIcon } from '../pictures/icons';
import { Field, type FieldProps } from './field';

/** A password field with a button that makes the password visible. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          label="Показать пароль"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="!absolute inset-y-1 right-1"
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}
