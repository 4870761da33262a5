import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { REVIEW_STATES } from '#shared/operators/operator-words.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import type { PluralForms } from '#shared/text/plural.ts';
import { getListReviewsQueryOptions, type OperatorReviewSummary } from '../api/index.ts';
import { type ListColumn, ListTable } from '../parts/lists/list-table.tsx';
import { PageSwitch } from '../parts/lists/page-switch.tsx';
import { tabProps } from '../parts/lists/tab-props.ts';
import { momentWords } from '../parts/moments.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Failure, Nothing, RowsSkeleton } from '../parts/screen-states.tsx';
import { flagWords } from './review-words.ts';
import { type ReviewsSearch, reviewsParams } from './reviews-search.ts';

const REVIEWS: PluralForms = ['отзыв', 'отзыва', 'отзывов'];
const REFRESH_MS = 15_000;

const TABS: readonly { name: string; search: ReviewsSearch }[] = [
  { name: 'Все', search: {} },
  { name: 'Ждут', search: { state: 'WAITING' } },
  { name: 'С\u00a0жалобами', search: { complained: true } },
  { name: 'Опубликованы', search: { state: 'PUBLISHED' } },
  { name: 'Отклонены', search: { state: 'REFUSED' } },
];

const route = getRouteApi('/desk/reviews');

/** Reviews of all goods. Reviews that wait for a decision come first. */
export function ReviewsScreen() {
  const search = route.useSearch();
  const reviews = useQuery({
    ...getListReviewsQueryOptions(reviewsParams(search)),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  const now = new Date();
  return (
    <>
      <PageHead title="Отзывы" />
      <nav aria-label="Списки" className="tab-list mt-4 mb-4 gap-5.5 text-ui">
        {TABS.map((tab) => (
          <Link
            key={tab.name}
            to="/reviews"
            search={tab.search}
            {...tabProps(tab.search.state === search.state && tab.search.complained === search.complained)}
          >
            {tab.name}
          </Link>
        ))}
      </nav>
      {reviews.data ? (
        reviews.data.totalItems === 0 ? (
          <Nothing title="Таких отзывов нет">Новые отзывы появятся здесь.</Nothing>
        ) : (
          <>
            <ListTable
              caption="Отзывы"
              rows={reviews.data.items}
              idOf={({ id }) => id}
              nameOf={({ productName }) => `отзыв: ${productName}`}
              columns={columnsOf(now)}
              phoneRow={(review) => <PhoneRow review={review} now={now} />}
              isStale={reviews.isPlaceholderData}
            />
            <PageSwitch {...reviews.data} forms={REVIEWS} />
          </>
        )
      ) : reviews.isError ? (
        <Failure error={reviews.error} onRetry={() => void reviews.refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
}

const columnsOf = (now: Date): ListColumn<OperatorReviewSummary>[] => [
  { id: 'product', title: 'Товар', kind: 'free', cell: (review) => <ReviewLink review={review} /> },
  { id: 'stars', title: 'Оценка', kind: 'number', cell: ({ stars }) => stars },
  {
    id: 'text',
    title: 'Отзыв',
    kind: 'free',
    cell: ({ text }) => <p className="line-clamp-2 max-w-120">{text}</p>,
  },
  { id: 'state', title: 'Состояние', cell: ({ state }) => capitalised(REVIEW_STATES[state]) },
  { id: 'flags', title: 'Задержало', cell: ({ flags }) => flagWords(flags) },
  { id: 'complaints', title: 'Жалоб', kind: 'number', cell: ({ openComplaints }) => openComplaints || '' },
  {
    id: 'writtenAt',
    title: 'Написан',
    kind: 'whole',
    isExtra: true,
    cell: ({ writtenAt }) => momentWords(writtenAt, now),
  },
];

const ReviewLink = ({ review }: { review: OperatorReviewSummary }) => (
  <Link to="/reviews/$reviewId" params={{ reviewId: review.id }} className="row-link">
    {review.productName}
  </Link>
);

const PhoneRow = ({ review, now }: { review: OperatorReviewSummary; now: Date }) => (
  <>
    <p className="flex justify-between gap-4 text-body">
      <ReviewLink review={review} />
      <span className="whitespace-nowrap tabular-nums">{`${review.stars} из\u00a05`}</span>
    </p>
    <p className="mt-0.5 flex justify-between gap-4 text-ui">
      <span>
        {[capitalised(REVIEW_STATES[review.state]), flagWords(review.flags)].filter(Boolean).join(', ')}
      </span>
      <span className="text-ink-2">{momentWords(review.writtenAt, now)}</span>
    </p>
    <p className="mt-0.5 line-clamp-2 text-ink-2 text-ui">{review.text}</p>
  </>
);
