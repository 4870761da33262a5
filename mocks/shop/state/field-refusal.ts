import { commonPassword, wrongPassword } from '#shared/forms/account-refusals.ts';
import { requiredMessage } from '#shared/forms/required.ts';
import { Refusal } from './refusal.ts';

/** An error in a field: `code` names the broken rule, `message` is for the shopper. */
type Said = { code: string; message: string };

/**
 * Refuses a request because of its fields.
 * @throws {Refusal} INVALID_REQUEST if a field has an error
 */
export function refuseFields(errorsByField: Record<string, Said | null>): void {
  const errors = Object.entries(errorsByField).flatMap(([pointer, wrong]) =>
    wrong ? [{ in: 'body' as const, pointer, code: wrong.code, message: wrong.message }] : [],
  );
  if (errors.length > 0) throw new Refusal('INVALID_REQUEST', errors);
}

const COMMON_PASSWORDS = ['1234567890', 'qwertyuiop', 'qwerty123456', 'password12'];

/**
 * Checks a new password.
 * @throws {Refusal} INVALID_REQUEST if it is easy to guess
 */
export function refuseCommonPassword(pointer: string, password: string): void {
  const isCommon = COMMON_PASSWORDS.includes(password.toLowerCase());
  refuseFields({ [pointer]: isCommon ? commonPassword : null });
}

/**
 * Compares a typed password with that of the account. If the account has none (null), any text is accepted.
 * @throws {Refusal} INVALID_REQUEST if they differ
 */
export function refuseWrongPassword(pointer: string, password: string | null, typed: string | null): void {
  if (password === null || password === typed) return;
  refuseFields({
    [pointer]: typed ? wrongPassword : { code: 'required', message: requiredMessage(pointer) },
  });
}
