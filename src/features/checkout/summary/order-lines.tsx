import { lineSums } from '#shared/cart/line-discounts.ts';
import { sizeWords } from '#shared/goods/size-words.ts';
import { countOf, GOODS } from '#shared/text/plural.ts';
import type { CartItem } from '@/lib/api';
import { typesetName } from '@/lib/text/typeset-name';
import { classNames } from '@/lib/ui/class-names';
import { Price } from '@/lib/ui/content/price';
import { PageLink } from '@/lib/ui/links/page-link';
import { ChevronDownIcon } from '@/lib/ui/pictures/icons';
import { Picture } from '@/lib/ui/pictures/picture';
import { productLink } from '@/shop/addresses/paths';
import { LineDiscounts } from '@/shop/sums/line-discounts';

/**
 * Number of visible lines. Four lines are all visible, because folding a single line would not save space.
 */
const SHOWN = 3;

/** Lines of the order, with their notices. If there are many, they are folded, so that the sums stay beside the form. */
export function OrderLines({ items, className }: { items: readonly CartItem[]; className?: string }) {
  const shown = items.length > SHOWN + 1 ? SHOWN : items.length;
  const folded = items.slice(shown);
  return (
    <div className={className}>
      <Lines label={'Товары в\u00a0заказе'} items={items.slice(0, shown)} />
      {folded.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 items-center gap-2 text-ui">
            <span>{`Ещё ${countOf(folded.length, GOODS)}`}</span>
            <ChevronDownIcon className="transition-transform motion-fast group-open:rotate-180" />
          </summary>
          {/* From lg the sums stay in the window: the list scrolls instead. */}
          <div className="lg:max-h-[max(200px,100vh-640px)] lg:overflow-y-auto">
            <Lines label={'Остальные товары в\u00a0заказе'} items={folded} />
          </div>
        </details>
      )}
    </div>
  );
}

function Lines({ label, items }: { label: string; items: readonly CartItem[] }) {
  return (
    <ul aria-label={label}>
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
