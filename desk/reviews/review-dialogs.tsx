import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { REVIEW_STATES } from '#shared/operators/operator-words.ts';
import type { ContractForm } from '@/lib/forms/contract-form';
import { TextareaField } from '@/lib/ui/forms/textarea-field';
import { showToast } from '@/lib/ui/overlays/toast';
import {
  answerReview,
  getListReviewsQueryKey,
  getShowReviewQueryKey,
  type OperatorReview,
  publishReview,
  type ReviewAnswering,
  type ReviewPublication,
  type ReviewRefusal,
  refuseReview,
} from '../api/index.ts';
import {
  ReviewAnswering as ReviewAnsweringSchema,
  ReviewPublication as ReviewPublicationSchema,
  ReviewRefusal as ReviewRefusalSchema,
} from '../api/schemas.ts';
import { ActionDialog, type CommonParts } from '../parts/action-dialog.tsx';
import { ReasonField } from '../parts/reason-field.tsx';
import { REVIEW_ACTIONS, type ReviewAction } from './review-actions.ts';

type DialogProps = { seen: OperatorReview; common: CommonParts; onDone(review: OperatorReview): void };

const REASONS = ['NOT_ABOUT_GOODS', 'INSULT', 'PERSONAL_DATA', 'ADVERTISING', 'PHOTO', 'OTHER'] as const;

function PublishDialog({ seen: { id, version, state }, common, onDone }: DialogProps) {
  const form: ContractForm<Record<never, string>, ReviewPublication> = {
    blank: {},
    schema: ReviewPublicationSchema,
    request: () => ({ version }),
  };
  return (
    <ActionDialog
      {...common}
      title={state === 'PUBLISHED' ? 'Оставить отзыв' : 'Опубликовать отзыв'}
      label={state === 'PUBLISHED' ? 'Оставить' : 'Опубликовать'}
      form={form}
      send={async (request) => onDone(await publishReview(id, request))}
    >
      <p className="text-body">Отзыв прочтут все. Жалобы на&nbsp;него будут рассмотрены.</p>
    </ActionDialog>
  );
}

function RefuseDialog({ seen: { id, version }, common, onDone }: DialogProps) {
  const form: ContractForm<{ reason: string }, ReviewRefusal> = {
    blank: { reason: REASONS[0] },
    schema: ReviewRefusalSchema,
    request: ({ reason }) => ({ version, reason }),
  };
  return (
    <ActionDialog
      {...common}
      title="Отклонить отзыв"
      label="Отклонить"
      form={form}
      send={async (request) => onDone(await refuseReview(id, request))}
    >
      {({ field }) => (
        <>
          <p className="text-body">Автор прочтёт причину и&nbsp;сможет исправить отзыв.</p>
          <ReasonField reasons={REASONS} {...field('reason')} />
        </>
      )}
    </ActionDialog>
  );
}

function AnswerDialog({ seen: { id, version, answer }, common, onDone }: DialogProps) {
  const form: ContractForm<{ text: string }, ReviewAnswering> = {
    blank: { text: answer?.text ?? '' },
    schema: ReviewAnsweringSchema,
    // An empty text deletes the earlier answer.
    request: ({ text }) => ({ version, text: text.trim() === '' ? null : text.trim() }),
    check: ({ text }) => (text.trim() === '' && !answer ? { text: 'Напишите ответ' } : {}),
  };
  return (
    <ActionDialog
      {...common}
      title={'Ответить на\u00a0отзыв'}
      label={answer ? 'Сохранить' : 'Ответить'}
      form={form}
      send={async (request) => onDone(await answerReview(id, request))}
    >
      {({ field }) => (
        <TextareaField
          label="Ответ магазина"
          hint={answer ? 'Его читают все. Пустой ответ убирает прежний' : 'Его прочтут все'}
          {...field('text')}
        />
      )}
    </ActionDialog>
  );
}

const DIALOGS: Readonly<Record<ReviewAction, ComponentType<DialogProps>>> = {
  publish: PublishDialog,
  refuse: RefuseDialog,
  answer: AnswerDialog,
};

type Props = { action: ReviewAction; seen: OperatorReview; onClose(): void; onConflict(): Promise<unknown> };

/** The dialog of an action on a review. If another operator has changed the review, the dialog shows what changed. */
export function ReviewDialog({ action, seen: now, onClose, onConflict }: Props) {
  const client = useQueryClient();
  const [before] = useState(now);
  const Dialog = DIALOGS[action];
  const { done, fits } = REVIEW_ACTIONS[action];
  return (
    <Dialog
      seen={now}
      common={{
        name: `${action}:${now.id}`,
        onClose,
        onConflict,
        isOver: !fits(now),
        changes: now.version !== before.version && (
          <p role="status" className="border-ink border-l pl-3 text-caption">
            {`Пока вы\u00a0смотрели, отзыв изменился. Сейчас он ${REVIEW_STATES[now.state]}${now.decidedBy ? `, решил ${now.decidedBy}` : ''}`}
          </p>
        ),
      }}
      onDone={(review) => {
        client.setQueryData(getShowReviewQueryKey(now.id), review);
        void client.invalidateQueries({ queryKey: getListReviewsQueryKey() });
        showToast({ text: `Отзыв: ${done}` });
      }}
    />
  );
}
