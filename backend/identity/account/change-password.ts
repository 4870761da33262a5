import { and, eq, isNull } from 'drizzle-orm';
import type { FieldError, PasswordChange } from '#contract/zod/zod.schemas.ts';
import { commonPassword } from '#shared/forms/account-refusals.ts';
import { account } from '../../domain/tables/identities.ts';
import { invalidRequest, ProblemError } from '../../platform/http/problem.ts';
import { recordEvent } from '../auth/events/record-event.ts';
import { forgetSecrets } from '../auth/messages/issue-secret.ts';
import { isCommonPassword } from '../auth/passwords/password-rules.ts';
import { writePasswordChanged } from '../auth/passwords/write-password-changed.ts';
import { endFamilies } from '../auth/tokens/families.ts';
import type { IdentityDeps } from '../base/deps.ts';
import { checkPassword, wrongPasswordAt } from './check-password.ts';
import type { AccountRow } from './profile.ts';
import { type AccountSession, requireProof } from './proof.ts';

const CURRENT = '/currentPassword';

/**
 * Changes the password of an account or sets its first password, ends its sign-ins on all other devices, and
 * notifies the owner. Password reset links that were already sent become invalid. Throws 422 with field
 * errors, 403 if the account has no password and the session gave no recent proof (`requireProof`), 429 above
 * the rate limits, and 503 if too many hashes are queued.
 */
export async function changePassword(
  deps: IdentityDeps,
  asked: PasswordChange & AccountSession & { userAgent: string },
): Promise<void> {
  const { accountId, userAgent, currentPassword, newPassword } = asked;
  const [known]: AccountRow[] = await deps.db.select().from(account).where(eq(account.id, accountId));
  if (!known) throw new ProblemError(401, 'UNAUTHORIZED');

  const { passwordHash } = known;
  const wrong = await checkPassword(deps, {
    accountId,
    passwordHash,
    password: currentPassword,
    pointer: CURRENT,
  });
  const unfit = judge(newPassword, known, passwordHash === null ? null : currentPassword);
  const errors = [wrong, unfit].filter((error) => error !== null);
  if (errors.length > 0) throw invalidRequest(errors);

  const changed = { passwordHash: await deps.passwords.hash(newPassword) };
  await deps.db.transaction(async (tx) => {
    const isSame =
      passwordHash === null ? isNull(account.passwordHash) : eq(account.passwordHash, passwordHash);
    const [updated] = await tx
      .update(account)
      .set(changed)
      .where(and(eq(account.id, accountId), isSame))
      .returning({ id: account.id });
    // While this request was hashing, another request changed the password, so the password that the shopper
    // typed is no longer correct.
    if (!updated) throw invalidRequest([wrongPasswordAt(CURRENT)]);
    const now = deps.clock();
    if (passwordHash === null) await requireProof(tx, { familyId: asked.familyId, now });
    await endFamilies(tx, { principalId: accountId, except: asked.familyId, now });
    await forgetSecrets(tx, { accountId, purpose: 'password', channel: 'email', now });
    await recordEvent(tx, { accountId, kind: 'PASSWORD_CHANGED', userAgent, now });
    await writePasswordChanged(tx, deps, accountId);
  });
  deps.wakeOutbox();
}

function judge(password: string, known: AccountRow, current: string | null): FieldError | null {
  const refusal = (code: string, message: string) => ({
    in: 'body' as const,
    pointer: '/newPassword',
    code,
    message,
  });
  if (password === current) return refusal('same_password', 'Новый пароль совпадает с\u00a0прежним');
  const own = [known.email, known.phone, known.pendingEmail, known.pendingPhone];
  if (!isCommonPassword(password, own)) return null;
  return refusal(commonPassword.code, commonPassword.message);
}
