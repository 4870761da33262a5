import { useState } from 'react';
import type { ProductReviews, Review } from '@/lib/api';
import { isPlainClick } from '@/lib/navigation/link-clicks';
import { MoreRows } from '@/lib/ui/content/more-rows';
import { useMorePages } from '@/lib/ui/content/use-more-pages';
import type { Elements } from '@/lib/ui/elements';
import { PageLink } from '@/lib/ui/links/page-link';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import { getReviewsPage } from '../load-product-reviews';
import { photoId } from '../photos/photo-id';
import type { PhotosDialogProps } from '../photos/photos-dialog';
import { ReviewPhotos } from '../photos/review-photos';
import { type ProductSearch, productReviewsHref, reviewAnchor } from '../reviews-search';
import { ReviewArticle } from './review-article';

const photosDialog = lazyPart<PhotosDialogProps>(
  async () => (await import('../photos/photos-dialog')).PhotosDialog,
);

type FoundReviewsProps = {
  productUrl: string;
  reviews: ProductReviews;
  search: ProductSearch;
  /** Identifies this visit of the page, so that a later visit starts with one page of reviews again. */
  visit: string;
  renderActions(review: Review): Elements;
};

/**
 * The reviews that match the filters, and a button for more. Their photographs open in a viewer with the
 * photographs of all reviews.
 */
export function FoundReviews({ productUrl, reviews, search, visit, renderActions }: FoundReviewsProps) {
  const [from, setFrom] = useState<PhotosDialogProps['from']>();
  const { Part: PhotosDialog, open, onClose, opener } = useLazyOpen(photosDialog);
  const hrefOf = (page = reviews.page) => productReviewsHref(productUrl, { ...search, page });
  const { answers, ...more } = useMorePages({ ...reviews, href: hrefOf(), visit }, (page) => ({
    queryKey: ['more-reviews', visit, hrefOf(page)],
    queryFn: () => getReviewsPage(productUrl, { ...search, page }),
    // Do not refetch reviews that the shopper has scrolled past.
    staleTime: Number.POSITIVE_INFINITY,
  }));
  if (reviews.totalItems === 0)
    return (
      <div className="border-hair border-t pt-6">
        <p>Таких отзывов нет</p>
        <p className="mt-1">
          <PageLink href={productReviewsHref(productUrl)} className="text-link text-ui">
            Показать все отзывы
          </PageLink>
        </p>
      </div>
    );
  // New reviews move older ones to the next page, so the same review may be on two pages.
  const all = [reviews, ...answers].flatMap(({ items }) => items);
  const shown = [...new Map(all.map((review) => [review.id, review])).values()];
  return (
    <>
      <ul aria-label="Отзывы">
        {shown.map((review) => (
          <li key={review.id} id={reviewAnchor(review.id)} className="scroll-mt-20">
            <ReviewArticle
              review={review}
              actions={renderActions(review)}
              photos={
                <ReviewPhotos
                  photos={review.photos}
                  opener={opener}
                  onOpen={(event, place) => {
                    if (!isPlainClick(event)) return;
                    event.preventDefault();
                    setFrom({ review, place });
                    opener.onClick(event);
                  }}
                />
              }
            />
          </li>
        ))}
      </ul>
      <MoreRows
        list={reviews}
        more={more}
        hrefOf={hrefOf}
        shown={shown.length}
        of="отзывов"
        links="article > header"
      />
      {PhotosDialog && from && (
        <PhotosDialog
          key={photoId(from.review, from.place)}
          open={open}
          onClose={onClose}
          productUrl={productUrl}
          from={from}
          isOnPage={(id) => shown.some((review) => review.id === id)}
        />
      )}
    </>
  );
}
