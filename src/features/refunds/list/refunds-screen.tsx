import { isApiError, type Refunds, UNKNOWN_ERROR_MESSAGE } from '@/lib/api';
import { useRetryableQuery } from '@/lib/state/retryable-query';
import { Button, ButtonLink } from '@/lib/ui/buttons/button';
import { MoreRows } from '@/lib/ui/content/more-rows';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { useMorePages } from '@/lib/ui/content/use-more-pages';
import { Skeleton } from '@/lib/ui/loading/skeleton';
import { TEXT_PAGES } from '@/shop/addresses/text-pages';
import { refundsQuery } from '../refunds-query';
import { type RefundsSearch, refundsHref } from '../refunds-search';
import { RefundRow } from './refund-row';

type RefundsScreenProps = {
  search: RefundsSearch;
  /** Identifies this visit of the page, so that a later visit starts with one page of refunds again. */
  visit: string;
  /** The reason why a refund could not be started, after the shopper asked for one. */
  refusal: string | undefined;
};

/** The shopper's refunds, newest first. */
export function RefundsScreen({ search, visit, refusal }: RefundsScreenProps) {
  const { data, error, busy, retry } = useRetryableQuery(refundsQuery(search));
  return (
    <>
      {refusal && <ErrorNotice className="mt-6">{refusal}</ErrorNotice>}
      {data && <Rows data={data} search={search} visit={visit} />}
      {!data && !error && <RowsSkeleton />}
      {!data && error && (
        <div className="pt-6">
          <ErrorNotice>{isApiError(error) ? error.message : UNKNOWN_ERROR_MESSAGE}</ErrorNotice>
          <Button variant="quiet" size="small" busy={busy} onClick={retry} className="mt-3">
            Попробовать ещё раз
          </Button>
        </div>
      )}
    </>
  );
}

function Rows({ data, search, visit }: Omit<RefundsScreenProps, 'refusal'> & { data: Refunds }) {
  const { answers, ...more } = useMorePages({ ...data, href: refundsHref(search), visit }, (page) =>
    refundsQuery({ page }),
  );
  if (data.totalItems === 0) return <NoRefunds />;
  // New refunds move older ones to the next page, so the same refund may be on two pages.
  const all = [data, ...answers].flatMap(({ items }) => items);
  const refunds = [...new Map(all.map((refund) => [refund.id, refund])).values()];
  return (
    <>
      <ul aria-label="Возвраты">
        {refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} />
        ))}
      </ul>
      <MoreRows
        list={data}
        more={more}
        shown={refunds.length}
        of="возвратов"
        links="li h2 > a"
        hrefOf={(page) => refundsHref({ page })}
      />
    </>
  );
}

function NoRefunds() {
  return (
    <div className="pt-8">
      <h2 className="type-h2">Возвратов пока нет</h2>
      <p className="mt-2.5 max-w-[48ch] text-ink-2">
        Оформить возврат можно на&nbsp;странице вручённого заказа: отметьте вещи, причину и&nbsp;как удобнее
        их&nbsp;отправить
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <ButtonLink to="/orders" className="max-sm:w-full">
          Перейти к&nbsp;заказам
        </ButtonLink>
        <ButtonLink href={TEXT_PAGES.refunds} variant="quiet" className="max-sm:w-full">
          Как вернуть товар
        </ButtonLink>
      </div>
    </div>
  );
}

/** Placeholder with the layout of the rows. */
function RowsSkeleton() {
  return (
    <div role="status" aria-label="Загружаем возвраты">
      {[1, 2].map((row) => (
        <div
          key={row}
          className="grid gap-3 border-hair border-b py-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_184px] lg:py-7"
        >
          <div className="space-y-2">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-5 w-64 max-w-full" />
          </div>
          <Skeleton className="h-20 w-15" />
          <Skeleton className="h-6 w-20 lg:justify-self-end" />
        </div>
      ))}
    </div>
  );
}
