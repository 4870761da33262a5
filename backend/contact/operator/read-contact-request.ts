import { eq } from 'drizzle-orm';
import type { OperatorContactRequest } from '#contract/client/client.schemas.ts';
import { order } from '../../domain/tables/orders.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { contactRequest } from '../tables.ts';

const columns = {
  id: contactRequest.key,
  version: contactRequest.version,
  state: contactRequest.state,
  number: contactRequest.number,
  createdAt: contactRequest.createdAt,
  subject: contactRequest.subject,
  name: contactRequest.name,
  email: contactRequest.email,
  phone: contactRequest.phone,
  orderNumber: contactRequest.orderNumber,
  orderId: order.id,
  isOwnOrder: contactRequest.isOwnOrder,
  buyerId: contactRequest.ownerId,
  text: contactRequest.text,
  files: contactRequest.files,
  steps: contactRequest.steps,
  keptUntil: contactRequest.keptUntil,
};

/**
 * Reads a request as operators see it, without the contents of its files.
 * @throws ProblemError NOT_FOUND
 */
export async function readContactRequest(
  db: Database | Transaction,
  id: string,
): Promise<OperatorContactRequest> {
  const [found] = await db
    .select(columns)
    .from(contactRequest)
    .leftJoin(order, eq(order.number, contactRequest.orderNumber))
    .where(eq(contactRequest.key, id));
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  const { createdAt, keptUntil, steps, files, ...facts } = found;
  return {
    ...facts,
    at: createdAt.toISOString(),
    keptUntil: keptUntil.toISOString(),
    files: files.map(({ name, type, bytes }) => ({ name, type, bytes })),
    steps: steps.map(({ operatorId: _, ...step }) => step),
  };
}
