import { countOf, type PluralForms } from '#shared/text/plural.ts';
import type { ApiError } from '../api';

const SECONDS: PluralForms = ['секунду', 'секунды', 'секунд'];
const MINUTES: PluralForms = ['минуту', 'минуты', 'минут'];

/** The sentence of a refusal as a whole; after too many tries it says how long to wait. */
export function refusalText({ status, retryAfter, message }: ApiError): string {
  if (status !== 429 || retryAfter === undefined) return message;
  return `Слишком много попыток. Попробуйте через ${waitingTime(retryAfter)}`;
}

/** Seconds below a minute and a half, else minutes, rounded up. */
function waitingTime(seconds: number): string {
  return seconds < 90 ? countOf(Math.max(1, seconds), SECONDS) : countOf(Math.ceil(seconds / 60), MINUTES);
}
