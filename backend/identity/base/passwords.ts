/** Hashes passwords, a few at a time. Both calls throw 503 UNAVAILABLE when too many wait already. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Checks against a dummy when there is no hash, so that an unknown login costs the same time; then false. */
  verify(hash: string | null, password: string): Promise<boolean>;
};
