import { addDays, dayInMoscow, formatDays } from '#shared/text/dates.ts';
import { Button } from '@/lib/ui/buttons/button';
import { Checkbox } from '@/lib/ui/forms/checkbox';
import { Popover } from '@/lib/ui/overlays/popover';
import { CloseIcon } from '@/lib/ui/pictures/icons';

type ChoiceProps<Word extends string> = {
  label: string;
  words: readonly (readonly [Word, string])[];
  chosen: readonly Word[];
  onChange(chosen: Word[] | undefined): void;
};

/** A filter with several choices, which takes effect at once. */
export function WordsFilter<Word extends string>({ label, words, chosen, onChange }: ChoiceProps<Word>) {
  const toggle = (word: Word) => {
    const next = words.map(([each]) => each).filter((each) => chosen.includes(each) !== (each === word));
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <Popover label={label} trigger={<FilterButton label={label} count={chosen.length} />}>
      {words.map(([word, name]) => (
        <Checkbox key={word} checked={chosen.includes(word)} onChange={() => toggle(word)}>
          {name}
        </Checkbox>
      ))}
    </Popover>
  );
}

type Days = { from?: string | undefined; to?: string | undefined };
type DaysFilterProps = { label: string; days: Days; now: Date; onChange(days: Days): void };

/** A filter by days: buttons for common ranges, and two native date fields. */
export function DaysFilter({ label, days, now, onChange }: DaysFilterProps) {
  const today = dayInMoscow(now);
  const ranges = [
    ['Сегодня', today, today],
    ['Вчера', addDays(today, -1), addDays(today, -1)],
    ['7 дней', addDays(today, -6), today],
    ['30 дней', addDays(today, -29), today],
  ] as const;
  return (
    <Popover label={label} trigger={<FilterButton label={label} count={days.from || days.to ? 1 : 0} />}>
      <div className="flex flex-wrap gap-2">
        {ranges.map(([name, from, to]) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={days.from === from && days.to === to}
            onClick={() => onChange({ from, to })}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="mt-4 flex gap-2">
        <DayField
          label="С"
          value={days.from}
          max={days.to}
          onChange={(from) => onChange({ ...days, from })}
        />
        <DayField label="По" value={days.to} min={days.from} onChange={(to) => onChange({ ...days, to })} />
      </div>
    </Popover>
  );
}

type DayFieldProps = {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange(day: string | undefined): void;
};

const DayField = ({ label, value, min, max, onChange }: DayFieldProps) => (
  <label className="min-w-0 flex-1 text-caption text-ink-2">
    <span>{label}</span>
    <input
      type="date"
      value={value ?? ''}
      min={min}
      max={max}
      onChange={({ target }) => onChange(target.value || undefined)}
      className="desk-field mt-1.5 w-full text-ink"
    />
  </label>
);

/** «22–30 ноября», «с 22 ноября», «по 30 ноября». */
export function daysWords({ from, to }: Days): string {
  if (from && to) return formatDays(from, to);
  const day = from ?? to;
  return day === undefined ? '' : `${from ? 'с' : 'по'}\u00a0${formatDays(day, day)}`;
}

type FilterButtonProps = Omit<React.ComponentProps<'button'>, 'children'> & { label: string; count: number };

const FilterButton = ({ label, count, ...button }: FilterButtonProps) => (
  <Button {...button} variant="quiet" size="small">
    {count > 0 ? `${label} · ${count}` : label}
  </Button>
);

type Applied = { name: string; remove(): void };

/** The applied filters of a list. Each can be removed. */
export function AppliedFilters({ applied, onReset }: { applied: readonly Applied[]; onReset(): void }) {
  if (applied.length === 0) return null;
  return (
    <ul aria-label="Фильтры" className="flex flex-wrap items-center gap-x-5 text-ui">
      {applied.map(({ name, remove }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={`Убрать фильтр: ${name}`}
            onClick={remove}
            className="flex min-h-11 items-center gap-1.5 hover:text-ink-2"
          >
            <span>{name}</span>
            <CloseIcon className="size-3.5" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" onClick={onReset} className="text-link">
          Сбросить всё
        </button>
      </li>
    </ul>
  );
}
