import { meanFit } from '#shared/reviews/fit.ts';
import { FIT_WORDS, REVIEWS, VERDICT_WORDS } from '#shared/reviews/review-words.ts';
import { countOf, plural } from '#shared/text/plural.ts';
import type { ReviewFitScore, ReviewSummary } from '@/lib/api';
import { Rating } from '@/lib/ui/forms/rating';
import { PageLink } from '@/lib/ui/links/page-link';

type ReviewsSummaryProps = {
  summary: ReviewSummary;
  hrefOf(stars: number): string;
  /** The number of stars by which reviews are filtered, if any. */
  chosen: number | undefined;
};

/** The summary of the reviews: average, number of reviews for each number of stars, and fit. */
export function ReviewsSummary({ summary, hrefOf, chosen }: ReviewsSummaryProps) {
  const { average, count, stars, fit } = summary;
  return (
    <>
      <p className="mt-3 flex items-center gap-3.5">
        <span className="type-h1 tabular-nums">{(average ?? 0).toFixed(1).replace('.', ',')}</span>
        <Rating value={average ?? 0} />
      </p>
      <p className="mt-1 text-ink-2 text-ui">{originOf(summary)}</p>
      <ul aria-label="Отзывы по оценкам" className="mt-3">
        {stars
          .map((many, place) => ({ many, value: place + 1 }))
          .reverse()
          .map(({ many, value }) => (
            <li key={value}>
              <PageLink
                href={hrefOf(value)}
                rel="nofollow"
                aria-current={chosen === value || undefined}
                className="group grid min-h-11 grid-cols-[20px_minmax(0,1fr)_40px] items-center gap-x-3 text-ui tabular-nums"
              >
                <span className="group-hover:underline group-aria-[current]:font-[500] group-aria-[current]:underline">
                  <span>{value}</span>
                  <span className="sr-only">{` ${plural(value, ['звезда', 'звезды', 'звёзд'])}:`}</span>
                </span>
                <span className="relative h-0.75 bg-hair">
                  <span
                    className="absolute inset-y-0 left-0 bg-ink forced-colors:bg-[CanvasText]"
                    style={{ width: `${(many * 100) / count}%` }}
                  />
                </span>
                <span className="text-right text-ink-2">
                  <span>{many}</span>
                  <span className="sr-only">{` ${plural(many, REVIEWS)}`}</span>
                </span>
              </PageLink>
            </li>
          ))}
      </ul>
      {fit.verdict && <FitScale fit={fit} verdict={VERDICT_WORDS[fit.verdict]} />}
    </>
  );
}

/** A sentence about who wrote the reviews. Demo reviews are never called reviews of buyers. */
function originOf({ count, demo }: ReviewSummary): string {
  const all = countOf(count, REVIEWS);
  if (demo === 0) return `${all}, только от\u00a0купивших`;
  if (demo === count) return countOf(count, ['демо-отзыв', 'демо-отзыва', 'демо-отзывов']);
  return `${all}, из\u00a0них ${countOf(demo, ['демо-отзыв', 'демо-отзыва', 'демо-отзывов'])}`;
}

/** The fit on a scale from small to large. The marker shows the average; the text has the counts. */
function FitScale({ fit, verdict }: { fit: ReviewFitScore; verdict: string }) {
  const { small, exact, large } = fit;
  const answers = small + exact + large;
  return (
    <div className="mt-5">
      <h3 className="text-ui">Соответствие размеру</h3>
      <p className="type-h3 mt-1">{verdict}</p>
      <div aria-hidden="true" className="mt-3">
        <div className="relative h-3.5">
          <span className="absolute top-1/2 h-px w-full bg-field" />
          {[0, 50, 100].map((place) => (
            <span
              key={place}
              className="absolute top-1 h-1.5 w-px -translate-x-1/2 bg-field"
              style={{ left: `${place}%` }}
            />
          ))}
          <span
            className="absolute size-3.5 -translate-x-1/2 bg-ink forced-colors:bg-[CanvasText]"
            style={{ left: `${Math.max(2, Math.min(98, meanFit(fit) * 100))}%` }}
          />
        </div>
        <div className="mt-1 flex justify-between text-caption text-ink-2">
          <span>маломерит</span>
          <span>в&nbsp;размер</span>
          <span>большемерит</span>
        </div>
      </div>
      <p className="mt-2 text-caption text-ink-2">
        {`${exact} из\u00a0${answers} ${plural(exact, ['выбрал', 'выбрали', 'выбрали'])} «${FIT_WORDS.EXACT}», ${small}\u00a0— «${FIT_WORDS.SMALL}», ${large}\u00a0— «${FIT_WORDS.LARGE}»`}
      </p>
    </div>
  );
}
