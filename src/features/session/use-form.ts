import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ApiError, isApiError } from '@/lib/api';
import type { FormErrors } from './form-errors';

type FormOptions<Fields, Name extends string> = {
  /** What the server said when the form was posted without scripts. */
  posted?: FormErrors<Name>;
  read(data: FormData): Fields;
  /** What can be told without asking; undefined when the form may be sent. */
  check(fields: Fields): FormErrors<Name> | undefined;
  /** @throws ApiError */
  send(fields: Fields): Promise<void>;
  /** What a refusal is about. */
  refused(error: ApiError, fields: Fields): FormErrors<Name>;
};

/** A form whose fields stay as they were typed whatever comes of it. The first wrong field gets the focus. */
export function useForm<Fields, Name extends string>(options: FormOptions<Fields, Name>) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [errors, setErrors] = useState<FormErrors<Name>>(options.posted ?? {});
  const [busy, setBusy] = useState(false);

  // Once React has marked it; not for what came with the page.
  const shown = useRef(errors);
  useEffect(() => {
    if (shown.current === errors) return;
    shown.current = errors;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending.current) return;
    const fields = options.read(new FormData(event.currentTarget));
    const wrong = options.check(fields);
    setErrors(wrong ?? {});
    if (wrong) return;
    sending.current = true;
    setBusy(true);
    try {
      await options.send(fields);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setErrors(options.refused(error, fields));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  return { attributes: { ref: form, method: 'post', noValidate: true, onSubmit } as const, errors, busy };
}
