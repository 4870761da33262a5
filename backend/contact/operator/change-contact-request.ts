import { eq } from 'drizzle-orm';
import type { OperatorContactRequest } from '#contract/client/client.schemas.ts';
import { MOST_STEPS, stateAfter } from '#shared/contact/request-steps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/implement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { ContactDeps } from '../deps.ts';
import { writeAnswerLetter } from '../letters.ts';
import { contactRequest, type StoredStep } from '../tables.ts';
import { readContactRequest } from './read-contact-request.ts';

type Locked = Pick<
  typeof contactRequest.$inferSelect,
  'version' | 'state' | 'steps' | 'number' | 'name' | 'email' | 'text'
>;
type Changing = Pick<Call<'reopenContactRequest', ContactDeps>, 'deps' | 'principal' | 'params' | 'body'>;

const refused = () => new ProblemError(409, 'CONTACT_STEP_REFUSED');

/** Answers a request by a letter to its e-mail address. A request without one cannot be answered so. */
export async function answerContactRequest(
  call: Call<'answerContactRequest', ContactDeps>,
): Promise<OperatorContactRequest> {
  const text = call.body.text.trim();
  const answered = await change(call, { step: 'ANSWERED', text }, async (tx, { email, ...kept }) => {
    if (email === null) throw refused();
    await writeAnswerLetter(tx, call.deps, { kept, email, text });
  });
  call.deps.wakeOutbox();
  return answered;
}

/** Marks a request as done. */
export const closeContactRequest = (call: Call<'closeContactRequest', ContactDeps>) =>
  change(call, { step: 'DONE', text: call.body.note?.trim() ?? null });

/** Makes a request wait again. */
export const reopenContactRequest = (call: Call<'reopenContactRequest', ContactDeps>) =>
  change(call, { step: 'REOPENED', text: null });

/**
 * Changes a request, unless it has changed since the operator read it. Logs the operator's call in the same
 * transaction.
 */
function change(
  { deps, principal, params: { contactRequestId: id }, body: { version } }: Changing,
  { step, text }: Pick<StoredStep, 'step' | 'text'>,
  work: (tx: Transaction, kept: Locked) => Promise<void> = async () => {},
): Promise<OperatorContactRequest> {
  return deps.db.transaction(async (tx) => {
    const { state, steps, number, name, email, text: question, version: now } = contactRequest;
    const [kept] = await tx
      .select({ state, steps, number, name, email, text: question, version: now })
      .from(contactRequest)
      .where(eq(contactRequest.key, id))
      .for('update');
    if (!kept) throw new ProblemError(404, 'NOT_FOUND');
    const next = stateAfter(kept.state, step);
    if (kept.version !== version || next === undefined || kept.steps.length >= MOST_STEPS) throw refused();
    await work(tx, kept);
    const made = { at: deps.clock().toISOString(), operatorId: principal.id, operator: principal.name };
    await tx
      .update(contactRequest)
      .set({ state: next, version: version + 1, steps: [...kept.steps, { ...made, step, text }] })
      .where(eq(contactRequest.key, id));
    await principal.sign(tx);
    return readContactRequest(tx, id);
  });
}
