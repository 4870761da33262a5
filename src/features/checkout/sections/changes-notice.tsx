import { useEffect, useRef } from 'react';
import { sizeWords } from '#shared/goods/size-words.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { Cart, OrderChange } from '@/lib/api';
import { typesetName } from '@/lib/text/typeset-name';
import { classNames } from '@/lib/ui/class-names';
import type { Elements } from '@/lib/ui/elements';
import { PageLink } from '@/lib/ui/links/page-link';
import { Picture } from '@/lib/ui/pictures/picture';

type Changes = {
  changes: readonly Pick<OrderChange, 'articleId' | 'text'>[];
  /**
   * The sum that the order button showed when it was pressed, in kopecks; undefined if it was not pressed.
   */
  before: number | undefined;
};

type ChangesNoticeProps = Changes & {
  cart: Pick<Cart, 'items'>;
  total: number;
  /** How many orders were refused. A new refusal moves the focus to the notice. */
  times: number;
  /** «Сообщить о поступлении» for sold-out goods. */
  renderNotify(articleId: string): Elements;
};

/**
 * The changes of price and stock since the shopper last saw the order. They are shown above the order button,
 * which has the new sum.
 */
export function ChangesNotice({ changes, before, cart, total, times, renderNotify }: ChangesNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at every refusal, but not for changes found on arrival
  useEffect(() => {
    if (before !== undefined) heading.current?.focus();
  }, [times]);
  return (
    <div className="mb-4 border-ink border-t border-b border-b-hair pt-4 pb-3">
      <h3 ref={heading} tabIndex={-1} className="type-h3 scroll-mt-4 focus-visible:outline-none">
        Заказ изменился
      </h3>
      <p className="text-ink-2 text-ui">
        {before === undefined
          ? 'С\u00a0тех пор, как вы\u00a0собрали корзину'
          : 'Пока вы\u00a0его оформляли. Деньги не\u00a0списаны'}
      </p>
      <ul className="mt-3">
        {changes.map(({ articleId, text }) => (
          <li key={`${articleId} ${text}`} className="py-2">
            <Change item={cart.items.find((item) => item.articleId === articleId)} text={text}>
              {articleId !== null && renderNotify(articleId)}
            </Change>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-6">
        {before !== undefined && before !== total && (
          <span>
            <span>{`Итого было ${formatMoney(before)}, стало `}</span>
            <b className="font-medium">{formatMoney(total)}</b>
          </span>
        )}
        <PageLink to="/cart" className="quiet-link py-3 text-ui">
          Вернуться в&nbsp;корзину
        </PageLink>
      </p>
    </div>
  );
}

type ChangeProps = { item: Cart['items'][number] | undefined; text: string; children: Elements };

function Change({ item, text, children }: ChangeProps) {
  if (!item) return <p className="text-ui">{text}</p>;
  const isGone = item.maxQuantity === 0;
  return (
    <div className="grid grid-cols-[48px_minmax(0,1fr)] items-center gap-3.5 text-ui">
      <Picture
        picture={item.picture}
        sizes="48px"
        loading="eager"
        alt=""
        className={classNames('aspect-3/4', isGone && 'opacity-45 grayscale-40')}
      />
      <div>
        <p>{`${typesetName(item.name)}, ${sizeWords(item.size)}`}</p>
        <p className="text-caption text-ink-2">{isGone ? `${text}, в\u00a0заказ не\u00a0войдёт` : text}</p>
        {isGone && children}
      </div>
    </div>
  );
}
