import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { IdentityProof } from '#contract/zod/zod.schemas.ts';
import { wrongCode } from '#shared/forms/account-refusals.ts';
import { requiredMessage } from '#shared/forms/required.ts';
import { hashOf } from '../../domain/secrets.ts';
import { account, tokenFamily } from '../../domain/tables/identities.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { invalidRequest, ProblemError } from '../../platform/http/problem.ts';
import { enqueueLetter } from '../../platform/mail/enqueue-letter.ts';
import type { Address } from '../../platform/outbox/outbox-content.ts';
import { issueSecret, SECRET_LIFE_MS } from '../auth/messages/issue-secret.ts';
import type { IdentityDeps } from '../base/deps.ts';
import { proofCodeLetter } from '../base/letters.ts';
import { confirmation } from '../base/tables.ts';
import { checkPassword, wrongPasswordAt } from './check-password.ts';
import type { AccountRow } from './profile.ts';
import { lockAccount } from './queries.ts';

/**
 * How long after its sign-in or latest proof a session may change the ways of signing in to the account, in
 * ms.
 */
export const PROOF_LIFE_MS = 10 * 60 * 1000;

/** A session of an account. */
export type AccountSession = { accountId: string; familyId: string };

/**
 * Throws 403 PROOF_NEEDED unless the session began, or gave a proof, within the last ten minutes. Also throws
 * it if the session ended while this call waited for the lock on the account.
 */
export async function requireProof(
  tx: Transaction,
  { familyId, now }: { familyId: string; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - PROOF_LIFE_MS);
  // If the clock was set back, the time of the proof may be in the future. The second condition limits such a
  // proof to twice its lifetime.
  const until = new Date(now.getTime() + PROOF_LIFE_MS);
  const rows = await tx
    .select({ id: tokenFamily.id })
    .from(tokenFamily)
    .where(
      and(
        eq(tokenFamily.id, familyId),
        isNull(tokenFamily.revokedAt),
        gt(tokenFamily.provenAt, since),
        lt(tokenFamily.provenAt, until),
      ),
    );
  if (rows.length === 0) throw new ProblemError(403, 'PROOF_NEEDED');
}

/**
 * Records that the person who uses this session has proven to be the owner of the account. The proof is the
 * password or, for an account without a password, a code that was sent. Throws 422 if the password or code is
 * wrong, 429 above the rate limits, and 503 if too many hashes are queued.
 */
export async function proveIdentity(
  deps: IdentityDeps,
  { accountId, familyId, password, code }: IdentityProof & AccountSession,
): Promise<void> {
  const [known] = await deps.db
    .select({ passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.id, accountId));
  if (!known) throw new ProblemError(401, 'UNAUTHORIZED');
  const { passwordHash } = known;
  const pointer = '/password';
  const wrong = await checkPassword(deps, { accountId, passwordHash, password, pointer });
  if (wrong) throw invalidRequest([wrong]);
  const attempt = passwordHash === null ? await deps.limits.accountPassword(accountId) : null;
  await deps.db.transaction(async (tx) => {
    const locked = await lockAccount(tx, accountId);
    // While this request was hashing, another request changed the password.
    if (locked.passwordHash !== passwordHash) throw invalidRequest([wrongPasswordAt(pointer)]);
    const now = deps.clock();
    if (passwordHash === null) await takeCode(tx, { accountId, familyId, code, now });
    await tx.update(tokenFamily).set({ provenAt: now }).where(eq(tokenFamily.id, familyId));
  });
  await attempt?.giveBack();
}

/**
 * Sends a code to the proven address of an account without a password. Throws 409 PROOF_NOT_POSSIBLE if the
 * account has a password or no proven address, and 429 above the rate limits.
 */
export async function requestProofCode(deps: IdentityDeps, session: AccountSession): Promise<void> {
  const { accountId } = session;
  await deps.db.transaction(async (tx) => {
    const locked = await lockAccount(tx, accountId);
    const to = provenAddress(locked);
    if (locked.passwordHash !== null || !to) throw new ProblemError(409, 'PROOF_NOT_POSSIBLE');
    await deps.limits.proofCode(accountId);
    const code = codeOf(deps.secrets());
    // Deletes earlier codes, because a new random code may be equal to one of them.
    await tx
      .delete(confirmation)
      .where(and(eq(confirmation.accountId, accountId), eq(confirmation.purpose, 'proof')));
    await issueSecret(
      tx,
      { clock: deps.clock, secrets: () => inSession(session, code) },
      { accountId, purpose: 'proof', channel: to.channel, address: to.value },
    );
    await enqueueLetter(tx, deps, { to, letter: proofCodeLetter(deps, code), life: SECRET_LIFE_MS.proof });
  });
  deps.wakeOutbox();
}

async function takeCode(
  tx: Transaction,
  { code, now, ...session }: AccountSession & { code: string | null; now: Date },
): Promise<void> {
  const refused = (refusal: { code: string; message: string }) =>
    invalidRequest([{ in: 'body', pointer: '/code', ...refusal }]);
  if (code === null) throw refused({ code: 'required', message: requiredMessage('/code') });
  const [used] = await tx
    .update(confirmation)
    .set({ usedAt: now })
    .where(
      and(
        eq(confirmation.hash, hashOf(inSession(session, code))),
        eq(confirmation.purpose, 'proof'),
        isNull(confirmation.usedAt),
        gt(confirmation.expiresAt, now),
      ),
    )
    .returning({ hash: confirmation.hash });
  if (!used) throw refused(wrongCode);
}

/** Derives the code of six digits that is sent to the shopper from a random secret. */
const codeOf = (secret: string): string =>
  String(Number.parseInt(hashOf(secret).slice(0, 12), 16) % 1_000_000).padStart(6, '0');

/**
 * The text that is hashed for a code: the code and the session that requested it. A code is short enough to
 * be guessed, so it must be invalid in other sessions.
 */
const inSession = ({ accountId, familyId }: AccountSession, code: string) =>
  `${accountId} ${familyId} ${code}`;

export const provenAddress = ({ email, phone }: Pick<AccountRow, 'email' | 'phone'>): Address | undefined => {
  if (email !== null) return { channel: 'email', value: email };
  return phone === null ? undefined : { channel: 'phone', value: phone };
};
