import { type WrongField, wrongField } from '../../forms/wrong-field.ts';
import type { EditedGoods } from './edit-goods.ts';
import { type EditMoney, editMoney, NO_SURCHARGE, type Paying, sumRefusal } from './edit-money.ts';
import { goodsChanges } from './edit-words.ts';
import type { OrderedLine } from './edited-order.ts';

type Sums = { goodsSum: number; discountSum: number; total: number; delivery: { price: number } };

/** The sums of an order after an edit, and who pays or gets the difference. All in kopecks. */
export type EditOutcome = {
  goodsSum: number;
  discountSum: number;
  total: number;
  money: EditMoney;
  /** The difference that is paid or goes back. */
  sum: number;
  /** What changes about goods and delivery price, in Russian. */
  changes: string[];
};

type Line = OrderedLine & { colour: { displayValue: string } };

type Edit<L extends Line> = {
  order: Sums;
  lines: readonly L[];
  /** The goods after the edit; undefined if they stay as they are. */
  goods: EditedGoods<L> | undefined;
  deliveryPrice: number;
  paying: Paying;
  /** Whether a surcharge of this sum can be paid online. */
  canPay(sum: number): boolean;
};

/** Computes the sums of an edited order, or the error that says why the order cannot come to such a sum. */
export function editOutcome<L extends Line>({
  order,
  lines,
  goods,
  deliveryPrice,
  paying,
  canPay,
}: Edit<L>): EditOutcome | { errors: WrongField[] } {
  const goodsDue = goods ? goods.edited.goodsDue : order.total - order.delivery.price;
  const sums = { before: order.total, after: goodsDue + deliveryPrice };
  const { money, sum } = editMoney(paying, sums);
  const refusal =
    sumRefusal(paying, sums) ?? (money === 'SURCHARGE' && !canPay(sum) ? NO_SURCHARGE : undefined);
  // Without other goods, it is the delivery to another address that is dearer.
  if (refusal) return { errors: [wrongField(goods ? '/lines' : '/address', 'not_offered', refusal)] };
  if (money === 'SURCHARGE' && !goods)
    return { errors: [wrongField('/address', 'not_offered', DEARER_ADDRESS)] };
  return {
    goodsSum: goods?.edited.goodsSum ?? order.goodsSum,
    discountSum: goods?.edited.discountSum ?? order.discountSum,
    total: sums.after,
    money,
    sum,
    changes: goodsChanges({
      before: lines,
      after: goods?.edited.lines ?? lines,
      lostGifts: goods?.edited.lostGifts ?? [],
      lostCodes: goods?.edited.lostCodes ?? [],
      deliveryPrice: { before: order.delivery.price, after: deliveryPrice },
    }),
  };
}

const DEARER_ADDRESS = 'Доставка по этому адресу дороже, а заказ уже оплачен. Оформите новый заказ';
