import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '../../../platform/http/problem.ts';
import type { Passwords } from '../../base/passwords.ts';

/** Hashes and verifies passwords. Tests use a faster hasher. */
export type Hasher = {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
};

/** Hashes with argon2id, using 19 MiB of memory and two passes, as the library does by default. */
const argon2id: Hasher = {
  hash: (password) => hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
  verify: (known, password) => verify(known, password),
};

const RETRY_AFTER_SECONDS = 2;

/**
 * Creates the service that hashes and verifies passwords, only a few at a time.
 * @param options.concurrency number of hashes that are computed in parallel; 2 by default
 * @param options.queue maximum number of waiting tasks; 250 by default, about eight seconds of work. It is
 * long, because for shoppers who sign in at the same time, waiting is better than a refusal
 */
export function createPasswords(
  options: { concurrency?: number; queue?: number; hasher?: Hasher } = {},
): Passwords {
  const { concurrency = 2, queue = 250, hasher = argon2id } = options;
  const waiting: (() => void)[] = [];
  let running = 0;
  let dummy: Promise<string> | undefined;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= concurrency) {
      if (waiting.length >= queue) throw unavailable(RETRY_AFTER_SECONDS);
      // A task that finishes passes its slot on to the task that waits here, so the number of running tasks
      // stays the same.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    hash: (password) => inTurn(() => hasher.hash(password)),
    verify: (known, password) =>
      inTurn(async () => {
        if (known !== null) return hasher.verify(known, password);
        dummy ??= hasher.hash('no password is this one');
        await hasher.verify(await dummy, password);
        return false;
      }),
  };
}
