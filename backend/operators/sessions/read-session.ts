import { eq } from 'drizzle-orm';
import type { OperatorSession } from '#contract/client/client.schemas.ts';
import { operatorRoles } from '#contract/operations.ts';
import { managedBy, operationsOf } from '#shared/operators/roles.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Operator } from '../../platform/http/operator.ts';
import { operatorPasskey } from '../base/tables.ts';

/** Who is signed in to the desk, and which operations the role allows. */
export async function readSession(
  db: Database | Transaction,
  { id, kind, name, role }: Operator,
  endsAt: Date | null,
): Promise<OperatorSession> {
  return {
    operator: { id, kind, name, role },
    operations: operationsOf(role, operatorRoles),
    manages: [...managedBy(role)],
    passkeys: await db.$count(operatorPasskey, eq(operatorPasskey.operatorId, id)),
    endsAt: endsAt?.toISOString() ?? null,
  };
}
