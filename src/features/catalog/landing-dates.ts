import type { Landing } from '@/lib/api';
import { NBSP } from '@/lib/typography';

const MONTHS = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
];

/** «С 20 ноября до 31 декабря», «До 31 декабря», «С 20 ноября»; undefined without days. Days are ISO dates. */
export function landingDates({ startsAt, endsAt }: Pick<Landing, 'startsAt' | 'endsAt'>): string | undefined {
  const [start, end] = [dayOf(startsAt), dayOf(endsAt)];
  const words = [start && `с${NBSP}${start}`, end && `до${NBSP}${end}`].filter(Boolean).join(' ');
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : undefined;
}

function dayOf(iso: string | null): string | undefined {
  const [, month = '', day = ''] = iso?.split('-') ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? undefined : `${Number(day)}${NBSP}${name}`;
}
