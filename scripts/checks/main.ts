// Runs all checks of the project (`npm test`) and prints a summary. Exits with 1 if one of them failed.

import { root } from '../../bench/pages/shops.ts';
import { ensureBrowser } from '../setup/browser.ts';
import { ensureBuilt } from '../setup/build.ts';
import { projectNode } from '../setup/install.mjs';
import { citedTests, notPassed } from './cited-tests.ts';
import { command, playwright, types, UNIT_PROJECTS, unused, vitest } from './commands.ts';
import { type Outcome, type Part, type Result, runParts, summary } from './run-parts.ts';

/** Makes a part of the checks from a function. The part passes if the function does not throw. */
const prepared = (work: () => unknown) => (): Outcome => {
  work();
  return { passed: true };
};

const UNIT = 'Unit, component and contract tests';
const INTEGRATION = 'Integration tests on PostgreSQL';
const END_TO_END = 'End-to-end tests';

/** Fails if a test that cites a statement of the specification failed, was skipped or did not run. */
function countedOn(before: readonly Result[]): Outcome {
  const missing = notPassed(
    citedTests(root),
    before.flatMap(({ passedTests = [] }) => passedTests),
  );
  return { passed: missing.length === 0, failures: missing.map(({ file, title }) => `${file} › ${title}`) };
}

const parts: Part[] = [
  { name: 'Types', run: types },
  { name: 'Lint', run: () => command('biome', ['ci', '--error-on-warnings', '.']) },
  { name: 'Unused code', run: unused },
  { name: 'Contract lint', run: () => command('redocly', ['lint', '--format=stylish']) },
  { name: 'Generated code', run: () => command(projectNode(), ['scripts/generate.mjs', '--check']) },
  { name: UNIT, run: () => vitest(UNIT_PROJECTS) },
  { name: 'Build', run: prepared(ensureBuilt) },
  { name: INTEGRATION, run: () => vitest(['integration']) },
  { name: 'A browser', run: prepared(ensureBrowser) },
  { name: END_TO_END, needs: ['Build', 'A browser'], run: playwright },
  { name: 'Tests that the specification counts on', needs: [UNIT, INTEGRATION, END_TO_END], run: countedOn },
];

const results = await runParts(parts);
console.log(`\n${summary(results)}`);
process.exit(results.every(({ passed }) => passed) ? 0 : 1);
