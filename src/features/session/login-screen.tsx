import { type FormEvent, useRef, useState } from 'react';
import { isApiError } from '@/lib/api';
import { Button } from '@/lib/ui/button';
import { Field } from '@/lib/ui/field';
import { ErrorNotice } from '@/lib/ui/notice';
import { PasswordField } from '@/lib/ui/password-field';
import { useVisit } from '@/lib/visit';
import { checkLogin, type LoginErrors } from './login-form-data';
import { signIn } from './sign-in';

type LoginScreenProps = {
  /** Where to go afterwards: a path of this shop. */
  redirect: string;
  /** What the server said to the form when it was posted without scripts. */
  posted?: { login: string; errors: LoginErrors };
  onSignedIn(): void | Promise<void>;
};

/** Signing in by phone or e-mail and password. Nothing sells here. */
export function LoginScreen({ redirect, posted, onSignedIn }: LoginScreenProps) {
  const visit = useVisit();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<LoginErrors>(posted?.errors ?? {});
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const fields = { login: String(data.get('login')).trim(), password: String(data.get('password')) };
    const wrong = checkLogin(fields);
    setErrors(wrong ?? {});
    if (wrong) return focusFirst(form.current, wrong);
    setBusy(true);
    try {
      await signIn(visit, fields);
      await onSignedIn();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setErrors({ form: error.message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mx-auto w-full max-w-120 px-margin py-12 md:py-24">
      <h1 className="type-h2 mb-4">Вход</h1>
      <form ref={form} method="post" action="/login" noValidate onSubmit={submit} className="space-y-4">
        <input type="hidden" name="redirect" value={redirect} />
        <Field
          label="Телефон или почта"
          name="login"
          defaultValue={posted?.login}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={errors.login}
        />
        <PasswordField
          label="Пароль"
          name="password"
          autoComplete="current-password"
          maxLength={128}
          error={errors.password}
        />
        {errors.form && <ErrorNotice>{errors.form}</ErrorNotice>}
        <Button type="submit" wide busy={busy}>
          Войти
        </Button>
      </form>
    </div>
  );
}

function focusFirst(form: HTMLFormElement | null, errors: LoginErrors): void {
  const name = errors.login ? 'login' : 'password';
  form?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus();
}
