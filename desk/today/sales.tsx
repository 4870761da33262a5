import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDays, formatOnDay } from '#shared/text/dates.ts';
import { formatMoney } from '#shared/text/money.ts';
import { countOf, formatCount, type PluralForms } from '#shared/text/plural.ts';
import { getGetTodaySalesQueryOptions, type SalesSoFar, type TodaySales } from '../api/index.ts';
import { BarPlot } from '../parts/plots/bar-plot.tsx';
import { LinePlot } from '../parts/plots/line-plot.tsx';
import { PlotFigure } from '../parts/plots/plot-figure.tsx';
import { Section } from '../parts/section.tsx';

const ORDERS: PluralForms = ['заказ', 'заказа', 'заказов'];

/** Past days do not change, and the numbers above the plots are those of the moment. */
const REFRESH_MS = 60_000;

type SalesProps = { day: string; soFar: SalesSoFar };

/** The sums of the day beside those of the same weekday a week ago, and those of the last days. */
export function Sales({ day, soFar }: SalesProps) {
  const { data } = useQuery({ ...getGetTodaySalesQueryOptions(), refetchInterval: REFRESH_MS });
  return (
    <Section title="Продажи" className="mt-10">
      <dl className="sales-sums">
        <div>
          <dt>Сегодня</dt>
          <dd>
            <span className="type-h3">{formatMoney(soFar.sum)}</span>
            <span>{countOf(soFar.orders, ORDERS)}</span>
          </dd>
        </div>
        <div>
          <dt>Неделю назад к&nbsp;этому часу</dt>
          <dd>
            <span className="type-h3">{formatMoney(soFar.sumBefore)}</span>
            <span>{countOf(soFar.ordersBefore, ORDERS)}</span>
          </dd>
        </div>
      </dl>
      {data && data.day === day && (
        <div className="plots mt-6">
          <HoursPlot sales={data} soFar={soFar} />
          <DaysPlot sales={data} soFar={soFar} />
        </div>
      )}
    </Section>
  );
}

type PlotProps = { sales: TodaySales; soFar: SalesSoFar };

const shortDay = (day: string) => formatDays(day, day);

/** How the sum of a day grew by the hour. */
function HoursPlot({ sales: { dayBefore, hours, hoursBefore }, soFar }: PlotProps) {
  const before = grown(hoursBefore.map(({ sum }) => sum));
  const now = grown(hours.map(({ sum }) => sum));
  // The last hour goes on: its end is the sum of this moment.
  now[now.length - 1] = soFar.sum;
  const name = `Неделю назад, ${shortDay(dayBefore)}`;
  return (
    <PlotFigure
      title="Как растёт сумма дня"
      table={{
        caption: 'Сумма заказов с\u00a0начала дня по\u00a0часам',
        head: ['К часу', 'Сегодня', name],
        rows: before.map((sum, hour) => [
          `${hour + 1}:00`,
          hour < now.length ? formatMoney(now[hour] ?? 0) : '',
          formatMoney(sum),
        ]),
      }}
    >
      <LinePlot
        label={`Сумма сегодня ${formatMoney(soFar.sum)}; ${formatOnDay(dayBefore)} к\u00a0концу дня ${formatMoney(before.at(-1) ?? 0)}`}
        steps={24}
        lines={[
          { name, values: before, isFaint: true },
          { name: 'Сегодня', values: now },
        ]}
        stepName={(step) => `${step}:00`}
        format={formatMoney}
      />
    </PlotFigure>
  );
}

const SPANS = [7, 14] as const;

function DaysPlot({ sales: { days }, soFar }: PlotProps) {
  const [span, setSpan] = useState<(typeof SPANS)[number]>(14);
  const shown = days.slice(-span).map((one, place, { length }) =>
    // The sum of today grows while the others stay.
    place === length - 1 ? { ...one, sum: soFar.sum, orders: soFar.orders } : one,
  );
  const total = shown.reduce((sum, one) => sum + one.sum, 0);
  return (
    <PlotFigure
      title={`${span} дней`}
      aside={
        <div className="flex gap-2">
          {SPANS.map((each) => (
            <button
              key={each}
              type="button"
              className="chip"
              aria-pressed={span === each}
              onClick={() => setSpan(each)}
            >
              {`${each} дней`}
            </button>
          ))}
        </div>
      }
      table={{
        caption: 'Заказы по\u00a0дням',
        head: ['День', 'Заказов', 'Сумма'],
        rows: shown.map(({ day, orders, sum }) => [shortDay(day), formatCount(orders), formatMoney(sum)]),
      }}
    >
      <BarPlot
        label={`Сумма заказов за\u00a0${span}\u00a0дней: ${formatMoney(total)}`}
        bars={shown.map(({ day, sum }) => ({
          name: shortDay(day),
          short: String(Number(day.slice(8))),
          value: sum,
          isStrong: day === days.at(-1)?.day,
        }))}
        format={formatMoney}
      />
    </PlotFigure>
  );
}

/** Sums up to and with each step. */
function grown(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return sum;
  });
}
