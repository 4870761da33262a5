// Builds the shop if needed, then serves it in this process. The server migrates the database and seeds the
// demo catalog. A process that serves no pages needs no build.
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

/** The server reads the arguments again, and reports a wrong language. */
function takeReadersLanguage(): void {
  try {
    takeLanguage([...process.argv]);
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error;
  }
}

/** A demo shop uses the local bank, where no real money moves. Without the mocks folder there is no bank. */
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
