import { isApiError, type MyReviews, UNKNOWN_ERROR_MESSAGE } from '@/lib/api';
import { useRetryableQuery } from '@/lib/state/retryable-query';
import { Button, ButtonLink } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { PageLink } from '@/lib/ui/links/page-link';
import { Skeleton } from '@/lib/ui/loading/skeleton';
import { myReviewsQuery } from '../reviews-query';
import { type MyReviewsSearch, myReviewsHref } from '../reviews-search';
import { MyReviewRow } from './my-review-row';
import { WaitingRow } from './waiting-row';

const SENT = {
  published: 'Спасибо! Отзыв опубликован',
  waiting: 'Спасибо! Отзыв появится после проверки, обычно за\u00a0сутки',
  deleted: 'Отзыв удалён',
} as const;

const TAB = 'tab inline-flex min-h-11 items-center aria-[current]:border-ink aria-[current]:text-ink';

/** Received goods that have no review yet, and the shopper's reviews. */
export function MyReviewsScreen({ search }: { search: MyReviewsSearch }) {
  const { data, error, busy, retry } = useRetryableQuery(myReviewsQuery);
  return (
    <>
      {search.sent && (
        <p role="status" className="my-5 border-ink border-l pl-4">
          {SENT[search.sent]}
        </p>
      )}
      {data && <Lists data={data} isMine={search.view === 'mine'} />}
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

function Lists({ data: { waiting, reviews }, isMine }: { data: MyReviews; isMine: boolean }) {
  return (
    <>
      <nav aria-label="Отзывы" className="tab-list gap-5.5 text-ui">
        <PageLink href={myReviewsHref()} aria-current={isMine ? undefined : 'page'} className={TAB}>
          {`Ждут отзыва, ${waiting.length}`}
        </PageLink>
        <PageLink
          href={myReviewsHref({ view: 'mine' })}
          aria-current={isMine ? 'page' : undefined}
          className={TAB}
        >
          {`Мои отзывы, ${reviews.length}`}
        </PageLink>
      </nav>
      {isMine ? (
        <ul aria-label="Мои отзывы">
          {reviews.map((review) => (
            <MyReviewRow key={review.id} review={review} />
          ))}
        </ul>
      ) : (
        <ul aria-label="Ждут отзыва">
          {waiting.map((line) => (
            <WaitingRow key={`${line.orderId} ${line.position}`} line={line} />
          ))}
        </ul>
      )}
      {(isMine ? reviews : waiting).length === 0 && <Nothing isMine={isMine} />}
    </>
  );
}

function Nothing({ isMine }: { isMine: boolean }) {
  return (
    <div className="pt-8">
      <h2 className="type-h2">{isMine ? 'Отзывов пока нет' : 'Отзывов ничего не\u00a0ждёт'}</h2>
      <p className="mt-2.5 max-w-[48ch] text-ink-2">
        Отзыв можно оставить о&nbsp;вещи, которую вы&nbsp;получили: она появится здесь после вручения заказа
      </p>
      <ButtonLink to="/orders" className="mt-5 max-sm:w-full">
        Перейти к&nbsp;заказам
      </ButtonLink>
    </div>
  );
}

/** Placeholder with the layout of the rows. */
function RowsSkeleton() {
  return (
    <div role="status" aria-label="Загружаем отзывы">
      <Skeleton className="h-11 w-64" />
      {[1, 2].map((row) => (
        <div key={row} className="flex gap-4 border-hair border-b py-5">
          <Skeleton className="aspect-3/4 w-21" />
          <div className="space-y-2">
            <Skeleton className="h-5 w-56 max-w-full" />
            <Skeleton className="h-5 w-40" />
          </div>
        </div>
      ))}
    </div>
  );
}
