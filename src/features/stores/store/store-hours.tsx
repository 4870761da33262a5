import { useEffect, useState } from 'react';
import { hoursRows } from '#shared/delivery/hours-words.ts';
import { weekdayOf } from '#shared/delivery/opening.ts';
import { addDays, formatDayAndMonth } from '#shared/text/dates.ts';
import type { Store, StoreSpecialDay } from '@/lib/api';
import { localClock } from '@/shop/opening-hours/opening-hours';
import { OpenState } from '../open-state';

/** Special days are listed this many days ahead, and at most this many of them. */
const AHEAD_DAYS = 60;
const MOST = 6;

/** Whether the store is open now, its opening hours by days of the week, and special days. */
export function StoreHours({ store }: { store: Store }) {
  const today = useToday(store.timeZone);
  const special = store.specialDays.filter(
    ({ day }) => today === undefined || (day >= today && day <= addDays(today, AHEAD_DAYS)),
  );
  const isSpecial = special.some(({ day }) => day === today);
  return (
    <>
      <OpenState store={store} />
      <dl className="text-ui tabular-nums">
        {hoursRows(store.hours).map(({ days, time }, index) => {
          const isToday =
            today !== undefined && !isSpecial && store.hours[index]?.days.includes(weekdayOf(today));
          return <Row key={days + time} name={days} text={time} isToday={isToday ?? false} />;
        })}
      </dl>
      {special.length > 0 && (
        <>
          <p className="mt-2 text-caption text-ink-2">В&nbsp;праздники и&nbsp;особые дни</p>
          <dl className="text-ui tabular-nums">
            {special.slice(0, MOST).map((one) => (
              <Row
                key={one.day}
                name={formatDayAndMonth(new Date(one.day))}
                text={specialWords(one)}
                isToday={one.day === today}
              />
            ))}
          </dl>
        </>
      )}
    </>
  );
}

function Row({ name, text, isToday }: { name: string; text: string; isToday: boolean }) {
  return (
    <div aria-current={isToday ? 'date' : undefined} className="flex gap-2 aria-[current]:font-medium">
      <dt className="min-w-24 text-ink-2">{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

/** A special day in words: «10:00–18:00», «закрыто, Новый год». */
const specialWords = ({ opens, closes, reason }: StoreSpecialDay): string =>
  [opens && closes ? `${opens}–${closes}` : 'закрыто', reason].filter(Boolean).join(', ');

/**
 * Today's date in the store's time zone. Known only in the browser, because cached HTML is shown at any time.
 */
function useToday(timeZone: string): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(localClock(timeZone, new Date())?.day), [timeZone]);
  return today;
}
