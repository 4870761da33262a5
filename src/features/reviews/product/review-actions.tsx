import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  isApiError,
  type MyProductReviews,
  markReviewHelpful,
  type Review,
  type ReviewHelpfulness,
  unmarkReviewHelpful,
} from '@/lib/api';
import { setQuery } from '@/lib/state/query-reads';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import { showToast } from '@/lib/ui/overlays/toast';
import { openLogin } from '@/shop/identity/auth-modal';
import { knownSession } from '@/shop/identity/session';
import { myProductReviewsQuery } from '../reviews-query';

const ComplaintDialog = lazyPart(async () => (await import('./complaint-dialog')).ComplaintDialog);

type ReviewActionsProps = {
  productUrl: string;
  review: Pick<Review, 'id' | 'helpful'>;
  /** What this shopper has done with the reviews; undefined for a guest, and until it is loaded. */
  mine: MyProductReviews | undefined;
};

/** The buttons «Полезно», which counts once per shopper, and «Пожаловаться». Both need scripts. */
export function ReviewActions({ productUrl, review: { id, helpful }, mine }: ReviewActionsProps) {
  const client = useQueryClient();
  const complaint = useLazyOpen(ComplaintDialog);
  // The number of helpful marks in the last response of the server; that of the page may be older.
  const [answered, setAnswered] = useState<ReviewHelpfulness>();
  const [isSent, setIsSent] = useState(false);
  const isMarked = mine?.helpful.includes(id) ?? false;
  const { mutate, isPending } = useMutation({
    mutationFn: () => (isMarked ? unmarkReviewHelpful(id) : markReviewHelpful(id)),
    onSuccess(now) {
      setAnswered(now);
      if (!mine) return;
      const others = mine.helpful.filter((one) => one !== id);
      const marked = now.isMarked ? [...others, id] : others;
      setQuery(client, myProductReviewsQuery(productUrl), { ...mine, helpful: marked });
    },
    onError(cause) {
      if (!isApiError(cause)) return;
      if (cause.status === 401) openLogin(client);
      else showToast({ text: cause.message });
    },
    throwOnError: (cause) => !isApiError(cause),
  });
  if (mine?.own.includes(id)) return <p className="mt-4 text-caption text-ink-2">Это ваш отзыв</p>;
  const count = answered?.helpful ?? helpful;
  const hasComplained = isSent || (mine?.complained.includes(id) ?? false);
  const Complaint = complaint.Part;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-6 noscript:hidden">
      <span className="inline-flex items-center gap-1.5">
        <TextButton
          aria-pressed={isMarked}
          busy={isPending}
          onClick={() => (knownSession(client)?.user ? mutate() : openLogin(client))}
          className="text-ui aria-pressed:font-[500]"
        >
          Полезно
        </TextButton>
        {count > 0 && (
          <span className="text-ink-2 text-ui tabular-nums">
            <span>{count}</span>
            <span className="sr-only"> раз отмечено</span>
          </span>
        )}
      </span>
      {hasComplained ? (
        <span className="text-caption text-ink-2">Жалоба отправлена</span>
      ) : (
        <TextButton {...complaint.opener} busy={complaint.busy} className="text-ink-2 text-ui">
          Пожаловаться
        </TextButton>
      )}
      {Complaint && (
        <Complaint
          open={complaint.open}
          onClose={complaint.onClose}
          reviewId={id}
          onSent={() => {
            setIsSent(true);
            if (mine)
              setQuery(client, myProductReviewsQuery(productUrl), {
                ...mine,
                complained: [...mine.complained, id],
              });
          }}
        />
      )}
    </div>
  );
}
