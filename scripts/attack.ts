// Runs the long attacks one after the other and writes their results to docs/attack-report.md. This takes an
// hour or two. `npm run attack -- stops races` runs only the attacks named so; the rows of all others in the
// report stay as they are.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bench/pages/shops.ts';
import { type Attack, attacks } from './attacks/attacks.ts';
import { attackReport, figuresIn } from './attacks/report.ts';
import { ensureBrowser } from './setup/browser.ts';
import { ensureBuilt } from './setup/build.ts';
import { programCommand, projectEnvironment } from './setup/install.mjs';
import { orSentence } from './setup/or-sentence.ts';

const FILE = join(root, 'docs/attack-report.md');

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !attacks.some((attack) => attack.name === name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}, only ${attacks.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const chosen = attacks.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const needsBrowser = chosen.some(({ commands }) => commands.some(([program]) => program === 'playwright'));
const browser = needsBrowser ? await orSentence(ensureBrowser) : undefined;
if (needsBrowser) await orSentence(ensureBuilt);

let allPassed = true;
for (const attack of chosen) {
  const { passed, output, minutes } = await run(attack);
  allPassed &&= passed;
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const day = new Date().toISOString().slice(0, 10);
  const figures = [attack.figures ?? {}, ...figuresIn(output)];
  writeFileSync(FILE, attackReport(before, attack, { passed, figures, minutes, day }));
}
process.exit(allPassed ? 0 : 1);

async function run({ commands, environment }: Attack) {
  const began = performance.now();
  const env = projectEnvironment({ ...environment, ...(browser && { CHROMIUM_PATH: browser }) });
  let output = '';
  let passed = true;
  for (const [program = '', ...args] of commands) {
    const child = spawn(...programCommand(program, args), {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      process.stdout.write(text);
    });
    const [code] = await once(child, 'close');
    passed &&= code === 0;
  }
  return { passed, output, minutes: (performance.now() - began) / 60_000 };
}
