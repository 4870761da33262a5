import { rolesOf } from '#shared/operators/roles.ts';
import type { ContractForm } from '@/lib/forms/contract-form';
import { changeOperatorRole, type OperatorRoleChange } from '../api/index.ts';
import { OperatorRoleChange as OperatorRoleChangeSchema } from '../api/schemas.ts';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { useSession } from '../session/session.ts';
import type { PersonDialogProps } from './dialog-props.ts';
import { RoleField } from './role-field.tsx';

/** Gives an operator another role. */
export function RoleDialog({ seen, isOwn, common, onDone }: PersonDialogProps) {
  const { manages } = useSession();
  const { id, kind, role } = seen;
  const form: ContractForm<{ role: string }, OperatorRoleChange> = {
    blank: { role },
    schema: OperatorRoleChangeSchema,
    request: ({ role: to }) => ({ from: role, to }),
    check: ({ role: to }) => (to === role ? { role: 'Выберите другую роль' } : {}),
  };
  return (
    <ActionDialog
      {...common}
      title="Сменить роль"
      label="Сменить"
      form={form}
      send={async (request) => onDone(await changeOperatorRole(id, request))}
    >
      {({ field }) => (
        <>
          <p className="text-body">
            {isOwn
              ? 'Это ваша роль. Часть рабочего стола закроется для\u00a0вас сразу, вернуть её сможет другой владелец.'
              : 'Новая роль действует сразу, выходить и\u00a0входить не\u00a0нужно.'}
          </p>
          <RoleField roles={rolesOf[kind].filter((one) => manages.includes(one))} {...field('role')} />
        </>
      )}
    </ActionDialog>
  );
}
