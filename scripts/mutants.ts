// Plants faults in the source one by one and prints which test finds each. Reverts every change, even after
// Ctrl+C. `npm run mutants -- cart` plants only the faults in files whose path contains «cart».
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bench/pages/shops.ts';
import { UNIT_PROJECTS, vitest } from './checks/commands.ts';
import { type PlantedFault, plantedFaults } from './checks/planted-faults.ts';

const [wanted = ''] = process.argv.slice(2);
const chosen = plantedFaults.filter(({ file }) => file.includes(wanted));
const lines: string[] = [];
let putBack = () => {};
process.on('exit', () => putBack());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

for (const fault of chosen) {
  const caughtBy = await plant(fault);
  const change = `${fault.file}: ${fault.from.trim()} → ${fault.to.trim() || 'nothing'}`;
  lines.push(`${caughtBy ? 'caught ' : 'MISSED '} ${change}${caughtBy ? `\n          by ${caughtBy}` : ''}`);
}
console.log(`\n${lines.join('\n')}`);
const missed = lines.filter((line) => line.startsWith('MISSED')).length;
console.log(`\n${chosen.length - missed} caught, ${missed} missed`);
process.exit(missed === 0 ? 0 : 1);

/** Plants the fault and runs its tests. Returns the first test that fails; undefined if all tests pass. */
async function plant({ file, from, to, tests }: PlantedFault): Promise<string | undefined> {
  const path = join(root, file);
  const source = readFileSync(path, 'utf8');
  putBack = () => writeFileSync(path, source);
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  try {
    const isOfDatabase = tests.some((file) => file.startsWith('tests/integration/'));
    const { passed, failures = [] } = await vitest(isOfDatabase ? ['integration'] : UNIT_PROJECTS, tests);
    return passed ? undefined : (failures[0] ?? 'a file that cannot be loaded');
  } finally {
    putBack();
    putBack = () => {};
  }
}
