import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { shownEmail } from '#shared/forms/shown-email.ts';
import { CONTACT_STATES } from '#shared/operators/operator-words.ts';
import type { ContractForm } from '@/lib/forms/contract-form';
import { TextareaField } from '@/lib/ui/forms/textarea-field';
import { showToast } from '@/lib/ui/overlays/toast';
import {
  answerContactRequest,
  type ContactAnswering,
  type ContactClosing,
  type ContactReopening,
  closeContactRequest,
  getListContactRequestsQueryKey,
  getShowContactRequestQueryKey,
  type OperatorContactRequest,
  reopenContactRequest,
} from '../api/index.ts';
import {
  ContactAnswering as ContactAnsweringSchema,
  ContactClosing as ContactClosingSchema,
  ContactReopening as ContactReopeningSchema,
} from '../api/schemas.ts';
import { ActionDialog, type CommonParts } from '../parts/action-dialog.tsx';
import { REQUEST_ACTIONS, type RequestAction } from './request-actions.ts';

type DialogProps = {
  seen: OperatorContactRequest;
  common: CommonParts;
  onDone(request: OperatorContactRequest): void;
};

function AnswerDialog({ seen: { id, version, name, email, text }, common, onDone }: DialogProps) {
  const form: ContractForm<{ text: string }, ContactAnswering> = {
    blank: { text: '' },
    schema: ContactAnsweringSchema,
    request: ({ text: typed }) => ({ version, text: typed.trim() }),
    check: ({ text: typed }) => (typed.trim() === '' ? { text: 'Напишите ответ' } : {}),
  };
  return (
    <ActionDialog
      {...common}
      title="Ответить письмом"
      label="Отправить"
      form={form}
      send={async (request) => onDone(await answerContactRequest(id, request))}
    >
      {({ field }) => (
        <>
          <p className="border-ink border-l pl-3 text-ink-2 text-ui">
            <span className="line-clamp-4 whitespace-pre-line [overflow-wrap:anywhere]">{text}</span>
          </p>
          <TextareaField
            label="Ответ"
            hint={`Письмо на\u00a0${email ? shownEmail(email) : ''} начнётся словами «Здравствуйте, ${name}.» и\u00a0закончится вопросом покупателя`}
            rows={8}
            {...field('text')}
          />
        </>
      )}
    </ActionDialog>
  );
}

function CloseDialog({ seen: { id, version }, common, onDone }: DialogProps) {
  const form: ContractForm<{ note: string }, ContactClosing> = {
    blank: { note: '' },
    schema: ContactClosingSchema,
    request: ({ note }) => ({ version, note: note.trim() === '' ? null : note.trim() }),
  };
  return (
    <ActionDialog
      {...common}
      title="Обращение готово"
      label="Готово"
      form={form}
      send={async (request) => onDone(await closeContactRequest(id, request))}
    >
      {({ field }) => (
        <TextareaField
          label="Заметка для сотрудников, если нужна"
          hint="Покупатель её не&nbsp;увидит"
          {...field('note')}
        />
      )}
    </ActionDialog>
  );
}

function ReopenDialog({ seen: { id, version }, common, onDone }: DialogProps) {
  const form: ContractForm<Record<never, string>, ContactReopening> = {
    blank: {},
    schema: ContactReopeningSchema,
    request: () => ({ version }),
  };
  return (
    <ActionDialog
      {...common}
      title="Вернуть в&nbsp;работу"
      label="Вернуть"
      form={form}
      send={async (request) => onDone(await reopenContactRequest(id, request))}
    >
      <p className="text-body">Обращение снова будет ждать ответа. Покупатель об&nbsp;этом не&nbsp;узнает.</p>
    </ActionDialog>
  );
}

const DIALOGS: Readonly<Record<RequestAction, ComponentType<DialogProps>>> = {
  answer: AnswerDialog,
  close: CloseDialog,
  reopen: ReopenDialog,
};

type Props = {
  action: RequestAction;
  seen: OperatorContactRequest;
  onClose(): void;
  onConflict(): Promise<unknown>;
};

/** The dialog of an action on a request. If another operator was faster, the dialog says who did what. */
export function RequestDialog({ action, seen: now, onClose, onConflict }: Props) {
  const client = useQueryClient();
  const [before] = useState(now);
  const Dialog = DIALOGS[action];
  const { done, fits } = REQUEST_ACTIONS[action];
  const last = now.steps.at(-1);
  return (
    <Dialog
      seen={now}
      common={{
        name: `${action}:${now.id}`,
        onClose,
        onConflict,
        isOver: !fits(now),
        changes: now.version !== before.version && (
          <div role="status" className="grid gap-2 border-ink border-l pl-3 text-caption">
            <p>
              {`Пока вы\u00a0смотрели, обращение изменилось. Сейчас оно\u00a0${CONTACT_STATES[now.state]}${last ? `, это сделал ${last.operator}` : ''}`}
            </p>
            {last?.text && (
              <p className="line-clamp-4 whitespace-pre-line [overflow-wrap:anywhere]">{`«${last.text}»`}</p>
            )}
          </div>
        ),
      }}
      onDone={(request) => {
        client.setQueryData(getShowContactRequestQueryKey(now.id), request);
        void client.invalidateQueries({ queryKey: getListContactRequestsQueryKey() });
        showToast({ text: done });
      }}
    />
  );
}
