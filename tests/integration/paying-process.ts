import { openDatabase } from '../../backend/platform/db/client.ts';
import { silentLogger as logger } from '../../backend/platform/log/logger.ts';
import { type PayingTask, payingSteps } from './paying-steps.ts';

/**
 * Runs as a process of the shop that performs one payment step for its parent process, and is killed during
 * that step. It sends letters to the parent instead of a mail server, in two steps, and waits for an answer
 * after each.
 */
const [databaseUrl = '', bankUrl = ''] = process.argv.slice(2);

const { db } = await openDatabase({ dataDir: '', databaseUrl, logger });
const taken = new Map<string, () => void>();

process.on('message', async (message: PayingTask | { taken: string }) => {
  if ('taken' in message) return taken.get(message.taken)?.();
  const { step, now, ...task } = message;
  const steps = payingSteps(db, bankUrl, {
    clock: () => new Date(now),
    mail: {
      async send({ subject, to }, { key }) {
        for (const said of ['offers', 'hands over'] as const) {
          process.send?.({ said, key, subject, to });
          await new Promise<void>((done) => taken.set(key, done));
        }
      },
    },
  });
  await steps[step](task);
  process.send?.({ said: 'ended' });
});
process.on('disconnect', () => process.exit());
process.send?.({ said: 'ready' });
