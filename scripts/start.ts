// Builds when needed, then serves in this process. The server itself migrates the database and fills the demo catalog.
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

/** A shop with demo goods is paid at a bank where no money moves. A checkout without the mocks goes without one. */
async function bringBank(): Promise<void> {
  if (!existsSync(new URL('../mocks/bank', import.meta.url))) return;
  const { wantsBank } = await import('../mocks/bank/wants-bank.ts');
  if (!wantsBank(variables())) return;
  const { spawnBank } = await import('../mocks/bank/spawn-bank.ts');
  Object.assign(process.env, await spawnBank());
}

/** The settings; none when there is a mistake in them, which the server names. */
function variables(): Record<string, string | undefined> {
  try {
    return readVariables();
  } catch {
    return { DEMO_DATA: 'off' };
  }
}
