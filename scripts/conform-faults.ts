// Tests the conformance kit. Plants each fault of conformance/faults, one at a time, into the responses of
// the reference backend, and lists the faults that the kit finds, with the sentence that it prints about
// each. The second argument selects the faults whose kind or name contains a text: npm run conform:faults --
// docs/conformance-faults.md [text]
import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PlantedFault, plantedFaults } from '../conformance/faults/planted-faults.ts';
import { serveFaulty } from '../conformance/faults/serve-faulty.ts';
import { openBackendTarget } from '../tests/contract/backend-target.ts';
import { buildKit } from './conformance/build-kit.ts';

const [file, only = ''] = process.argv.slice(2);
const kit = await buildKit();
const folder = mkdtempSync(join(tmpdir(), 'vitrina-faults-'));

/**
 * Runs the kit with the fault. Returns the first sentence that the kit prints about it, or undefined if the
 * kit does not find the fault.
 */
async function sentenceOf(fault: PlantedFault, hint?: string): Promise<string | undefined> {
  const backend = await openBackendTarget();
  const served = await serveFaulty(backend, fault);
  const data = join(folder, 'data.yaml');
  writeFileSync(data, `operators: ${served.origin}\nhooks:\n  address: ${served.hooks}\n`);
  const choice = hint === undefined ? [] : ['--only', hint];
  try {
    await promisify(execFile)(process.execPath, [kit, served.origin, '--data', data, '--short', ...choice]);
    return undefined;
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    return /^✗ (.+)$/m.exec(stdout)?.[1] ?? `The kit could not run: ${stdout.slice(0, 200)}`;
  } finally {
    await served.close();
    await backend.close();
  }
}

const rows: string[] = [];
let found = 0;
const faults = plantedFaults.filter(({ kind, name }) => `${kind}: ${name}`.includes(only));
for (const fault of faults) {
  const sentence = (await sentenceOf(fault, fault.hint)) ?? (await sentenceOf(fault));
  if (sentence !== undefined) found += 1;
  console.log(`${sentence === undefined ? 'not found' : 'found'}: ${fault.name}: ${sentence ?? ''}`);
  const shown = (sentence ?? '**not found**').replaceAll('|', '\\|').slice(0, 300);
  rows.push(`| ${fault.kind} | ${fault.name} | ${shown} |`);
}
console.log(`${found} of ${faults.length} planted faults are found.`);
if (file && file !== '-') {
  const head = ['| Kind | Planted fault | First sentence of the kit |', '|---|---|---|'];
  writeFileSync(
    file,
    [
      '# Planted faults',
      '',
      `\`npm run conform:faults\` plants ${faults.length} faults of meaning between the reference backend and the [conformance kit](own-backend.md#conformance). Every one keeps the schemas of the contract. ${found === faults.length ? 'All' : found} are found. The sentence is the first that the kit prints: operation, case, and what the contract says and what came.`,
      '',
      ...head,
      ...rows,
      '',
    ].join('\n'),
  );
}
process.exit(found === faults.length ? 0 : 1);
