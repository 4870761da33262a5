import type { MyReview } from '@/lib/api';
import { Button } from '@/lib/ui/buttons/button';
import { reviewHref } from '../reviews-search';

/** Deletes a review after a confirmation. Works without scripts. */
export function DeleteReview({ review }: { review: MyReview }) {
  return (
    <details className="mt-10 border-hair border-t pt-4">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center text-ink-2 text-ui [&::-webkit-details-marker]:hidden">
        <span className="border-field border-b">Удалить отзыв</span>
      </summary>
      <form method="post" action={reviewHref(review.line)} encType="multipart/form-data" className="pt-3">
        <p className="text-ui">Отзыв, его фотографии и&nbsp;отметки пропадут насовсем</p>
        <Button type="submit" name="delete" value={review.id} variant="quiet" size="small" className="mt-3">
          Удалить насовсем
        </Button>
      </form>
    </details>
  );
}
