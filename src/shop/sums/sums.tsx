import { Fragment } from 'react';
import type { NamedSum } from '#shared/orders/paid-words.ts';
import { formatMoney } from '#shared/text/money.ts';
import { formatCount } from '#shared/text/plural.ts';

type SumsProps = {
  pieces: number;
  /** Sum before discounts. All sums are in kopecks. */
  goods: number;
  /** All discounts, promo codes included. */
  discount: number;
  /** The part of the discount that comes from promo codes. */
  byCodes: number;
  /** The price or a text; undefined if delivery is not part of the sums. */
  delivery?: number | string | undefined;
  totalName: string;
  total: number;
  /** Sums paid and returned, if they differ from the total. */
  paid?: readonly NamedSum[];
  /** Whether changes of the total are announced. */
  isLive?: boolean;
};

/** Goods, discounts, delivery and total. */
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

/** The price of a delivery as text; the price is in kopecks. */
export const deliveryPriceText = (price: number): string => (price === 0 ? 'бесплатно' : formatMoney(price));
