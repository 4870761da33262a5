import type { core } from 'zod/mini';
import { safeParse } from 'zod/mini';
import { fieldErrors } from '#shared/forms/field-errors.ts';
import type { ApiError } from '../api';
import { refusalText } from './refusal-text';

/** Values of form fields: texts as typed, and checkboxes as booleans. */
export type Fields = Record<string, string | boolean>;

/** Error messages by field; `form` is the message beside the button. */
export type FormErrors<Name extends string = string> = Partial<Record<Name | 'form', string>>;

/** The definition of a form whose request is part of the contract. */
export type ContractForm<F extends Fields, Body> = {
  /**
   * Values of the empty form. They define its fields: a boolean for each checkbox, a text for any other
   * field.
   */
  blank: F;
  /** The zod schema of the request, with the limits of the contract. */
  schema: core.$ZodType<Body>;
  /** Builds the request from the fields. By default the fields are the request. */
  request?(fields: F): unknown;
  /**
   * The field for each JSON pointer of the request whose name differs from that of the field. `form` shows
   * the error beside the button.
   */
  places?: Readonly<Record<string, (keyof F & string) | 'form'>>;
  /**
   * Errors that the schema cannot find, or that it words less clearly. They take precedence over those of the
   * schema.
   */
  check?(fields: F): FormErrors<keyof F & string>;
};

type NameOf<F> = keyof F & string;
type Checked<F, Body> = { ok: true; request: Body } | { ok: false; errors: FormErrors<NameOf<F>> };

/** Values of a posted form. Missing fields are empty. */
export function readFields<F extends Fields>(
  { blank }: Pick<ContractForm<F, unknown>, 'blank'>,
  data: FormData | URLSearchParams,
): F {
  const entries = Object.entries(blank).map(([name, empty]) => {
    const value = data.get(name);
    if (typeof empty === 'boolean') return [name, value !== null];
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(entries);
}

/** The request of the form, or all errors that can be found in the browser. */
export function checkFields<F extends Fields, Body>(
  form: ContractForm<F, Body>,
  fields: F,
): Checked<F, Body> {
  const input = form.request ? form.request(fields) : fields;
  const result = safeParse(form.schema, input);
  const own = form.check?.(fields);
  const schemaErrors = result.success
    ? undefined
    : errorsByField(form, fieldErrors(result.error.issues, input));
  const errors = { ...schemaErrors, ...defined(own) } as FormErrors<NameOf<F>>;
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  if (result.success) return { ok: true, request: result.data };
  throw new Error(`The form makes no request of the contract: ${result.error.message}`);
}

/** The messages of an error response: field errors at their fields, others beside the button. */
export function refusalErrors<F extends Fields>(
  form: Pick<ContractForm<F, unknown>, 'blank' | 'places'>,
  error: ApiError,
): FormErrors<NameOf<F>> {
  const errors = errorsByField(form, error.fieldErrors);
  return Object.keys(errors).length > 0 ? errors : ({ form: refusalText(error) } as FormErrors<NameOf<F>>);
}

/** The first error of each field. Errors of fields that the form does not have are dropped. */
function errorsByField<F extends Fields>(
  { blank, places = {} }: Pick<ContractForm<F, unknown>, 'blank' | 'places'>,
  wrong: readonly { pointer: string; message: string }[],
): FormErrors<NameOf<F>> {
  const errors: FormErrors = {};
  for (const { pointer, message } of wrong) {
    const name = Object.hasOwn(places, pointer) ? places[pointer] : pointer.slice(1);
    if (name === 'form' || (name && Object.hasOwn(blank, name))) errors[name] ??= message;
  }
  return errors as FormErrors<NameOf<F>>;
}

const defined = (errors: FormErrors = {}): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, message]) => message));
