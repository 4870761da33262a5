import { type OperatorRole, rolesOf } from '#shared/operators/roles.ts';
import type { ContractForm } from '@/lib/forms/contract-form';
import { Field } from '@/lib/ui/forms/field';
import { type InvitedOperator, inviteOperator, type OperatorDraft } from '../api/index.ts';
import { OperatorDraft as OperatorDraftSchema } from '../api/schemas.ts';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { useSession } from '../session/session.ts';
import { RoleField } from './role-field.tsx';

type Props = { onClose(): void; onInvited(invited: InvitedOperator): void };

/** The role that most new people get. */
const USUAL: OperatorRole = 'packer';

/** Invites a person: name and role. */
export function InviteDialog({ onClose, onInvited }: Props) {
  const { manages } = useSession();
  const roles = rolesOf.PERSON.filter((role) => manages.includes(role));
  const form: ContractForm<{ name: string; role: string }, OperatorDraft> = {
    blank: { name: '', role: USUAL },
    schema: OperatorDraftSchema,
    request: ({ name, role }) => ({ name: name.trim().replace(/\s+/g, ' '), role }),
    check: ({ name }) => (name.trim() === '' ? { name: 'Напишите имя и\u00a0фамилию' } : {}),
  };
  return (
    <ActionDialog
      name="invite"
      title="Пригласить сотрудника"
      label="Сделать ссылку"
      form={form}
      onClose={onClose}
      onConflict={async () => undefined}
      send={async (request) => onInvited(await inviteOperator(request))}
    >
      {({ field }) => (
        <>
          <Field
            label="Имя и фамилия"
            hint="Под этим именем действия записываются в&nbsp;журнал. Изменить его нельзя"
            autoComplete="off"
            data-first-focus=""
            {...field('name')}
          />
          <RoleField roles={roles} {...field('role')} />
        </>
      )}
    </ActionDialog>
  );
}
