// Builds if needed, then serves in this process. The server migrates the database and seeds the demo catalog.
// Processes without pages need no build.
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

/** A demo shop uses the local bank, where no real money moves. Without the mocks folder there is no bank. */
async function bringBank(): Promise<void> {
  if (!existsSync(new URL('../mocks/bank', import.meta.url))) return;
  const { wantsBank } = await import('../mocks/bank/wants-bank.ts');
  if (!wantsBank(variables())) return;
  const { spawnBank } = await import('../mocks/bank/spawn-bank.ts');
  Object.assign(process.env, await spawnBank());
}

/** The settings; undefined if they are invalid, which the server reports. */
function variables(): Record<string, string | undefined> {
  try {
    return readVariables();
  } catch {
    return { DEMO_DATA: 'off' };
  }
}
