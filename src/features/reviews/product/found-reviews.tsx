import { type ReactNode, useState } from 'react';
import type { ProductReviews, Review } from '@/lib/api';
import { isPlainClick } from '@/lib/navigation/link-navigation';
import { Pagination } from '@/lib/ui/content/pagination';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import type { PhotosDialogProps } from '../photos/photos-dialog';
import { ReviewPhotos } from '../photos/review-photos';
import { photoId } from '../photos/use-review-photos';
import { type ProductSearch, productReviewsHref, reviewAnchor } from '../reviews-search';
import { ReviewArticle } from './review-article';

const photosDialog = lazyPart<PhotosDialogProps>(
  async () => (await import('../photos/photos-dialog')).PhotosDialog,
);

type FoundReviewsProps = {
  productUrl: string;
  reviews: ProductReviews;
  search: ProductSearch;
  renderActions(review: Review): ReactNode;
};

/** The reviews that are chosen, a page of them. Their photographs open among those of all reviews. */
export function FoundReviews({ productUrl, reviews, search, renderActions }: FoundReviewsProps) {
  const [from, setFrom] = useState<PhotosDialogProps['from']>();
  const { Part: PhotosDialog, open, onClose, opener } = useLazyOpen(photosDialog);
  const { items, page, totalPages, totalItems } = reviews;
  if (totalItems === 0)
    return (
      <div className="border-hair border-t pt-6">
        <p>Таких отзывов нет</p>
        <p className="mt-1">
          <a href={productReviewsHref(productUrl)} className="text-link text-ui">
            Показать все отзывы
          </a>
        </p>
      </div>
    );
  return (
    <>
      <ul aria-label="Отзывы">
        {items.map((review) => (
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
      {totalPages > 1 && (
        <div className="pt-6">
          <Pagination
            page={page}
            totalPages={totalPages}
            hrefOf={(number) => productReviewsHref(productUrl, { ...search, page: number })}
          />
        </div>
      )}
      {PhotosDialog && from && (
        <PhotosDialog
          key={photoId(from.review, from.place)}
          {...{ open, onClose, productUrl, from }}
          isOnPage={(id) => items.some((review) => review.id === id)}
        />
      )}
    </>
  );
}
