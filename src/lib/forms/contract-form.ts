import type { core } from 'zod/mini';
import { safeParse } from 'zod/mini';
import { fieldErrors } from '#shared/forms/field-errors.ts';
import type { ApiError } from '../api';
import { refusalText } from './refusal-text';

/** Form values: texts as typed, and checkboxes as booleans. */
export type Fields = Record<string, string | boolean>;

/** Errors by field; `form` is the error beside the button. */
export type FormErrors<Name extends string = string> = Partial<Record<Name | 'form', string>>;

/** The definition of a form that makes a request of the contract. */
export type ContractForm<F extends Fields, Body> = {
  /** The empty form: its fields, with a boolean for each checkbox. */
  blank: F;
  /** The schema of the request, with its bounds. */
  schema: core.$ZodType<Body>;
  /** Makes the request from the fields. By default the fields are the request. */
  request?(fields: F): unknown;
  /**
   * Form fields by the JSON pointer of the request, if their names differ; `form` puts the error beside the
   * button.
   */
  places?: Readonly<Record<string, (keyof F & string) | 'form'>>;
  /** Errors that the schema cannot find or says less clearly. They take precedence. */
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

/** The request of a form, or all errors that can be found without the server. */
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

/** Errors of a refusal: field errors at their fields, others beside the button. */
export function refusalErrors<F extends Fields>(
  form: Pick<ContractForm<F, unknown>, 'blank' | 'places'>,
  error: ApiError,
): FormErrors<NameOf<F>> {
  const errors = errorsByField(form, error.fieldErrors);
  return Object.keys(errors).length > 0 ? errors : ({ form: refusalText(error) } as FormErrors<NameOf<F>>);
}

/** The first error of each field. Errors of fields that the form does not have are left out. */
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
