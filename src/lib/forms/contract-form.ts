import type { core } from 'zod/mini';
import { safeParse } from 'zod/mini';
import { fieldErrors } from '#shared/forms/field-errors.ts';
import type { ApiError } from '../api';
import { refusalText } from './refusal-text';

/** What a form holds: texts as they were typed, and ticks. */
export type Fields = Record<string, string | boolean>;

/** Sentences at fields, and one beside the button. */
export type FormErrors<Name extends string = string> = Partial<Record<Name | 'form', string>>;

/** A form that makes a request of the contract. */
export type ContractForm<F extends Fields, Body> = {
  /** The form when it is empty: which fields it has, and which of them are ticks. */
  blank: F;
  /** The schema of the request, which has all the bounds. */
  schema: core.$ZodType<Body>;
  /** The request that a filled-in form means. Without it the fields are the request. */
  request?(fields: F): unknown;
  /** Fields by the JSON pointers of the request where the names differ; `form` is the place beside the button. */
  places?: Readonly<Record<string, (keyof F & string) | 'form'>>;
  /** What the contract cannot say of the fields, or says less clearly. Comes before what the schema says. */
  check?(fields: F): FormErrors<keyof F & string>;
};

type NameOf<F> = keyof F & string;
type Checked<F, Body> = { ok: true; request: Body } | { ok: false; errors: FormErrors<NameOf<F>> };

/** What was posted or stands in a form. Fields that are missing are empty. */
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

/** The request of a form, or every error that can be found without asking the shop. */
export function checkFields<F extends Fields, Body>(
  form: ContractForm<F, Body>,
  fields: F,
): Checked<F, Body> {
  const input = form.request ? form.request(fields) : fields;
  const result = safeParse(form.schema, input);
  const own = form.check?.(fields);
  const said = result.success ? undefined : atFields(form, fieldErrors(result.error.issues, input));
  const errors = { ...said, ...defined(own) } as FormErrors<NameOf<F>>;
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  if (result.success) return { ok: true, request: result.data };
  throw new Error(`The form makes no request of the contract: ${result.error.message}`);
}

/** A refusal of the shop: errors of fields at their fields, others beside the button. */
export function placeRefusal<F extends Fields>(
  form: Pick<ContractForm<F, unknown>, 'blank' | 'places'>,
  error: ApiError,
): FormErrors<NameOf<F>> {
  const errors = atFields(form, error.fieldErrors);
  return Object.keys(errors).length > 0 ? errors : ({ form: refusalText(error) } as FormErrors<NameOf<F>>);
}

/** The first sentence of each field. What is about a field that the form does not have is left out. */
function atFields<F extends Fields>(
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
