/**
 * Hashes and verifies passwords, only a few at the same time. Both methods throw 503 UNAVAILABLE if too many
 * tasks are waiting.
 */
export type Passwords = {
  hash(password: string): Promise<string>;
  /**
   * Verifies a password against a hash. If `hash` is null because the login is unknown, verifies the password
   * against a dummy hash and returns false, so that it takes the same time.
   */
  verify(hash: string | null, password: string): Promise<boolean>;
};
