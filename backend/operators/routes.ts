import type { Handlers } from '../platform/http/implement.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { OperatorsDeps } from './base/deps.ts';
import { listOperatorCalls } from './log/list-calls.ts';
import { signInOperator, signOutOperator, startOperatorSignIn } from './passkeys/sign-in.ts';
import { changeOperatorRole, endOperatorSessions, revokeOperator } from './people/change-operator.ts';
import { acceptInvitation, showInvitation, startInvitation } from './people/invitations.ts';
import { inviteOperator, inviteOperatorAgain } from './people/invite.ts';
import { addPasskey, endPasskey, startPasskey } from './people/own-passkeys.ts';
import { readOperator, readOperators } from './people/read-operator.ts';
import { readSession } from './sessions/read-session.ts';

/**
 * Handlers of the operations for signing in to the desk, for managing operators and for reading their log.
 */
export const accessOperatorHandlers = {
  getOperatorSession: ({ deps, principal }) =>
    readSession(deps.db, principal, principal.session?.endsAt ?? null),
  signOutOperator,
  startOperatorSignIn,
  signInOperator,
  showInvitation,
  startInvitation,
  acceptInvitation,
  startPasskey,
  addPasskey,
  endPasskey,
  listOperators: async ({ deps }) => ({ items: await readOperators(deps.db, deps.clock()) }),
  showOperator({ deps, principal, params: { operatorId } }) {
    const seesAll = principal.role === 'manager' || principal.role === 'owner';
    if (!seesAll && operatorId !== principal.id) throw new ProblemError(403, 'FORBIDDEN');
    return readOperator(deps.db, operatorId, { now: deps.clock(), current: principal.session?.id ?? null });
  },
  inviteOperator,
  inviteOperatorAgain,
  changeOperatorRole,
  revokeOperator,
  endOperatorSessions,
  listOperatorCalls: ({ deps, query }) => listOperatorCalls(deps.db, query),
} satisfies Partial<Handlers<'operator', OperatorsDeps>>;
