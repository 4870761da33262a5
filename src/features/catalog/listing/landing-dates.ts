import { capitalised } from '#shared/text/capitalised.ts';
import { formatDayAndMonth } from '#shared/text/dates.ts';
import { NBSP } from '#shared/text/typography.ts';
import type { Landing } from '@/lib/api';

/**
 * The dates of a landing in words: «С 20 ноября до 31 декабря», «До 31 декабря», «С 20 ноября». Undefined if
 * it has no dates. Takes ISO dates.
 */
export function landingDates({ startsAt, endsAt }: Pick<Landing, 'startsAt' | 'endsAt'>): string | undefined {
  const [start, end] = [startsAt, endsAt].map((day) => day && formatDayAndMonth(new Date(day)));
  const words = [start && `с${NBSP}${start}`, end && `до${NBSP}${end}`].filter(Boolean).join(' ');
  return words ? capitalised(words) : undefined;
}
