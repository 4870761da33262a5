import { useQuery } from '@tanstack/react-query';
import { isCollected } from '#shared/delivery/kinds.ts';
import { formatDays } from '#shared/text/dates.ts';
import { formatMoney } from '#shared/text/money.ts';
import { Checkbox } from '@/lib/ui/forms/checkbox';
import { Field } from '@/lib/ui/forms/field';
import { RadioGroup } from '@/lib/ui/forms/radio';
import { SelectField } from '@/lib/ui/forms/select';
import {
  type DeliveryMethod,
  type DeliveryPointKind,
  getGetDraftPointsQueryOptions,
} from '../../api/index.ts';
import type { NewOrderFields } from './new-order-form.ts';
import { PlaceField } from './place-field.tsx';

type FieldParts = {
  field(name: keyof NewOrderFields): {
    name: string;
    error: string | undefined;
    defaultValue: string;
  } & Record<string, unknown>;
  now: NewOrderFields;
  set(name: keyof NewOrderFields, value: string | boolean): void;
};

type DeliveryFieldsProps = FieldParts & {
  methods: readonly DeliveryMethod[];
  method: DeliveryMethod | undefined;
};

/** Where the order goes and how, by what the shop offers for these goods. */
export function DeliveryFields({ methods, method, field, now, set }: DeliveryFieldsProps) {
  return (
    <div className="grid gap-5">
      <PlaceField
        value={now.city}
        error={field('city').error}
        onChange={(city) => {
          set('city', city);
          set('methodId', '');
          set('pointCode', '');
        }}
      />
      {methods.length > 0 && (
        <RadioGroup
          legend="Способ"
          name="methodId"
          value={now.methodId}
          framed
          {...(field('methodId').error && { error: field('methodId').error as string })}
          onChange={(id) => {
            set('methodId', id);
            set('pointCode', '');
            set('day', '');
            set('interval', '');
          }}
          options={methods.map((one) => ({
            value: one.id,
            label: one.name,
            note: one.obstacle?.text ?? daysOf(one),
            aside: one.price === null ? '' : one.price === 0 ? 'Бесплатно' : formatMoney(one.price),
            disabled: one.obstacle !== null,
          }))}
        />
      )}
      {method &&
        (isCollected(method) ? (
          <PointField {...{ method, field, now, set }} />
        ) : (
          <AddressFields field={field} />
        ))}
      {method && (method.days.length > 0 || method.intervals.length > 0) && (
        <div className="grid gap-5 sm:grid-cols-2">
          {method.days.length > 0 && (
            <SelectField label="День" {...field('day')}>
              <option value="">Не&nbsp;выбран</option>
              {method.days.map(({ day, isFull }) => (
                <option key={day} value={day} disabled={isFull}>
                  {isFull ? `${formatDays(day, day)}, мест нет` : formatDays(day, day)}
                </option>
              ))}
            </SelectField>
          )}
          {method.intervals.length > 0 && (
            <SelectField label="Время" {...field('interval')}>
              <option value="">Не&nbsp;выбрано</option>
              {method.intervals.map(({ from, to }) => (
                <option key={from} value={`${from}–${to}`}>{`${from}–${to}`}</option>
              ))}
            </SelectField>
          )}
        </div>
      )}
      {method && method.fitting !== 'none' && (
        <Checkbox checked={now.fitting} onChange={({ target }) => set('fitting', target.checked)}>
          Примерка перед оплатой
        </Checkbox>
      )}
    </div>
  );
}

function daysOf({ firstDay, lastDay }: DeliveryMethod): string {
  if (firstDay === null) return '';
  return formatDays(firstDay, lastDay ?? firstDay);
}

const AddressFields = ({ field }: Pick<FieldParts, 'field'>) => (
  <div className="grid grid-cols-2 gap-5 sm:grid-cols-4">
    <Field
      label="Улица и дом"
      autoComplete="off"
      className="col-span-2 sm:col-span-3"
      {...field('address')}
    />
    <Field
      label="Индекс"
      inputMode="numeric"
      autoComplete="off"
      className="max-sm:col-span-2"
      {...field('postalCode')}
    />
    <Field label="Квартира" autoComplete="off" {...field('flat')} />
    <Field label="Подъезд" autoComplete="off" {...field('entrance')} />
    <Field label="Этаж" autoComplete="off" {...field('floor')} />
    <Field label="Домофон" autoComplete="off" {...field('intercom')} />
  </div>
);

type PointFieldProps = FieldParts & { method: DeliveryMethod };

/** The points of the method, by address. */
function PointField({ method, field, now }: PointFieldProps) {
  const kind = method.kind as DeliveryPointKind;
  const points = useQuery(getGetDraftPointsQueryOptions({ city: now.city, kind }));
  const items = (points.data?.items ?? []).filter(({ methodId }) => methodId === method.id);
  return (
    <SelectField label="Где получить" key={`${method.id}${items.length}`} {...field('pointCode')}>
      <option value="">Не&nbsp;выбрано</option>
      {items.map(({ code, name, address }) => (
        <option key={code} value={code}>{`${address} · ${name}`}</option>
      ))}
    </SelectField>
  );
}
