import type { OperationOf, OperatorSession, OperatorSummary } from '../api/index.ts';

type Seen = Pick<OperatorSummary, 'id' | 'kind' | 'role' | 'state' | 'sessions' | 'passkeys'>;
type ActionFacts = { operation: OperationOf<'operator'>; label: string; fits(seen: Seen): boolean };

const isPerson = ({ kind, state }: Seen) => kind === 'PERSON' && state !== 'REVOKED';

/** What is decided about an operator. */
export const PERSON_ACTIONS = {
  again: { operation: 'inviteOperatorAgain', label: 'Новая ссылка', fits: isPerson },
  role: { operation: 'changeOperatorRole', label: 'Сменить роль', fits: ({ state }) => state !== 'REVOKED' },
  sessions: {
    operation: 'endOperatorSessions',
    label: 'Завершить сессии',
    fits: ({ sessions }) => sessions > 0,
  },
  revoke: { operation: 'revokeOperator', label: 'Отозвать доступ', fits: ({ state }) => state !== 'REVOKED' },
} as const satisfies Record<string, ActionFacts>;

export type PersonAction = keyof typeof PERSON_ACTIONS;

export const isPersonAction = (name: string | undefined): name is PersonAction =>
  name !== undefined && Object.hasOwn(PERSON_ACTIONS, name);

/** Whether the one who works here decides about operators of this role. */
export const manages = (
  { manages: roles }: Pick<OperatorSession, 'manages'>,
  { role }: Pick<Seen, 'role'>,
): boolean => roles.includes(role);

/** What can be decided about an operator now, by the one who works here. */
export function personActionsOf(seen: Seen, session: OperatorSession): PersonAction[] {
  const names = Object.keys(PERSON_ACTIONS) as PersonAction[];
  if (!manages(session, seen)) return [];
  return names.filter(
    (name) => PERSON_ACTIONS[name].fits(seen) && session.operations.includes(PERSON_ACTIONS[name].operation),
  );
}
