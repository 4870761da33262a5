/** Hashes passwords, a few at a time. Both methods throw 503 UNAVAILABLE if too many are queued. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /**
   * Verifies a password against a hash. Without a hash, verifies against a dummy hash so that an unknown
   * login takes the same time, and returns false.
   */
  verify(hash: string | null, password: string): Promise<boolean>;
};
