import { FIT_WORDS } from '#shared/reviews/review-words.ts';
import { formatDate } from '#shared/text/dates.ts';
import type { Review } from '@/lib/api';
import type { Elements } from '@/lib/ui/elements';
import { Rating } from '@/lib/ui/forms/rating';
import { wearerText } from '../photos/wearer-text';

type ReviewArticleProps = {
  review: Review;
  photos: Elements;
  actions: Elements;
};

/**
 * A review. The author's measurements and size come before the text, because shoppers read reviews to learn
 * about the fit.
 */
export function ReviewArticle({ review, photos, actions }: ReviewArticleProps) {
  const { stars, author, isDemo, fit, text, pros, cons, writtenAt, answer } = review;
  const worn = wearerText(review);
  return (
    <article className="gap-x-[var(--gutter)] border-hair border-t py-6 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] lg:py-8">
      {/* Gets the focus if it is the first of the added reviews. */}
      <header tabIndex={-1} className="text-caption text-ink-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 lg:block">
          <p className="font-[500] text-ink text-ui">{author ?? (isDemo ? 'Демо-отзыв' : 'Покупатель')}</p>
          <Rating value={stars} />
        </div>
        <p className="mt-1">
          <time dateTime={writtenAt}>{formatDate(new Date(writtenAt))}</time>
        </p>
        {worn && <p>{worn}</p>}
        {fit && <p className="text-ink">{FIT_WORDS[fit]}</p>}
      </header>
      <div className="mt-2 lg:mt-0">
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
        {(pros ?? cons) && (
          <dl className="mt-3 grid grid-cols-[112px_minmax(0,1fr)] gap-y-1 text-ui [overflow-wrap:anywhere]">
            {pros && (
              <>
                <dt className="text-ink-2">Достоинства</dt>
                <dd>{pros}</dd>
              </>
            )}
            {cons && (
              <>
                <dt className="text-ink-2">Недостатки</dt>
                <dd>{cons}</dd>
              </>
            )}
          </dl>
        )}
        {photos}
        {actions}
        {answer && <Answer answer={answer} />}
      </div>
    </article>
  );
}

/** The shop's answer to a review, with a line at its left. */
function Answer({ answer: { text, at } }: { answer: NonNullable<Review['answer']> }) {
  return (
    <div className="mt-4 border-ink border-l pl-4 text-ui">
      <p className="text-caption text-ink-2">
        Ответ магазина, <time dateTime={at}>{formatDate(new Date(at))}</time>
      </p>
      <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
    </div>
  );
}
