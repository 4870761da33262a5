import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { COMPLAINT_WORDS } from '#shared/reviews/review-words.ts';
import { complainAboutReview, isApiError, type ReviewComplaintReason } from '@/lib/api';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { RadioGroup } from '@/lib/ui/forms/radio';
import { TextareaField } from '@/lib/ui/forms/textarea-field';
import { Dialog } from '@/lib/ui/overlays/dialog';
import { showToast } from '@/lib/ui/overlays/toast';
import { ensureIdentity } from '@/shop/identity/session';

const reasons = Object.keys(COMPLAINT_WORDS) as ReviewComplaintReason[];

const TITLE = 'Пожаловаться на\u00a0отзыв';
const WRONG = 'Что не\u00a0так';

type ComplaintDialogProps = { open: boolean; onClose(): void; reviewId: string; onSent(): void };

/** Asks why the shopper complains about a review, and sends the complaint. */
export function ComplaintDialog({ open, onClose, reviewId, onSent }: ComplaintDialogProps) {
  const client = useQueryClient();
  const [reason, setReason] = useState<ReviewComplaintReason>();
  const [comment, setComment] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    async mutationFn(chosen: ReviewComplaintReason) {
      await ensureIdentity(client);
      await complainAboutReview(reviewId, { reason: chosen, comment: comment.trim() || null });
    },
    throwOnError: (cause) => !isApiError(cause),
    onSuccess() {
      onClose();
      onSent();
      showToast({ text: 'Жалоба отправлена. Мы\u00a0проверим отзыв' });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsMissing(!reason);
    if (reason && !isPending) mutate(reason);
  }

  return (
    <Dialog open={open} onClose={onClose} title={TITLE}>
      <form noValidate onSubmit={submit} className="space-y-5">
        <RadioGroup
          legend={WRONG}
          name="reason"
          value={reason ?? ''}
          onChange={(value) => setReason(reasons.find((known) => known === value))}
          error={isMissing && !reason ? 'Выберите причину' : undefined}
          options={reasons.map((value) => ({ value, label: COMPLAINT_WORDS[value] }))}
        />
        <TextareaField
          label="Подробности (необязательно)"
          name="comment"
          maxLength={500}
          rows={3}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
        {isApiError(error) && <ErrorNotice>{error.message}</ErrorNotice>}
        <Button type="submit" wide busy={isPending}>
          Отправить
        </Button>
      </form>
    </Dialog>
  );
}
