import { useQueryClient } from '@tanstack/react-query';
import { capitalised } from '#shared/text/capitalised.ts';
import { showToast } from '@/lib/ui/overlays/toast';
import { dropMessage, type WaitingMessage } from '../api/index.ts';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { NO_FIELDS } from '../parts/no-fields.ts';
import { Facts } from '../parts/section.tsx';
import { askMessagesAgain } from './use-repeat.ts';

type DropDialogProps = { message: WaitingMessage; onClose(): void };

/** Asks before a dead letter is deleted, and says what will not be sent. */
export function DropDialog({ message: { id, kind, subject, to, order }, onClose }: DropDialogProps) {
  const client = useQueryClient();
  return (
    <ActionDialog
      name={`drop:${id}`}
      title="Удалить сообщение"
      label="Удалить"
      form={NO_FIELDS}
      onClose={onClose}
      onConflict={() => askMessagesAgain(client)}
      send={async () => {
        await dropMessage(id);
        showToast({ text: 'Сообщение удалено' });
        void askMessagesAgain(client);
      }}
    >
      <p className="text-body">Это не&nbsp;будет отправлено:</p>
      <Facts
        facts={[
          ['Что', capitalised(kind)],
          ['Тема', subject],
          ['Кому', to],
          ['Заказ', order?.number],
        ]}
      />
      <p className="text-ink-2">Вернуть сообщение нельзя. Кто его удалил, останется в&nbsp;журнале.</p>
    </ActionDialog>
  );
}
