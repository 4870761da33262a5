import { sizeWords } from '#shared/goods/size-words.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { Order } from '@/lib/api';
import { typesetName } from '@/lib/text/typeset-name';
import { classNames } from '@/lib/ui/class-names';
import { Price } from '@/lib/ui/content/price';
import { PageLink } from '@/lib/ui/links/page-link';
import { Picture } from '@/lib/ui/pictures/picture';
import { productLink } from '@/shop/addresses/paths';
import { LineDiscounts } from '@/shop/sums/line-discounts';

type OrderGoodsProps = {
  lines: Order['lines'];
  /** Larger pictures, with lines between the rows. */
  wide?: boolean;
};

/** The goods of an order, as they were bought. */
export function OrderGoods({ lines, wide = false }: OrderGoodsProps) {
  return (
    <ul>
      {lines.map((line, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order have a fixed order, and an article may be bought and given
          key={place}
          className={classNames(
            'relative grid grid-cols-[var(--thumb)_minmax(0,1fr)_auto] items-start gap-x-3.5',
            wide
              ? 'border-hair border-t py-3 [--thumb:84px] first:border-0 first:pt-0'
              : 'py-2 [--thumb:60px] first:pt-0',
          )}
        >
          <Picture
            picture={line.picture}
            sizes={wide ? '84px' : '60px'}
            alt=""
            className={classNames('aspect-3/4', isGone(line) && 'opacity-45 grayscale-[.4]')}
          />
          <LineDetails line={line} />
          <LineSum line={line} />
        </li>
      ))}
    </ul>
  );
}

type Line = Order['lines'][number];

const isGone = ({ cancelled, quantity }: Line) => cancelled === quantity;

function LineDetails({ line }: { line: Line }) {
  const { name, colour, size, quantity, cancelled, isGift, productUrl, discounts } = line;
  const count = quantity > 1 ? `, ${quantity}\u00a0шт.` : '';
  return (
    <div className="min-w-0">
      <p className={classNames('text-ui [overflow-wrap:anywhere]', isGone(line) && 'text-ink-2')}>
        <PageLink
          {...productLink(productUrl)}
          className="decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {typesetName(name)}
        </PageLink>
      </p>
      <p className="mt-0.5 text-caption text-ink-2">
        {`${colour.displayValue}, ${isGift ? 'подарок' : `${sizeWords(size)}${count}`}`}
      </p>
      {!isGone(line) && <LineDiscounts discounts={discounts} isPart={cancelled > 0} className="mt-0.5" />}
      {cancelled > 0 && (
        <p className="mt-0.5 text-caption">{isGone(line) ? 'Отменено' : `Отменено ${cancelled}\u00a0шт.`}</p>
      )}
    </div>
  );
}

/** The price of the pieces that were not cancelled, and the price before discounts. */
function LineSum({ line }: { line: Line }) {
  const { isGift, total, cancelled, cancelledSum, quantity, unitPriceBefore } = line;
  if (isGift) return <p className="text-ui font-medium">{formatMoney(0)}</p>;
  const pieces = quantity - cancelled;
  return (
    <Price
      stacked
      price={total - cancelledSum}
      priceBefore={pieces > 0 ? unitPriceBefore * pieces : null}
      className="justify-end text-right text-ui [&>*]:basis-full"
    />
  );
}
