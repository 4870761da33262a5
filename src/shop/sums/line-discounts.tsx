import { discountName } from '#shared/cart/line-discounts.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { CartItem } from '@/lib/api';
import { classNames } from '@/lib/ui/class-names';

type LineDiscountsProps = {
  discounts: CartItem['discounts'];
  /**
   * Whether pieces of the line were cancelled. Then only the names of the discounts are shown, because their
   * sums are known only for all pieces.
   */
  isPart?: boolean;
  className?: string;
};

/** The discounts of a line, by name. Nothing for a gift, which has no price. */
export function LineDiscounts({ discounts, isPart = false, className }: LineDiscountsProps) {
  if (discounts.length === 0) return null;
  return (
    <div className={classNames('text-caption', className)}>
      {discounts.map((discount) => (
        <p key={`${discount.source} ${discount.promoCode}`} className="[overflow-wrap:anywhere]">
          <span>{discountName(discount)}</span>
          {!isPart && discount.source !== 'GIFT' && (
            <span className="whitespace-nowrap text-accent tabular-nums">{` ${formatMoney(-discount.sum)}`}</span>
          )}
        </p>
      ))}
    </div>
  );
}
