import { useEffect, useRef, useState } from 'react';
import { formatCount } from '#shared/text/plural.ts';
import { useHydrated } from '@/lib/state/use-hydrated';
import { MoreLink } from '@/lib/ui/content/more-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Pagination } from '@/lib/ui/content/pagination';
import { Progress } from '@/lib/ui/loading/progress';
import { productHref } from '@/shop/addresses/paths';
import type { ListedGoods } from '../cards/listed-goods';
import type { Place } from '../choice/place';
import type { More } from './use-more-cards';

type MoreCardsProps = {
  place: Place;
  goods: ListedGoods;
  more: More;
  /** How many cards stand above. */
  shown: number;
};

/**
 * The end of a page of goods. «Показать ещё» is a link to the next page; with scripts its goods are put below instead, and
 * the numbers, which lead to pages of their own without scripts, are gone: one way on is enough.
 */
export function MoreCards({ place, goods, more, shown }: MoreCardsProps) {
  const hydrated = useHydrated();
  const end = useRef<HTMLDivElement>(null);
  const [arrived, setArrived] = useState<string>();
  const { choice, sort, page, pageSize, totalItems, totalPages } = goods;
  const seen = (page - 1) * pageSize + shown;
  const hrefOf = (number: number) => place.hrefOf({ ...choice, sort, page: number });

  // On with the first of the new goods: the button has moved below them, or is gone. Nothing scrolls. The answer may be
  // here before its cards are shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when more cards are shown
  useEffect(() => {
    if (arrived === undefined) return;
    const selector = `h3 > a[href="${CSS.escape(productHref(arrived)).replaceAll('\\/', '/')}"]`;
    const link = end.current?.parentElement?.querySelector<HTMLElement>(selector);
    if (!link) return;
    link.focus({ preventScroll: true });
    setArrived(undefined);
  }, [arrived, shown]);

  // The heading has said how many there are.
  if (totalPages === 1) return null;

  async function append() {
    setArrived(await more.append());
  }

  return (
    <div ref={end} className="flex flex-col items-center gap-4 px-margin pt-12 text-center md:px-0">
      <p role="status" className="text-ui text-ink-2 tabular-nums">
        {`Показано ${formatCount(seen)} из\u00a0${formatCount(totalItems)}`}
      </p>
      <Progress value={seen} max={totalItems} label="Показано товаров" className="w-50" />
      {more.lastPage < totalPages && (
        <MoreLink href={hrefOf(more.lastPage + 1)} busy={more.busy} onAppend={append} />
      )}
      {more.error && <ErrorNotice>{more.error}</ErrorNotice>}
      {hydrated ? (
        page > 1 && (
          <a href={hrefOf(1)} className="text-link text-ui">
            К&nbsp;началу списка
          </a>
        )
      ) : (
        <Pagination page={page} totalPages={totalPages} hrefOf={hrefOf} />
      )}
    </div>
  );
}
