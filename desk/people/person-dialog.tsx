import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '@/lib/ui/overlays/toast';
import {
  getGetOperatorSessionQueryKey,
  getListOperatorsQueryKey,
  getShowOperatorQueryKey,
  type InvitedOperator,
  inviteOperatorAgain,
  type OperatorDetails,
} from '../api/index.ts';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { NO_FIELDS } from '../parts/no-fields.ts';
import { ROLES } from '../session/role-words.ts';
import { useSession } from '../session/session.ts';
import { PasskeyDialog, RevokeDialog, SessionsDialog } from './confirm-dialogs.tsx';
import type { PersonDialogProps } from './dialog-props.ts';
import { PERSON_ACTIONS, type PersonAction } from './person-actions.ts';
import { RoleDialog } from './role-dialog.tsx';

type Props = {
  action: PersonAction | 'passkey';
  seen: OperatorDetails;
  /** The passkey that the dialog is about. */
  passkeyId: string | undefined;
  onClose(): void;
  onConflict(): Promise<unknown>;
  onInvited(invited: InvitedOperator): void;
};

/** The dialog of a decision about an operator. If another one was faster, it says what changed. */
export function PersonDialog({ action, seen: now, passkeyId, onClose, onConflict, onInvited }: Props) {
  const client = useQueryClient();
  const { operator } = useSession();
  const [before] = useState(now.operator);
  const { id, name, role, state } = now.operator;
  const passkey = now.passkeys.find((one) => one.id === passkeyId);
  const isOver = action === 'passkey' ? !passkey : !PERSON_ACTIONS[action].fits(now.operator);
  const refresh = () => {
    void client.invalidateQueries({ queryKey: getListOperatorsQueryKey() });
    if (id === operator.id) void client.invalidateQueries({ queryKey: getGetOperatorSessionQueryKey() });
  };
  const props: PersonDialogProps = {
    seen: now.operator,
    isOwn: id === operator.id,
    common: {
      name: `${action}:${passkeyId ?? id}`,
      onClose,
      onConflict,
      isOver,
      changes: (before.role !== role || before.state !== state) && (
        <p role="status" className="border-ink border-l pl-3 text-caption">
          {state === 'REVOKED'
            ? 'Пока вы\u00a0смотрели, доступ отозвали.'
            : `Пока вы\u00a0смотрели, изменения сделал кто-то ещё. Сейчас роль\u00a0– ${ROLES[role].name}.`}
        </p>
      ),
    },
    onDone(changed) {
      client.setQueryData(getShowOperatorQueryKey(id), changed);
      refresh();
      showToast({ text: `${name}: ${DONE[action]}` });
    },
  };
  if (action === 'passkey') return passkey ? <PasskeyDialog passkey={passkey} {...props} /> : null;
  if (action === 'again')
    return (
      <ActionDialog
        {...props.common}
        title="Новая ссылка"
        label="Сделать ссылку"
        form={NO_FIELDS}
        send={async () => {
          onInvited(await inviteOperatorAgain(id));
          void client.invalidateQueries({ queryKey: getShowOperatorQueryKey(id) });
          refresh();
        }}
      >
        <p className="text-body">
          {now.operator.passkeys > 0
            ? `По\u00a0ссылке ${name} добавит ещё один ключ. Потерянный ключ удалите сами.`
            : `По\u00a0ссылке ${name} сделает ключ и\u00a0войдёт. Прежняя ссылка перестанет действовать.`}
        </p>
      </ActionDialog>
    );
  const Dialog = DIALOGS[action];
  return <Dialog {...props} />;
}

const DIALOGS = { role: RoleDialog, sessions: SessionsDialog, revoke: RevokeDialog } as const;

const DONE: Readonly<Record<Props['action'], string>> = {
  again: 'ссылка сделана',
  role: 'роль изменена',
  sessions: 'сессии завершены',
  revoke: 'доступ отозван',
  passkey: 'ключ удалён',
};
