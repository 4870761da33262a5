import type { ProductReviews, Review } from '@/lib/api';
import type { Elements } from '@/lib/ui/elements';
import { type ProductSearch, productReviewsHref, REVIEWS_ID } from '../reviews-search';
import { FoundReviews } from './found-reviews';
import { ReviewsFilters } from './reviews-filters';
import { ReviewsSummary } from './reviews-summary';

type ReviewsSectionProps = {
  productUrl: string;
  /** Undefined if the reviews failed to load. */
  reviews: ProductReviews | undefined;
  search: ProductSearch;
  /** Identifies this visit of the page, so that a later visit starts with one page of reviews again. */
  visit: string;
  /** A link to the review form. */
  writeLink: Elements;
  renderActions(review: Review): Elements;
};

/** The reviews section of a product page: a summary at the left, the filtered reviews at the right. */
export function ReviewsSection({
  productUrl,
  reviews,
  search,
  visit,
  writeLink,
  renderActions,
}: ReviewsSectionProps) {
  return (
    <section
      id={REVIEWS_ID}
      aria-labelledby={`${REVIEWS_ID}-title`}
      className="page-width section-gap scroll-mt-4 px-margin lg:scroll-mt-12"
    >
      <div className="gap-x-[var(--gutter)] lg:grid lg:grid-cols-12">
        <div className="md:max-lg:max-w-[432px] lg:sticky lg:top-24 lg:col-span-4 lg:self-start">
          <h2 id={`${REVIEWS_ID}-title`} className="type-h2">
            Отзывы
          </h2>
          {reviews && reviews.summary.count > 0 && (
            <>
              <ReviewsSummary
                summary={reviews.summary}
                hrefOf={(stars) => chosenStars(productUrl, search, stars)}
                chosen={search.ocenka}
              />
              <div className="mt-6">{writeLink}</div>
            </>
          )}
        </div>
        <div className="mt-8 lg:col-span-7 lg:col-start-6 lg:mt-0">
          {!reviews && <p className="text-ink-2">Не&nbsp;удалось загрузить отзывы. Обновите страницу</p>}
          {reviews?.summary.count === 0 && <NoReviews writeLink={writeLink} />}
          {reviews && reviews.summary.count > 0 && (
            <>
              <ReviewsFilters productUrl={productUrl} summary={reviews.summary} search={search} />
              <FoundReviews
                productUrl={productUrl}
                reviews={reviews}
                search={search}
                visit={visit}
                renderActions={renderActions}
              />
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/** The filter that a row of stars leads to. For the row that is chosen already, it is no filter. */
const chosenStars = (productUrl: string, search: ProductSearch, stars: number) =>
  productReviewsHref(productUrl, {
    ...search,
    page: undefined,
    ocenka: search.ocenka === stars ? undefined : stars,
  });

function NoReviews({ writeLink }: { writeLink: Elements }) {
  return (
    <>
      <p className="type-h3">Пока нет отзывов. Будьте первыми</p>
      <p className="mt-2 max-w-[48ch] text-ink-2 text-ui">
        Расскажите, как вещь сидит и&nbsp;какой у&nbsp;вас рост: это поможет выбрать размер. Отзыв может
        оставить тот, кто её&nbsp;купил
      </p>
      <div className="mt-5">{writeLink}</div>
    </>
  );
}
