import { CalendarDate, type DateValue } from '@internationalized/date';
import { useId, useState } from 'react';
import { DateField, DateInput, DateSegment } from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { parseDottedDate } from '#shared/text/dates.ts';
import { classNames } from '../class-names';
import { FieldNotes } from '../forms/field-frame';
import type { DateFieldProps } from './date-field';

/** Segments for day, month and year: typed, or changed by arrow keys. Screen readers read the name of each. */
export function DateSegments(props: DateFieldProps) {
  const { name, label, hint, error, defaultValue, onDate, required, className } = props;
  const id = useId();
  const [value, setValue] = useState(() => dateOf(defaultValue ?? ''));
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');

  const change = (date: DateValue | null) => {
    setValue(date);
    onDate?.(dottedOf(date));
  };

  return (
    <div className={className}>
      <I18nProvider locale="ru-RU">
        <DateField
          value={value}
          onChange={change}
          granularity="day"
          shouldForceLeadingZeros
          isRequired={required}
          isInvalid={error !== undefined}
          validationBehavior="aria"
          aria-describedby={notes || undefined}
        >
          <Label className="mb-1.5 block text-caption text-ink-2">{label}</Label>
          <DateInput className={classNames('date-box', error && 'date-box-wrong')}>
            {(segment) => <DateSegment segment={segment} className="date-segment" />}
          </DateInput>
        </DateField>
      </I18nProvider>
      {name && <input type="hidden" name={name} value={dottedOf(value)} />}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

function dateOf(dotted: string): DateValue | null {
  const date = parseDottedDate(dotted);
  return date && new CalendarDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

function dottedOf(date: DateValue | null): string {
  if (!date) return '';
  const part = (value: number, length: number) => String(value).padStart(length, '0');
  return `${part(date.day, 2)}.${part(date.month, 2)}.${part(date.year, 4)}`;
}
