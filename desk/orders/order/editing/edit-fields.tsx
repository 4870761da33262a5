import { formatOnDay } from '#shared/text/dates.ts';
import { formatMoney } from '#shared/text/money.ts';
import { Field } from '@/lib/ui/forms/field';
import { SelectField } from '@/lib/ui/forms/select';
import type { OperatorOrder, OrderEditOptions } from '../../../api/index.ts';
import type { FormParts } from '../../../parts/action-dialog.tsx';
import { LineChoice } from '../../../parts/line-choice.tsx';
import type { LineFields } from '../../../parts/line-fields.ts';
import { intervalValue } from './edit-form.ts';

type Props = { order: OperatorOrder; options: OrderEditOptions; form: FormParts<LineFields> };

/** Sizes and numbers of pieces of each line. */
export const GoodsFields = ({ order, options, form }: Props) =>
  options.lines.map((choices) => {
    const line = order.order.lines[choices.position];
    if (!line) return null;
    return (
      <LineChoice
        key={choices.position}
        line={line}
        pieces={
          <>
            {choices.sizes.length > 1 && <SizeField form={form} choices={choices} own={line.articleId} />}
            <CountField form={form} choices={choices} isGift={line.isGift} />
          </>
        }
      />
    );
  });

type Choices = OrderEditOptions['lines'][number];
type LineProps = { form: FormParts<LineFields>; choices: Choices };

function SizeField({ form, choices: { position, sizes }, own }: LineProps & { own: string }) {
  const ordered = sizes.find(({ articleId }) => articleId === own);
  return (
    <SelectField label="Размер" className="w-44" {...form.field(`size-${position}`)}>
      {sizes.map(({ articleId, size, stock, price }) => {
        const isOwn = articleId === own;
        const note = isOwn
          ? ''
          : stock === 0
            ? ', нет в\u00a0наличии'
            : price === ordered?.price
              ? ''
              : `, ${formatMoney(price)}`;
        return (
          <option key={articleId} value={articleId} disabled={!isOwn && stock === 0}>
            {size + note}
          </option>
        );
      })}
    </SelectField>
  );
}

/** The most pieces that a line can have in any of its sizes; the server says what is really there. */
const mostOf = ({ most, sizes }: Choices) => Math.max(most, ...sizes.map(({ stock }) => Math.min(stock, 10)));

const CountField = ({ form, choices, isGift }: LineProps & { isGift: boolean }) => (
  <SelectField label="Сколько" className="w-28" {...form.field(`pieces-${choices.position}`)}>
    {Array.from({ length: (isGift ? choices.most : mostOf(choices)) + 1 }, (_, count) => count).map(
      (count) => (
        <option key={count} value={count}>
          {count === 0 ? 'Убрать' : count}
        </option>
      ),
    )}
  </SelectField>
);

/** Where and when the order is brought. An order that is collected has neither. */
export function DeliveryFields({ order: { order }, options, form }: Props) {
  const { address, delivery } = order;
  const own = { day: delivery.day, interval: delivery.interval };
  return (
    <>
      {own.day !== null && (
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField label="День" {...form.field('day')}>
            {daysOf(options.days, own.day).map(({ day, isFull }) => (
              <option key={day} value={day} disabled={isFull && day !== own.day}>
                {formatOnDay(day) + (isFull && day !== own.day ? ', мест нет' : '')}
              </option>
            ))}
          </SelectField>
          {(options.intervals.length > 0 || own.interval) && (
            <SelectField label="Время" {...form.field('interval')}>
              {intervalsOf(options.intervals, own.interval).map((interval) => (
                <option key={interval} value={interval}>
                  {interval}
                </option>
              ))}
            </SelectField>
          )}
        </div>
      )}
      {address && (
        <>
          <Field label="Улица, дом" autoComplete="off" {...form.field('address')} />
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            <Field label="Квартира" autoComplete="off" {...form.field('flat')} />
            <Field label="Подъезд" autoComplete="off" {...form.field('entrance')} />
            <Field label="Этаж" autoComplete="off" {...form.field('floor')} />
            <Field label="Домофон" autoComplete="off" {...form.field('intercom')} />
          </div>
          <Field
            label="Индекс"
            inputMode="numeric"
            autoComplete="off"
            className="w-44"
            {...form.field('postalCode')}
          />
        </>
      )}
    </>
  );
}

/** The offered days, with the day of the order among them. */
function daysOf(days: OrderEditOptions['days'], own: string): OrderEditOptions['days'] {
  const all = days.some(({ day }) => day === own) ? days : [{ day: own, isFull: false }, ...days];
  return all.toSorted((one, other) => one.day.localeCompare(other.day));
}

const intervalsOf = (
  intervals: OrderEditOptions['intervals'],
  own: { from: string; to: string } | null,
): string[] => [...new Set([...(own ? [own] : []), ...intervals].map(intervalValue))].toSorted();

/** Who receives the order; empty for the buyer. */
export const RecipientFields = ({ form }: Pick<Props, 'form'>) => (
  <div className="grid gap-3 sm:grid-cols-2">
    <Field label="Имя и фамилия" autoComplete="off" {...form.field('recipient-name')} />
    <Field label="Телефон" type="tel" inputMode="tel" autoComplete="off" {...form.field('recipient-phone')} />
  </div>
);
