import { REFUSAL_WORDS } from '#shared/reviews/review-words.ts';
import { formatDate } from '#shared/text/dates.ts';
import { countOf } from '#shared/text/plural.ts';
import type { MyReview } from '@/lib/api';
import { typesetName } from '@/lib/text/typeset-name';
import { Rating } from '@/lib/ui/forms/rating';
import { PageLink } from '@/lib/ui/links/page-link';
import { Picture } from '@/lib/ui/pictures/picture';
import { productReviewsHref, reviewHref } from '../reviews-search';

/** A review by the shopper: its state, and links to the review and to the form. */
export function MyReviewRow({ review }: { review: MyReview }) {
  const { line, content, writtenAt, isShown } = review;
  return (
    <li className="flex gap-4 border-hair border-b py-5">
      <Picture picture={line.picture} sizes="84px" alt="" className="aspect-3/4 w-21! shrink-0 self-start" />
      <div className="min-w-0">
        <h2>{typesetName(line.name)}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3">
          <Rating value={content.stars} />
          <span className="text-caption text-ink-2">{formatDate(new Date(writtenAt))}</span>
        </p>
        <p className="mt-1 text-ui">{stateWords(review)}</p>
        <p className="mt-1 line-clamp-3 max-w-[72ch] text-ui [overflow-wrap:anywhere]">{content.text}</p>
        <p className="flex flex-wrap gap-x-5">
          <PageLink href={reviewHref(line)} className="text-link text-ui">
            Изменить<span className="sr-only">{` отзыв: ${line.name}`}</span>
          </PageLink>
          {isShown && (
            <PageLink href={productReviewsHref(line.productUrl)} className="text-link text-ui">
              Открыть на&nbsp;странице товара
            </PageLink>
          )}
        </p>
      </div>
    </li>
  );
}

function stateWords({ state, refusal, isShown, helpful }: MyReview): string {
  if (state === 'PUBLISHED')
    return helpful === 0
      ? 'Опубликован'
      : `Опубликован. ${countOf(helpful, ['человек отметил', 'человека отметили', 'человек отметили'])} полезным`;
  const before = isShown ? '. Пока виден прежний текст' : '';
  if (state === 'WAITING') return `Отзыв появится после проверки${before}`;
  return `Не\u00a0опубликован: ${refusal ? REFUSAL_WORDS[refusal] : ''}${isShown ? '. Виден прежний текст' : ''}`;
}
