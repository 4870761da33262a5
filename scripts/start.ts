// Builds the shop if needed, then serves it in this process. On its start the server migrates the database
// and seeds the demo catalog. A process that serves no pages is started without a build.
import { existsSync } from 'node:fs';
import { print } from '../backend/cli/terminal/print.ts';
import { say, takeLanguage } from '../backend/cli/terminal/say.ts';
import { CommandRefused } from '../backend/platform/command-refused.ts';
import { readVariables } from '../backend/variables.ts';
import { ensureBuilt } from './setup/build.ts';
import { orSentence } from './setup/or-sentence.ts';

takeReadersLanguage();
const began = performance.now();
const { ROLE } = variables();
const hasPages = ROLE !== 'api' && ROLE !== 'worker';
if (hasPages && (await orSentence(() => ensureBuilt(say`Building…`))))
  print(say`Built: ${((performance.now() - began) / 1000).toFixed(1)} s`);
process.env.NODE_ENV = 'production';
await bringBank();
await import('../server/main.ts');

/**
 * Sets the language of this script's messages from the arguments. An unknown language is ignored here: the
 * server reads the same arguments later and reports it.
 */
function takeReadersLanguage(): void {
  try {
    takeLanguage([...process.argv]);
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error;
  }
}

/**
 * Starts the local bank for a demo shop, so that no real money moves. Does nothing if the mocks folder is
 * missing, as in an image for production.
 */
async function bringBank(): Promise<void> {
  if (!existsSync(new URL('../mocks/bank', import.meta.url))) return;
  const { wantsBank } = await import('../mocks/bank/wants-bank.ts');
  if (!wantsBank(variables())) return;
  const { spawnBank } = await import('../mocks/bank/spawn-bank.ts');
  Object.assign(process.env, await spawnBank());
}

/**
 * The settings of the shop. If they are invalid, returns settings without demo data; the server reports the
 * faults later.
 */
function variables(): Record<string, string | undefined> {
  try {
    return readVariables();
  } catch {
    return { DEMO_DATA: 'off' };
  }
}
