// Runs every check of the project and sums up; the exit code is 1 when one did not pass.
import { ensureBrowser } from '../setup/browser.ts';
import { ensureBuilt } from '../setup/build.ts';
import { projectNode } from '../setup/install.mjs';
import { command, playwright, UNIT_PROJECTS, vitest } from './commands.ts';
import { type Outcome, type Part, runParts, summary } from './run-parts.ts';

/** A part that passes unless it throws. */
const prepared = (work: () => unknown) => (): Outcome => {
  work();
  return { passed: true };
};

const parts: Part[] = [
  {
    name: 'Types',
    run: () => command(projectNode(), ['node_modules/typescript-native/bin/tsc', '--noEmit']),
  },
  { name: 'Lint', run: () => command('biome', ['ci', '--error-on-warnings', '.']) },
  { name: 'Contract lint', run: () => command('redocly', ['lint', '--format=stylish']) },
  { name: 'Generated code', run: () => command(projectNode(), ['scripts/generate.mjs', '--check']) },
  { name: 'Unit, component and contract tests', run: () => vitest(UNIT_PROJECTS) },
  { name: 'Integration tests on PostgreSQL', run: () => vitest(['integration']) },
  { name: 'Build', run: prepared(ensureBuilt) },
  { name: 'A browser', run: prepared(ensureBrowser) },
  { name: 'End-to-end tests', needs: ['Build', 'A browser'], run: playwright },
];

const results = await runParts(parts);
console.log(`\n${summary(results)}`);
process.exit(results.every(({ passed }) => passed) ? 0 : 1);
