import { Fragment } from 'react';
import type { NamedSum } from '#shared/orders/paid-words.ts';
import { formatMoney } from '#shared/text/money.ts';
import { formatCount } from '#shared/text/plural.ts';

type SumsProps = {
  pieces: number;
  /** Sum of the goods before discounts. All sums are in kopecks. */
  goods: number;
  /** All discounts, including those of promo codes. */
  discount: number;
  /** The part of `discount` that comes from promo codes. */
  byCodes: number;
  /** The price of delivery or a text about it; undefined if the sums have no line for delivery. */
  delivery?: number | string | undefined;
  totalName: string;
  total: number;
  /** Sums already paid or returned, shown if they differ from the total. */
  paid?: readonly NamedSum[];
  /** Whether screen readers announce changes of the total. */
  isLive?: boolean;
};

/** The sums of a cart or an order: goods, discounts, delivery and total. */
export function Sums(props: SumsProps) {
  const { pieces, goods, discount, byCodes, delivery, totalName, total, paid = [], isLive = false } = props;
  const own = discount - byCodes;
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2.5 [&_dd]:whitespace-nowrap [&_dd]:text-right [&_dd]:tabular-nums">
        <dt>{`Товары (${formatCount(pieces)})`}</dt>
        <dd>{formatMoney(goods)}</dd>
        {own > 0 && <TakenOff name="Скидка" sum={own} />}
        {byCodes > 0 && <TakenOff name={'Скидка по\u00a0промокоду'} sum={byCodes} />}
        {delivery !== undefined && (
          <>
            <dt>Доставка</dt>
            <dd>{typeof delivery === 'string' ? delivery : deliveryPriceText(delivery)}</dd>
          </>
        )}
      </dl>
      <dl className="type-price mt-4 flex justify-between gap-4 border-hair border-t pt-4">
        <dt>{totalName}</dt>
        <dd aria-live={isLive ? 'polite' : undefined} className="whitespace-nowrap tabular-nums">
          {formatMoney(total)}
        </dd>
      </dl>
      {paid.length > 0 && (
        <dl className="mt-2.5 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2.5 [&_dd]:whitespace-nowrap [&_dd]:text-right [&_dd]:tabular-nums">
          {paid.map(({ name, sum }) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{formatMoney(sum)}</dd>
            </Fragment>
          ))}
        </dl>
      )}
    </>
  );
}

const TakenOff = ({ name, sum }: { name: string; sum: number }) => (
  <>
    <dt>{name}</dt>
    <dd className="text-accent">{formatMoney(-sum)}</dd>
  </>
);

/** The price of delivery as text, from kopecks. */
export const deliveryPriceText = (price: number): string => (price === 0 ? 'бесплатно' : formatMoney(price));
