import type { MessageState, WaitingMessage, WaitingMessages } from '#contract/client/client.schemas.ts';
import { messageWords } from '../../domain/message-words.ts';
import { PAYMENT_MESSAGES } from '../../payments/base/payment-message.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/implement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import {
  dropDead,
  hasMessage,
  readMessages,
  repeatMessages,
  type ShownMessage,
} from '../../platform/outbox/operate.ts';
import type { DeskDeps } from '../base/deps.ts';
import { pageOf, type Wanted } from '../base/page-of.ts';
import { ordersOfMessages } from './orders-of-messages.ts';

/** The longest subject and failure that the contract allows. */
const LONGEST_SUBJECT = 300;
const LONGEST_FAILURE = 1000;

/** One page of the messages that have not left the shop, the earliest first. */
export async function listMessages(
  db: Database,
  { state, ...wanted }: Wanted & { state?: MessageState | undefined },
  now: Date,
): Promise<WaitingMessages> {
  const { page, size } = wanted;
  const { totalItems, messages } = await readMessages(db, { state, offset: (page - 1) * size, limit: size });
  return { ...pageOf(wanted, totalItems), items: await views(db, messages, now) };
}

async function views(db: Database, messages: readonly ShownMessage[], now: Date): Promise<WaitingMessage[]> {
  const orderOf = await ordersOfMessages(
    db,
    messages.map(({ content }) => content),
  );
  return messages.map((message): WaitingMessage => {
    const { key, content, to, createdAt, dueAt, deadAt, expiresAt, attempts, lastError } = message;
    return {
      id: key,
      kind: messageWords[content.kind] ?? content.kind,
      subject: content.message?.subject?.slice(0, LONGEST_SUBJECT) || null,
      to: to || null,
      order: orderOf(content),
      state: deadAt === null ? 'WAITING' : 'DEAD',
      createdAt: createdAt.toISOString(),
      dueAt: dueAt.toISOString(),
      diedAt: deadAt?.toISOString() ?? null,
      endsAt: expiresAt.toISOString(),
      attempts,
      failure: lastError?.slice(0, LONGEST_FAILURE) || null,
      mayRepeat: deadAt !== null && expiresAt > now,
      mayDrop: deadAt !== null && !PAYMENT_MESSAGES.includes(content.kind),
    };
  });
}

type OfMessage<Id extends 'repeatMessage' | 'dropMessage'> = Call<Id, DeskDeps>;

/** Makes a dead letter wait again, and logs the call in the same transaction. */
export async function repeatOne({
  deps,
  principal,
  params: { messageId },
}: OfMessage<'repeatMessage'>): Promise<WaitingMessage> {
  const now = deps.clock();
  const repeated = await deps.db.transaction(async (tx) => {
    const [message] = await repeatMessages(tx, [messageId], now);
    if (!message) throw await refusal(tx, messageId);
    await principal.sign(tx);
    return message;
  });
  // What is shown is the message as it waits now: from here on, a process may send it at any moment.
  const [view] = await views(deps.db, [repeated], now);
  if (!view) throw new ProblemError(404, 'NOT_FOUND');
  deps.wakeOutbox();
  return view;
}

/** Makes several dead letters wait again. */
export async function repeatSeveral({ deps, principal, body }: Call<'repeatDeadMessages', DeskDeps>) {
  const repeated = await deps.db.transaction(async (tx) => {
    const messages = await repeatMessages(tx, body.messageIds, deps.clock());
    await principal.sign(tx);
    return messages.length;
  });
  deps.wakeOutbox();
  return { repeated };
}

/** Deletes a dead letter that moves no money, and logs the call in the same transaction. */
export async function dropOne({
  deps,
  principal,
  requestId,
  params: { messageId },
}: OfMessage<'dropMessage'>): Promise<void> {
  const kind = await deps.db.transaction(async (tx) => {
    const dropped = await dropDead(tx, messageId, PAYMENT_MESSAGES);
    if (dropped === undefined) throw await refusal(tx, messageId);
    await principal.sign(tx);
    return dropped;
  });
  deps.logger.info({ requestId, messageKind: kind }, 'an operator dropped a dead letter');
}

/** Why a message can be neither repeated nor dropped. */
const refusal = async (tx: Transaction, messageId: string): Promise<ProblemError> =>
  (await hasMessage(tx, messageId))
    ? new ProblemError(409, 'MESSAGE_STEP_REFUSED')
    : new ProblemError(404, 'NOT_FOUND');

declare module '../../platform/log/logger.ts' {
  interface LogFields {
    /** Field of log entries: the kind of an outbox message. */
    messageKind?: string;
  }
}
