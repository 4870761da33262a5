import { formatDiscount, formatMoney } from '#shared/text/money.ts';
import { classNames } from '../class-names';

type PriceProps = {
  /** In kopecks. */
  price: number;
  /** The price before a discount, in kopecks; null or equal to the price if there is no discount. */
  priceBefore?: number | null;
  discountPercent?: number | null;
  /** Whether the price is the lowest of several, shown as «от …». */
  isFrom?: boolean | undefined;
  /** Whether the price before the discount is shown below the price and not beside it. */
  stacked?: boolean;
  className?: string;
};

/** The price, and if there is a discount, the price before it and the percentage. */
export function Price({ price, priceBefore, discountPercent, isFrom, stacked, className }: PriceProps) {
  const discounted = priceBefore != null && priceBefore > price;
  return (
    <p className={classNames('flex flex-wrap gap-x-2 whitespace-nowrap tabular-nums', className)}>
      {discounted && <span className="sr-only">Цена со скидкой </span>}
      <b className={classNames('font-medium', discounted && 'text-accent', stacked && 'basis-full')}>
        {`${isFrom ? 'от\u00a0' : ''}${formatMoney(price)}`}
      </b>
      {discounted && (
        <>
          <s className={classNames('text-ink-3 decoration-1', stacked && 'text-caption')}>
            <span className="sr-only">Цена без скидки </span>
            <span>{formatMoney(priceBefore)}</span>
          </s>
          {discountPercent != null && (
            <span className={classNames('text-accent', stacked && 'text-caption')}>
              {formatDiscount(discountPercent)}
            </span>
          )}
        </>
      )}
    </p>
  );
}
