import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { REASONS, REVIEW_STATES } from '#shared/operators/operator-words.ts';
import { FIT_WORDS } from '#shared/reviews/review-words.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { Button } from '@/lib/ui/buttons/button';
import { Picture } from '@/lib/ui/pictures/picture';
import { getShowReviewQueryOptions, type OperatorReview } from '../api/index.ts';
import { BackLink } from '../parts/back-link.tsx';
import { momentWords } from '../parts/moments.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Failure, RowsSkeleton } from '../parts/screen-states.tsx';
import { Facts, Section } from '../parts/section.tsx';
import { useDialogAddress } from '../parts/use-dialog-address.ts';
import { useMay } from '../session/session.ts';
import { isReviewAction, REVIEW_ACTIONS, type ReviewAction, reviewActionsOf } from './review-actions.ts';
import { ReviewDialog } from './review-dialogs.tsx';
import { flagWords } from './review-words.ts';

const route = getRouteApi('/desk/reviews/$reviewId');

/**
 * The page of a review: the submitted text and the shown one, complaints, and the actions that are possible
 * now.
 */
export function ReviewScreen() {
  const { reviewId } = route.useParams();
  const review = useQuery({
    ...getShowReviewQueryOptions(reviewId),
    staleTime: 30_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <>
      <BackLink to="/reviews">К&nbsp;списку</BackLink>
      {review.data ? (
        <Review key={reviewId} seen={review.data} onConflict={() => review.refetch()} />
      ) : review.isError ? (
        <>
          <PageHead title="Отзыв" />
          <div className="mt-6">
            <Failure error={review.error} onRetry={() => void review.refetch()} />
          </div>
        </>
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
}

function Review({ seen, onConflict }: { seen: OperatorReview; onConflict(): Promise<unknown> }) {
  const action = route.useSearch().do;
  const open = useDialogAddress();
  const now = new Date();
  return (
    <>
      <PageHead
        title={seen.productName}
        aside={<p className="type-h3">{capitalised(REVIEW_STATES[seen.state])}</p>}
        note={[
          seen.author ?? 'Без имени',
          `написан ${momentWords(seen.writtenAt, now)}`,
          seen.flags.length > 0 && `задержало: ${flagWords(seen.flags)}`,
          seen.isDemo && 'отзыв учебного магазина',
        ]
          .filter(Boolean)
          .join(', ')}
        actions={<ReviewButtons seen={seen} onOpen={open} />}
      />
      <div className="order-grid mt-8">
        <div className="order-lines grid gap-8">
          <Words title="Написано" content={seen.content} size={seen.size} />
          {seen.published && seen.state !== 'PUBLISHED' && (
            <Words title={'Показано на\u00a0странице'} content={seen.published} size={seen.size} />
          )}
          {seen.answer && (
            <Section title="Ответ магазина">
              <p className="max-w-160 whitespace-pre-line text-body [overflow-wrap:anywhere]">
                {seen.answer.text}
              </p>
              <p className="mt-2 text-caption text-ink-2">{momentWords(seen.answer.at, now)}</p>
            </Section>
          )}
        </div>
        <div className="order-aside">
          <ReviewFacts seen={seen} now={now} />
          <Complaints seen={seen} now={now} />
        </div>
      </div>
      {isReviewAction(action) && (
        <ReviewDialog
          key={action}
          action={action}
          seen={seen}
          onClose={() => open(undefined)}
          onConflict={onConflict}
        />
      )}
    </>
  );
}

function ReviewButtons({ seen, onOpen }: { seen: OperatorReview; onOpen(name: ReviewAction): void }) {
  const may = useMay();
  const { all, next } = reviewActionsOf(seen, may);
  return all.map((name) => (
    <Button
      key={name}
      size="small"
      variant={name === next ? 'primary' : 'quiet'}
      className={name === next ? 'order-last' : ''}
      onClick={() => onOpen(name)}
    >
      {name === 'answer' && seen.answer ? 'Изменить ответ' : REVIEW_ACTIONS[name].label}
    </Button>
  ));
}

type WordsProps = { title: string; content: OperatorReview['content']; size: string | null };

/** The shopper's text. It is shown as plain text and never as HTML. */
function Words({ title, content, size }: WordsProps) {
  const { stars, fit, heightCm, usualSize, text, pros, cons, photos } = content;
  return (
    <Section title={title} aside={<p className="text-ui tabular-nums">{`${stars} из\u00a05`}</p>}>
      <div className="grid max-w-160 gap-3 text-body [overflow-wrap:anywhere]">
        <p className="whitespace-pre-line">{text}</p>
        <Facts
          facts={[
            ['Хорошо', pros],
            ['Плохо', cons],
            ['Куплен размер', size],
            ['Посадка', fit && FIT_WORDS[fit]],
            ['Рост', heightCm && `${heightCm}\u00a0см`],
            ['Обычный размер', usualSize],
          ]}
        />
      </div>
      {photos.length > 0 && (
        <ul className="mt-4 grid grid-cols-3 gap-1 sm:grid-cols-5">
          {photos.map(({ id, picture }) => (
            <li key={id}>
              <Picture
                picture={picture}
                sizes="(width < 640px) 33vw, 140px"
                alt="Фотография покупателя"
                fewFiles
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function ReviewFacts({ seen, now }: { seen: OperatorReview; now: Date }) {
  return (
    <Section title="Отзыв">
      <Facts
        facts={[
          ['На\u00a0странице', seen.isShown ? 'показан' : 'не\u00a0показан'],
          ['Решён', seen.decidedAt && momentWords(seen.decidedAt, now)],
          ['Решил', seen.decidedAt && (seen.decidedBy ?? 'правила магазина')],
          ['Отклонён', seen.refusal && REASONS[seen.refusal]],
          ['Полезен', seen.helpful > 0 && String(seen.helpful)],
          [
            'Заказ',
            seen.orderId && (
              <Link to="/orders/$orderId" params={{ orderId: seen.orderId }} className="quiet-link">
                Открыть
              </Link>
            ),
          ],
        ]}
      />
    </Section>
  );
}

function Complaints({ seen: { complaints }, now }: { seen: OperatorReview; now: Date }) {
  if (complaints.length === 0) return null;
  return (
    <Section title="Жалобы">
      <ol className="history">
        {complaints.map((complaint) => (
          <li key={`${complaint.at}${complaint.reason}`}>
            <p>{capitalised(REASONS[complaint.reason])}</p>
            {complaint.comment && (
              <p className="text-ui [overflow-wrap:anywhere]">{`«${complaint.comment}»`}</p>
            )}
            <p className="text-caption text-ink-2">
              {[
                momentWords(complaint.at, now),
                complaint.isOpen ? 'не\u00a0рассмотрена' : 'рассмотрена',
              ].join(', ')}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
