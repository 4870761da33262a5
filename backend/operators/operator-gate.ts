import { eq } from 'drizzle-orm';
import { Uuid } from '#contract/zod/zod.schemas.ts';
import { hashOf } from '../domain/secrets.ts';
import { operator } from '../domain/tables/operators.ts';
import type { OperatorGate } from '../platform/http/operator.ts';
import { operatorCall } from './tables.ts';

/** Operators and the log of their calls in the database. */
export const operatorGate: OperatorGate = {
  async find(db, token) {
    const [found] = await db
      .select()
      .from(operator)
      .where(eq(operator.tokenHash, hashOf(token)));
    if (!found) return null;
    const { id, name, role, revokedAt } = found;
    return { id, name, role, isRevoked: revokedAt !== null };
  },
  async note(db, { params, ...call }) {
    const orderId = Uuid.safeParse(params.orderId).data ?? null;
    await db.insert(operatorCall).values({ ...call, orderId });
  },
};
