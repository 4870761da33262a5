// Finds unit tests whose result depends on timing. Runs the tests again and again while all cores are busy,
// and stops at the first failure. `npm run steady -- 10 [files]` runs them ten times.
import { availableParallelism } from 'node:os';
import { keepBusy } from './busy-loops.ts';
import { UNIT_PROJECTS, vitest } from './commands.ts';

const [times = '10', ...files] = process.argv.slice(2);
if (!/^[1-9]\d{0,3}$/.test(times)) {
  console.error('Usage: npm run steady -- <how many times> [test files]');
  process.exit(2);
}

const rest = keepBusy(availableParallelism());
process.on('exit', rest);
const began = performance.now();
for (let run = 1; run <= Number(times); run += 1) {
  const { passed, failures = [] } = await vitest(UNIT_PROJECTS, files);
  if (!passed || failures.length > 0) {
    console.error(`\nRun ${run} of ${times} is red:`);
    for (const test of failures) console.error(`  ${test}`);
    process.exit(1);
  }
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(`\nRun ${run} of ${times} is green, ${minutes} min since the start.`);
}
console.log(`\n${times} green runs in a row.`);
process.exit(0);
