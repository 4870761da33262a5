import { REFUND_WAYS } from '#shared/refunds/refund-words.ts';
import { formatDayAndMonth } from '#shared/text/dates.ts';
import type { Refund, Refundable, RefundWay, RefundWayOffer } from '@/lib/api';
import { Field } from '@/lib/ui/forms/field';
import { RadioGroup } from '@/lib/ui/forms/radio';
import { SelectField } from '@/lib/ui/forms/select';
import { type ChoiceErrors, intervalText } from './choice-fields';

type WayChoiceProps = { refund: Refund; offer: Refundable; errors: ChoiceErrors };

/** How the goods are sent back. The fields of the chosen way are below it. */
export function WayChoice({ refund, offer: { ways }, errors }: WayChoiceProps) {
  const courier = ways.find(({ way }) => way === 'COURIER');
  const store = ways.find(({ way }) => way === 'STORE');
  return (
    <div className="group/way">
      <RadioGroup
        legend="Способ возврата"
        legendHidden
        framed
        name="way"
        defaultValue={refund.way ?? undefined}
        error={errors.way}
        options={ways.map((offered) => ({
          value: offered.way,
          label: REFUND_WAYS[offered.way],
          note: noteOf(offered),
          aside: offered.payer === 'SHOP' ? 'бесплатно' : 'за\u00a0ваш счёт',
        }))}
      />
      {courier && (
        <div className="hidden gap-x-4 gap-y-3 pt-5 group-has-[input[value=COURIER]:checked]/way:grid sm:grid-cols-4">
          <Pickup refund={refund} courier={courier} errors={errors} />
        </div>
      )}
      {store && (
        <div className="hidden pt-5 group-has-[input[value=STORE]:checked]/way:block">
          <SelectField
            label="Магазин"
            name="store"
            error={errors.store}
            defaultValue={refund.store?.code ?? (store.stores.length === 1 ? store.stores[0]?.code : '')}
          >
            <option value="">Выберите магазин</option>
            {store.stores.map(({ code, name, address }) => (
              <option key={code} value={code}>
                {`${name}, ${address}`}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </div>
  );
}

const NOTES: Readonly<Record<RefundWay, string>> = {
  COURIER: 'Приедет в\u00a0выбранный день',
  POINT: 'Код для пункта пришлём, когда одобрим возврат',
  STORE: 'Проверим на\u00a0месте, поэтому деньги вернём быстрее',
  POST: 'Адрес для посылки пришлём, когда одобрим возврат',
};

/**
 * The note about a way to return goods: the retailer's text, or else a default. If the buyer pays, it adds
 * that the shop pays if goods are defective, as the law requires.
 */
function noteOf(offered: RefundWayOffer): string {
  const text = offered.note ?? usualNote(offered);
  return offered.payer === 'SHOP' ? text : `${text}. За\u00a0вещи с\u00a0браком заплатим мы`;
}

function usualNote({ way, days, stores }: RefundWayOffer): string {
  const [first] = days;
  if (way === 'COURIER' && first) return `С\u00a0${formatDayAndMonth(new Date(first))}`;
  const [only] = stores;
  if (way === 'STORE' && only && stores.length === 1) return `${only.name}, ${only.address}`;
  return NOTES[way];
}

type PickupProps = { refund: Refund; courier: RefundWayOffer; errors: ChoiceErrors };

function Pickup({ refund: { pickup }, courier: { days, intervals }, errors }: PickupProps) {
  const { address, flat, entrance, floor, intercom } = pickup?.address ?? {};
  return (
    <>
      <Field
        label="Улица и дом"
        name="address"
        autoComplete="street-address"
        maxLength={250}
        error={errors.address}
        defaultValue={address ?? ''}
        className="sm:col-span-4"
      />
      <Field label="Квартира" name="flat" maxLength={20} defaultValue={flat ?? ''} />
      <Field label="Подъезд" name="entrance" maxLength={20} defaultValue={entrance ?? ''} />
      <Field label="Этаж" name="floor" maxLength={20} defaultValue={floor ?? ''} />
      <Field label="Домофон" name="intercom" maxLength={20} defaultValue={intercom ?? ''} />
      <SelectField
        label="Когда забрать"
        name="day"
        error={errors.day}
        defaultValue={pickup?.day && days.includes(pickup.day) ? pickup.day : ''}
        className="sm:col-span-2"
      >
        <option value="">Выберите день</option>
        {days.map((day) => (
          <option key={day} value={day}>
            {formatDayAndMonth(new Date(day))}
          </option>
        ))}
      </SelectField>
      {intervals.length > 0 && (
        <SelectField
          label="Время"
          name="interval"
          error={errors.interval}
          defaultValue={pickup?.interval ? intervalText(pickup.interval) : ''}
          className="sm:col-span-2"
        >
          <option value="">Выберите время</option>
          {intervals.map(intervalText).map((text) => (
            <option key={text} value={text}>
              {text}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
