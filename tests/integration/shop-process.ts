import { openBackend } from '../../backend/index.ts';
import { silentLogger as logger } from '../../backend/platform/log/logger.ts';
import type { Answer, Call } from './processes.ts';

/**
 * Runs a process of the shop on a seeded database. It handles the calls that its parent process passes to it.
 */
const [databaseUrl = '', dataDir = ''] = process.argv.slice(2);

const backend = await openBackend({
  dataDir,
  databaseUrl,
  demo: false,
  build: 'test',
  site: 'ru',
  logger,
  publicUrl: 'http://localhost:3999',
});

process.on('message', async ({ id, url, clientIp, ...init }: Call) => {
  const response = await backend.fetch(new Request(url, init), { clientIp });
  const { status, headers } = response;
  const answer: Answer = { id, status, headers: [...headers], text: await response.text() };
  process.send?.(answer);
});
process.on('disconnect', () => void backend.close());
process.send?.('ready');
