import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { type ApiError, isApiError } from '../api';
import { type ContractForm, checkFields, type Fields, type FormErrors, refusalErrors } from './contract-form';

type Options<F extends Fields, Body> = {
  /** Errors of a form that was posted without scripts. */
  posted?: FormErrors<keyof F & string>;
  /** Sends the request. @throws ApiError */
  send(request: Body, fields: F): Promise<void>;
  /** Errors to show for an error response, if the `places` of the definition are not enough. */
  refused?(error: ApiError, fields: F): FormErrors<keyof F & string> | undefined;
};

/**
 * A contract form in the browser. Its fields are uncontrolled, so that they keep their text after any
 * response and through hydration. The first field with an error gets the focus. A second press while the
 * request is pending does nothing. Spread `attributes` on the form and `field(name)` on its fields.
 */
export function useContractForm<F extends Fields, Body>(
  form: ContractForm<F, Body>,
  { posted, send, refused }: Options<F, Body>,
) {
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [answers, setAnswers] = useState(0);
  const [firstErrors] = useState(() => posted && toHookForm(posted));
  const { register, handleSubmit, setError, clearErrors, getValues, setValue, formState } = useForm<
    Fields,
    unknown,
    { request: Body }
  >({
    resolver: (values) => {
      const checked = checkFields(form, values as F);
      if (checked.ok) return { values: { request: checked.request }, errors: {} };
      return { values: {} as Record<string, never>, errors: toHookForm(checked.errors) };
    },
    errors: firstErrors,
    reValidateMode: 'onSubmit',
    // The effect above sets the focus after React has marked the field, so that screen readers read out the
    // error.
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    if (answers > 0 && element.current) focusFirstWrong(element.current);
  }, [answers]);

  const fields = () => getValues() as F;

  async function carryOut({ request }: { request: Body }): Promise<void> {
    const sent = fields();
    try {
      await send(request, sent);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const wrong = refused?.(error, sent) ?? refusalErrors(form, error);
      for (const [name, message] of Object.entries<string | undefined>(wrong)) {
        setError(name === 'form' ? 'root' : name, { message });
      }
    }
  }

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (sending.current) return;
    sending.current = true;
    try {
      await handleSubmit(carryOut)(event);
    } finally {
      sending.current = false;
      setAnswers((count) => count + 1);
    }
  }

  return {
    attributes: { ref: element, method: 'post', noValidate: true, onSubmit: submit } as const,
    field: (name: keyof F & string) => ({ ...register(name), error: errors[name]?.message }),
    /** The message beside the button. */
    refusal: errors.root?.message,
    /** Names of fields with errors, in the order of the form. */
    wrong: (Object.keys(form.blank) as (keyof F & string)[]).filter((name) => errors[name]),
    busy: isSubmitting,
    /** The current values. */
    fields,
    submit,
    /** Sets the value of a field. */
    fill: (name: keyof F & string, value: string | boolean) => setValue(name as string, value),
    clearErrors: (name?: keyof F & string) => clearErrors(name),
    /**
     * Validates a field when it loses the focus, and shows or removes its error. Empty fields are skipped,
     * because they may still be filled in.
     */
    judge(name: keyof F & string): void {
      const now = fields();
      const checked = now[name] ? checkFields(form, now) : undefined;
      const message = checked && !checked.ok ? checked.errors[name] : undefined;
      if (message) setError(name as string, { message });
      else if (now[name]) clearErrors(name);
    },
  };
}

/**
 * Focuses the first field with an error. Fields outside of the form element belong to it by their `form`
 * attribute. A radio group is not in `elements` itself.
 */
function focusFirstWrong(form: HTMLFormElement): void {
  const isWrong = (control: Element) => control.matches('[aria-invalid="true"]');
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]') ?? [...form.elements].find(isWrong);
  const control = wrong?.matches('[role="radiogroup"]')
    ? wrong.querySelector('input:not([disabled])')
    : wrong;
  (control as HTMLElement | null | undefined)?.focus();
}

/** React Hook Form stores the error of the whole form as `root`. */
function toHookForm({ form, ...errors }: FormErrors): FieldErrors<Fields> {
  const named = Object.entries({ ...errors, root: form }).filter(([, message]) => message !== undefined);
  return Object.fromEntries(
    named.map(([name, message]) => [name, { type: 'contract', message }]),
  ) as FieldErrors<Fields>;
}
