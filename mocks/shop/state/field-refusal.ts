import { commonPassword, wrongPassword } from '#shared/forms/account-refusals.ts';
import { requiredMessage } from '#shared/forms/required.ts';
import { Refusal } from './refusal.ts';

/** An error of one field: the code of the broken rule and the message for the shopper. */
type Said = { code: string; message: string };

/** @throws {Refusal} INVALID_REQUEST if any field has an error */
export function refuseFields(errorsByField: Record<string, Said | null>): void {
  const errors = Object.entries(errorsByField).flatMap(([pointer, wrong]) =>
    wrong ? [{ in: 'body' as const, pointer, code: wrong.code, message: wrong.message }] : [],
  );
  if (errors.length > 0) throw new Refusal('INVALID_REQUEST', errors);
}

const COMMON_PASSWORDS = ['1234567890', 'qwertyuiop', 'qwerty123456', 'password12'];

/** @throws {Refusal} INVALID_REQUEST for a password that is easy to guess */
export function refuseCommonPassword(pointer: string, password: string): void {
  const isCommon = COMMON_PASSWORDS.includes(password.toLowerCase());
  refuseFields({ [pointer]: isCommon ? commonPassword : null });
}

/**
 * @throws {Refusal} INVALID_REQUEST if `typed` is not the password. If the account has no password (null),
 * any text is accepted.
 */
export function refuseWrongPassword(pointer: string, password: string | null, typed: string | null): void {
  if (password === null || password === typed) return;
  refuseFields({
    [pointer]: typed ? wrongPassword : { code: 'required', message: requiredMessage(pointer) },
  });
}
