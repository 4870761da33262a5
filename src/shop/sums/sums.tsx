import { formatMoney } from '#shared/text/money.ts';
import { formatCount } from '#shared/text/plural.ts';

type SumsProps = {
  pieces: number;
  /** Before discounts. This and all sums in kopecks. */
  goods: number;
  /** All that is taken off, codes included. */
  discount: number;
  /** What of it promo codes take off. */
  byCodes: number;
  /** The price, or what is said instead; undefined where it is no part of the sums. */
  delivery?: number | string | undefined;
  totalName: string;
  total: number;
  /** Whether the total is read out when it changes. */
  isLive?: boolean;
};

/** What goods come to. */
export function Sums(props: SumsProps) {
  const { pieces, goods, discount, byCodes, delivery, totalName, total, isLive = false } = props;
  const own = discount - byCodes;
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2.5 [&_dd]:whitespace-nowrap [&_dd]:text-right [&_dd]:tabular-nums">
        <dt>Товары ({formatCount(pieces)})</dt>
        <dd>{formatMoney(goods)}</dd>
        {own > 0 && <TakenOff name="Скидка" sum={own} />}
        {byCodes > 0 && <TakenOff name={'Скидка по\u00a0промокоду'} sum={byCodes} />}
        {delivery !== undefined && (
          <>
            <dt>Доставка</dt>
            <dd>{typeof delivery === 'string' ? delivery : costOf(delivery)}</dd>
          </>
        )}
      </dl>
      <dl className="type-price mt-4 flex justify-between gap-4 border-hair border-t pt-4">
        <dt>{totalName}</dt>
        <dd aria-live={isLive ? 'polite' : undefined} className="whitespace-nowrap tabular-nums">
          {formatMoney(total)}
        </dd>
      </dl>
    </>
  );
}

const TakenOff = ({ name, sum }: { name: string; sum: number }) => (
  <>
    <dt>{name}</dt>
    <dd className="text-accent">{formatMoney(-sum)}</dd>
  </>
);

/** What a delivery costs, in kopecks. */
export const costOf = (price: number): string => (price === 0 ? 'бесплатно' : formatMoney(price));
