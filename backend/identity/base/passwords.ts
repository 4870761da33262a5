/**
 * Hashes and verifies passwords, a few at a time. Both methods throw 503 UNAVAILABLE if too many tasks are
 * queued.
 */
export type Passwords = {
  hash(password: string): Promise<string>;
  /**
   * Verifies a password against a hash. If `hash` is null, verifies it against a dummy hash and returns
   * false, so that an unknown login takes the same time.
   */
  verify(hash: string | null, password: string): Promise<boolean>;
};
