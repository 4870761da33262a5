import { lineSums } from '#shared/cart/line-discounts.ts';
import { sizeWords } from '#shared/goods/size-words.ts';
import type { CartItem } from '@/lib/api';
import { typesetName } from '@/lib/text/typeset-name';
import { classNames } from '@/lib/ui/class-names';
import { Price } from '@/lib/ui/content/price';
import { PageLink } from '@/lib/ui/links/page-link';
import { productLink } from '@/shop/addresses/paths';
import { LineDiscounts } from '@/shop/sums/line-discounts';

/** Stock at or below this number of pieces is shown. */
const FEW = 3;

type LineDetailsProps = { item: CartItem; gift: string | undefined; gone: boolean };

/** Name, size and notices of a line. */
export function LineDetails({ item, gift, gone }: LineDetailsProps) {
  const notices = item.notices.map(({ text }) => text);
  if (gone && notices.length === 0) notices.push('Товар закончился');
  if (!gone && !item.isGift && item.maxQuantity <= FEW && notices.length === 0) {
    notices.push(`Осталось ${item.maxQuantity}\u00a0шт.`);
  }
  return (
    <div className="min-w-0">
      <h2 className={classNames('break-words leading-5', gone && 'text-ink-2')}>
        <PageLink
          {...productLink(item.productUrl)}
          className="-my-3 block py-3 decoration-1 underline-offset-4 hover:underline"
        >
          {typesetName(item.name)}
        </PageLink>
      </h2>
      <p className="mt-1 text-ui text-ink-2">{`${item.colour.displayValue}, ${sizeWords(item.size)}`}</p>
      <LineDiscounts discounts={item.discounts} className="mt-1.5" />
      {gift && !gone && <p className="mt-1.5 text-caption">{`С\u00a0подарком: ${typesetName(gift)}`}</p>}
      {notices.map((text) => (
        <p key={text} className="mt-1.5 text-caption">
          {text}
        </p>
      ))}
    </div>
  );
}

/** The price of all pieces of the line, and the price before discounts if it is higher. */
export function LinePrice({ item }: { item: CartItem }) {
  if (item.isGift) return <p className="font-medium leading-5">Подарок</p>;
  const { before, due } = lineSums(item);
  const percent = before > due ? Math.floor(((before - due) / before) * 100) : null;
  return (
    <Price stacked price={due} priceBefore={before} discountPercent={percent || null} className="leading-5" />
  );
}
