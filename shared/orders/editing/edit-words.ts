import { sizeWords } from '../../goods/size-words.ts';
import { formatMoney } from '../../text/money.ts';
import { NBSP } from '../../text/typography.ts';
import { remainingQuantity } from '../order-facts.ts';
import { type DeliveredOrder, deliveryDays } from '../order-words.ts';
import type { OrderedLine } from './edited-order.ts';

type Line = OrderedLine & { colour: { displayValue: string } };

const ARROW = `${NBSP}→${NBSP}`;

/** A line in words, without its size: «Футболка, Белый». */
const goodsWords = ({ name, colour }: Line): string => `${name}, ${colour.displayValue}`;

type Edited = {
  before: readonly Line[];
  after: readonly Line[];
  lostGifts: readonly number[];
  lostCodes: readonly { code: string; reason: string }[];
  deliveryPrice: { before: number; after: number };
};

/** What an edit does to the goods and the delivery price, a sentence for each change, as the buyer reads it. */
export function goodsChanges({ before, after, lostGifts, lostCodes, deliveryPrice }: Edited): string[] {
  const used = new Set(before.flatMap(({ discounts }) => discounts.flatMap((one) => one.promoCode ?? [])));
  return [
    ...after.flatMap((line, place) => {
      const was = before[place];
      return was ? lineChange(was, line, lostGifts.includes(line.position)) : [];
    }),
    ...lostCodes
      .filter(({ code }) => used.has(code))
      .map(({ code, reason }) => `Промокод ${code} больше не${NBSP}действует. ${reason}`),
    ...(deliveryPrice.before === deliveryPrice.after
      ? []
      : [`Доставка: ${priceWords(deliveryPrice.before)}${ARROW}${priceWords(deliveryPrice.after)}`]),
  ];
}

function lineChange(before: Line, after: Line, isLostGift: boolean): string[] {
  const was = remainingQuantity(before);
  const is = remainingQuantity(after);
  const goods = goodsWords(before);
  if (isLostGift)
    return [`Подарок убран: ${goods}. Заказ больше не${NBSP}подходит под${NBSP}условия подарка`];
  if (is === 0) return was === 0 ? [] : [`Убрано: ${goods}, ${sizeWords(before.size)}, ${pieces(was)}`];
  const isSwapped = before.articleId !== after.articleId;
  const changed = [
    ...(isSwapped ? [`${sizeWords(before.size)}${ARROW}${after.size}`] : []),
    ...(was === is ? [] : [`${was}${ARROW}${pieces(is)}`]),
    ...(isSwapped && before.unitPriceBefore !== after.unitPriceBefore
      ? [`цена ${formatMoney(before.unitPriceBefore)}${ARROW}${formatMoney(after.unitPriceBefore)}`]
      : []),
  ];
  if (changed.length === 0) return [];
  const named = isSwapped ? goods : `${goods}, ${sizeWords(before.size)}`;
  return [`${named}: ${changed.join(', ')}`];
}

const pieces = (count: number) => `${count}${NBSP}шт.`;
const priceWords = (price: number) => (price === 0 ? 'бесплатно' : formatMoney(price));

type Address = {
  postalCode: string | null;
  address: string;
  flat: string | null;
  entrance: string | null;
  floor: string | null;
  intercom: string | null;
};
type Person = { name: string; phone: string };
type Time = Pick<DeliveredOrder, 'day' | 'interval'>;

/** What an edit changes about the buyer and the time of the delivery. */
export function otherChanges(
  before: { address: Address | null; recipient: Person | null; delivery: DeliveredOrder },
  after: { address?: Address | undefined; recipient?: Person | null | undefined; delivery: DeliveredOrder },
): string[] {
  const { address, recipient, delivery } = after;
  const isMoved =
    address !== undefined &&
    (Object.keys(address) as (keyof Address)[]).some((name) => before.address?.[name] !== address[name]);
  const isOther =
    recipient !== undefined &&
    (recipient?.name !== before.recipient?.name || recipient?.phone !== before.recipient?.phone);
  return [
    ...(isMoved ? ['Адрес доставки изменён'] : []),
    ...(isAtOtherTime(before.delivery, delivery) ? [`Доставка ${deliveryDays(delivery)}`] : []),
    ...(isOther ? ['Получатель изменён'] : []),
  ];
}

const isAtOtherTime = (one: Time, other: Time) =>
  (one.day ?? null) !== (other.day ?? null) ||
  one.interval?.from !== other.interval?.from ||
  one.interval?.to !== other.interval?.to;
