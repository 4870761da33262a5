import { type ReactNode, useId } from 'react';
import type { DeliveryMethod } from '@/lib/api';
import { SizeChip } from '@/lib/ui/buttons/size-chip';
import { FieldNotes, fieldAttributes } from '@/lib/ui/forms/field-frame';
import { type CheckoutFields, intervalText } from '../fields/checkout-fields';
import type { FieldOf } from '../state/use-checkout-fields';
import { anchorOf } from '../words/anchor-of';
import { shortDay } from '../words/terms';
import { SubHeading } from './sub-heading';

type DayAndTimeProps = {
  method: Pick<DeliveryMethod, 'days' | 'intervals'>;
  start: CheckoutFields;
  field: FieldOf;
};

/** Day and time of the delivery, if the method offers a choice. */
export function DayAndTime({ method: { days, intervals }, start, field }: DayAndTimeProps) {
  const { error: dayError, ...day } = field('day');
  const { error: intervalError, ...interval } = field('interval');
  if (days.length === 0 && intervals.length === 0) return null;
  return (
    <>
      <SubHeading>{days.length > 0 ? 'Дата и время' : 'Время'}</SubHeading>
      {days.length > 0 && (
        <Choices field="day" label="Дата" error={dayError} className="day-row">
          {days.map(({ day: value, isFull }) => (
            <DayChip
              {...day}
              key={value}
              value={value}
              isFull={isFull}
              defaultChecked={value === start.day}
            />
          ))}
        </Choices>
      )}
      {intervals.length > 0 && (
        <Choices field="interval" label="Время" error={intervalError} className="mt-3 flex flex-wrap gap-2">
          {intervals.map(intervalText).map((text) => (
            <SizeChip
              {...interval}
              key={text}
              size={text}
              value={text}
              defaultChecked={text === start.interval}
            />
          ))}
        </Choices>
      )}
    </>
  );
}

type ChoicesProps = {
  field: 'day' | 'interval';
  label: string;
  error: string | undefined;
  className: string;
  children: ReactNode;
};

function Choices({ field, label, error, className, children }: ChoicesProps) {
  const id = useId();
  const { id: _, ...described } = fieldAttributes(id, { error });
  return (
    <div id={anchorOf(field)} role="radiogroup" aria-label={label} {...described}>
      <div className={className}>{children}</div>
      <FieldNotes id={id} error={error} />
    </div>
  );
}

type DayChipProps = ReturnType<FieldOf> & { value: string; isFull: boolean; defaultChecked: boolean };

function DayChip({ isFull, ...input }: Omit<DayChipProps, 'error'>) {
  const { weekday, date } = shortDay(input.value);
  return (
    <label data-sold-out={isFull || undefined} className="size-chip day-chip">
      <input
        {...input}
        type="radio"
        disabled={isFull}
        aria-label={`${weekday}, ${date}${isFull ? ', мест нет' : ''}`}
        className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
      />
      <span className="text-caption opacity-80">{weekday}</span>
      <span>{date}</span>
    </label>
  );
}
