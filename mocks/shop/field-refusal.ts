import { Refusal } from './refusal.ts';

/** @throws {Refusal} INVALID_REQUEST about one field of the body, always */
export function refuseField(pointer: string, code: string, message: string): never {
  throw new Refusal('INVALID_REQUEST', [{ in: 'body', pointer, code, message }]);
}

const COMMON_PASSWORDS = ['1234567890', 'qwertyuiop', 'qwerty123456', 'password12'];

/** @throws {Refusal} INVALID_REQUEST for a password that anyone would try */
export function refuseCommonPassword(pointer: string, password: string): void {
  if (!COMMON_PASSWORDS.includes(password.toLowerCase())) return;
  refuseField(pointer, 'common_password', 'Такой пароль легко подобрать. Придумайте другой');
}

/** @throws {Refusal} INVALID_REQUEST unless `typed` is the password of the account, null when it has none */
export function refuseWrongPassword(pointer: string, password: string | null, typed: string | null): void {
  if (password !== typed) refuseField(pointer, 'wrong_password', 'Неверный пароль');
}
