import type { Deps } from '../../../deps.ts';
import { loggedCause } from '../../../platform/log/logged-cause.ts';

type Owner = Pick<Deps, 'db' | 'logger'>;

/** What is under way, by the database it works on. */
const underWay = new WeakMap<Deps['db'], Set<Promise<void>>>();

/**
 * Does work that the answer must not wait for, because the response time would reveal whether an address is
 * known. A failure goes to the log.
 */
export function afterAnswer({ db, logger }: Owner, requestId: string, work: () => Promise<void>): void {
  const all = underWay.get(db) ?? new Set();
  underWay.set(db, all);
  // The answer has been sent by then.
  const done = new Promise((resolve) => setImmediate(resolve))
    .then(work)
    .catch((error: unknown) => {
      logger.error({ requestId, cause: loggedCause(error) }, 'a message was not sent');
    })
    .finally(() => all.delete(done));
  all.add(done);
}

/** Fulfilled when all that was put off is done, before the database is closed. */
export async function whenQuiet({ db }: Pick<Deps, 'db'>): Promise<void> {
  const all = underWay.get(db);
  while (all && all.size > 0) await Promise.all(all);
}
