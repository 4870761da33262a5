import { countOf, type PluralForms } from '#shared/text/plural.ts';
import type { ApiError } from '../api';

const SECONDS: PluralForms = ['секунду', 'секунды', 'секунд'];
const MINUTES: PluralForms = ['минуту', 'минуты', 'минут'];

/** The text that a form shows for an error response. After too many attempts it says how long to wait. */
export function refusalText({ status, retryAfter, message }: ApiError): string {
  if (status !== 429 || retryAfter === undefined) return message;
  return `Слишком много попыток. Попробуйте через ${waitingTime(retryAfter)}`;
}

/** A waiting time in words: in seconds below 90 s, otherwise in minutes, rounded up. */
function waitingTime(seconds: number): string {
  return seconds < 90 ? countOf(Math.max(1, seconds), SECONDS) : countOf(Math.ceil(seconds / 60), MINUTES);
}
