// Builds the shop if needed, then serves it in this process. The server migrates the database and seeds the
// demo catalog. A process that serves no pages needs no build.
import { existsSync } from 'node:fs';
import { readVariables } from '../backend/variables.ts';
import { ensureBuilt } from './setup/build.ts';
import { orSentence } from './setup/or-sentence.ts';

const began = performance.now();
const { ROLE } = variables();
const hasPages = ROLE !== 'api' && ROLE !== 'worker';
if (hasPages && (await orSentence(ensureBuilt)))
  console.log(`Built: ${((performance.now() - began) / 1000).toFixed(1)} s`);
process.env.NODE_ENV = 'production';
await bringBank();
await import('../server/main.ts');

/**
 * Starts the local bank, where no real money moves, if the shop has demo data and the folder of the mocks
 * exists.
 */
async function bringBank(): Promise<void> {
  if (!existsSync(new URL('../mocks/bank', import.meta.url))) return;
  const { wantsBank } = await import('../mocks/bank/wants-bank.ts');
  if (!wantsBank(variables())) return;
  const { spawnBank } = await import('../mocks/bank/spawn-bank.ts');
  Object.assign(process.env, await spawnBank());
}

/**
 * The settings. If they are invalid, the server reports that, and here they only say that there is no demo
 * data.
 */
function variables(): Record<string, string | undefined> {
  try {
    return readVariables();
  } catch {
    return { DEMO_DATA: 'off' };
  }
}
