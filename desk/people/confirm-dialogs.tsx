import { endOperatorSessions, endPasskey, type Passkey, revokeOperator } from '../api/index.ts';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { NO_FIELDS } from '../parts/no-fields.ts';
import type { PersonDialogProps } from './dialog-props.ts';
import { deviceWords } from './person-words.ts';

/** Ends all sessions of an operator but this one. */
export const SessionsDialog = ({ seen, isOwn, common, onDone }: PersonDialogProps) => (
  <ActionDialog
    {...common}
    title="Завершить сессии"
    label="Завершить"
    form={NO_FIELDS}
    send={async () => onDone(await endOperatorSessions(seen.id))}
  >
    <p className="text-body">
      {isOwn
        ? 'На\u00a0других устройствах понадобится войти снова. Здесь вы\u00a0останетесь.'
        : `${seen.name} выйдет на\u00a0всех устройствах и\u00a0сможет войти снова своим ключом.`}
    </p>
  </ActionDialog>
);

/** Takes all access from an operator. */
export const RevokeDialog = ({ seen, isOwn, common, onDone }: PersonDialogProps) => (
  <ActionDialog
    {...common}
    title="Отозвать доступ"
    label="Отозвать"
    form={NO_FIELDS}
    send={async () => onDone(await revokeOperator(seen.id))}
  >
    <p className="text-body">
      {seen.kind === 'PLACE'
        ? `Токен рабочего места ${seen.name} перестанет действовать сразу и\u00a0навсегда.`
        : `${isOwn ? 'Вы\u00a0выйдете' : `${seen.name} выйдет`} сразу и\u00a0навсегда: ключи больше не\u00a0подойдут.`}
    </p>
    <p className="text-body text-ink-2">
      {
        'Вернуть доступ нельзя, и\u00a0это имя больше никому не\u00a0дать. Прежние действия останутся в\u00a0журнале.'
      }
    </p>
  </ActionDialog>
);

/** Ends a passkey. */
export const PasskeyDialog = ({
  passkey,
  seen,
  isOwn,
  common,
  onDone,
}: PersonDialogProps & { passkey: Passkey }) => (
  <ActionDialog
    {...common}
    title="Удалить ключ"
    label="Удалить"
    form={NO_FIELDS}
    send={async () => onDone(await endPasskey(seen.id, passkey.id))}
  >
    <p className="text-body">
      {`Ключом «${deviceWords(passkey.device)}» больше нельзя будет войти, а\u00a0начатые с\u00a0ним сессии завершатся.`}
    </p>
    {!isOwn && seen.passkeys === 1 && (
      <p className="text-body text-ink-2">
        {'Это единственный ключ. Чтобы сотрудник снова вошёл, сделайте ему новую ссылку.'}
      </p>
    )}
  </ActionDialog>
);
