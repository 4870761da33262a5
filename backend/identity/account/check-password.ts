import type { FieldError } from '#contract/zod/zod.schemas.ts';
import { wrongPassword } from '#shared/forms/account-refusals.ts';
import { requiredMessage } from '#shared/forms/required.ts';
import type { IdentityDeps } from '../base/deps.ts';

/**
 * Checks the password of a signed-in shopper, because another person may use a device that was left signed
 * in. An account without a password passes. Returns the field error, or null if the password is correct.
 * Throws 429 before hashing, and 503 if too many hashes are queued.
 */
export async function checkPassword(
  { limits, passwords }: Pick<IdentityDeps, 'limits' | 'passwords'>,
  asked: { accountId: string; passwordHash: string | null; password: string | null; pointer: string },
): Promise<FieldError | null> {
  const { passwordHash, password, pointer } = asked;
  if (passwordHash === null) return null;
  if (password === null || password === '')
    return { in: 'body', pointer, code: 'required', message: requiredMessage(pointer) };

  const attempt = await limits.accountPassword(asked.accountId);
  const isRight = await passwords.verify(passwordHash, password).catch(async (error: unknown) => {
    await attempt.giveBack();
    throw error;
  });
  if (!isRight) return wrongPasswordAt(pointer);
  await attempt.giveBack();
  return null;
}

export const wrongPasswordAt = (pointer: string): FieldError => ({ in: 'body', pointer, ...wrongPassword });
