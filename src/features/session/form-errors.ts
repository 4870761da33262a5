import type { ApiError } from '@/lib/api';
import { countOf, type PluralForms } from '@/lib/plural';

/** What is wrong with a form: sentences at fields, and one beside the button. */
export type FormErrors<Name extends string> = Partial<Record<Name | 'form', string>>;

const SECONDS: PluralForms = ['секунду', 'секунды', 'секунд'];
const MINUTES: PluralForms = ['минуту', 'минуты', 'минут'];

/**
 * A refusal of the API: sentences of fields go to the fields that `fieldOf` names by JSON pointer, what is about none of
 * them goes beside the button.
 */
export function refusedForm<Name extends string>(
  error: ApiError,
  fieldOf: Record<string, Name>,
): FormErrors<Name> {
  const errors: FormErrors<Name> = {};
  for (const { pointer, message } of error.fieldErrors) {
    const name = Object.hasOwn(fieldOf, pointer) ? fieldOf[pointer] : undefined;
    if (name !== undefined) errors[name] ??= message;
  }
  return Object.keys(errors).length > 0 ? errors : ({ form: refusalText(error) } as FormErrors<Name>);
}

/** The sentence of a refusal as a whole; who tried too often learns how long to wait. */
export function refusalText({ status, retryAfter, message }: ApiError): string {
  if (status !== 429 || retryAfter === undefined) return message;
  return `Слишком много попыток. Попробуйте через ${waitingTime(retryAfter)}`;
}

/** Seconds below a minute and a half, else minutes, rounded up. */
function waitingTime(seconds: number): string {
  return seconds < 90 ? countOf(Math.max(1, seconds), SECONDS) : countOf(Math.ceil(seconds / 60), MINUTES);
}
