import { lineSums } from '#shared/cart/line-discounts.ts';
import { sizeWords } from '#shared/goods/size-words.ts';
import type { CartItem } from '@/lib/api';
import { typesetName } from '@/lib/text/typeset-name';
import { classNames } from '@/lib/ui/class-names';
import { Price } from '@/lib/ui/content/price';
import { PageLink } from '@/lib/ui/links/page-link';
import { Picture } from '@/lib/ui/pictures/picture';
import { productLink } from '@/shop/addresses/paths';
import { LineDiscounts } from '@/shop/sums/line-discounts';

/** Lines of the order, with their notices. */
export function OrderLines({ items, className }: { items: readonly CartItem[]; className?: string }) {
  return (
    <ul aria-label={'Товары в\u00a0заказе'} className={className}>
      {items.map((item) => (
        <li key={`${item.articleId} ${item.isGift}`}>
          <OrderLine item={item} />
        </li>
      ))}
    </ul>
  );
}

function OrderLine({ item }: { item: CartItem }) {
  const isGone = item.maxQuantity === 0;
  const notices = item.notices.map(({ text }) => text);
  if (isGone && notices.length === 0) notices.push('Товар закончился');
  const { before, due } = lineSums(item);
  const details = [
    item.colour.displayValue,
    sizeWords(item.size),
    item.quantity > 1 && `${item.quantity}\u00a0шт.`,
    item.isGift && 'подарок',
  ];
  return (
    <div className="relative grid grid-cols-[60px_minmax(0,1fr)_auto] gap-3.5 py-2">
      <Picture
        picture={item.picture}
        sizes="60px"
        loading="eager"
        alt=""
        className={classNames('aspect-3/4', isGone && 'opacity-45 grayscale-40')}
      />
      <div className="min-w-0">
        <p className={classNames('break-words text-ui', isGone && 'text-ink-2')}>
          <PageLink
            {...productLink(item.productUrl)}
            className="decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {typesetName(item.name)}
          </PageLink>
        </p>
        <p className="mt-0.5 text-caption text-ink-2">{details.filter(Boolean).join(', ')}</p>
        <LineDiscounts discounts={item.discounts} className="mt-0.5" />
        {notices.map((text) => (
          <p key={text} className="mt-0.5 text-caption">
            {text}
          </p>
        ))}
      </div>
      {!isGone && (
        <Price
          stacked
          price={due}
          priceBefore={item.isGift ? null : before}
          className="content-start justify-end text-right text-ui"
        />
      )}
    </div>
  );
}
