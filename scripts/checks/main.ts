// Runs every check of the project and sums up; the exit code is 1 when one did not pass.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../setup/browser.ts';
import { ensureBuilt } from '../setup/build.ts';
import { projectEnvironment, projectNode, root } from '../setup/install.mjs';
import { type Outcome, type Part, runParts, summary } from './run-parts.ts';
import { playwrightFailures, vitestFailures } from './test-reports.ts';

const reports = mkdtempSync(join(tmpdir(), 'vitrina-checks-'));

async function command(
  name: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const child = spawn(name, args, {
    cwd: root,
    stdio: 'inherit',
    env: projectEnvironment(environment),
    shell: process.platform === 'win32',
  });
  const [code] = await once(child, 'exit');
  return { passed: code === 0 };
}

async function vitest(...projects: string[]): Promise<Outcome> {
  const report = join(reports, `${projects.join('-')}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const written = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { passed } = await command('vitest', ['run', ...chosen, ...written]);
  return { passed, failures: vitestFailures(report, root) };
}

async function playwright(): Promise<Outcome> {
  const report = join(reports, 'playwright.json');
  const { passed } = await command('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return { passed, ...playwrightFailures(report) };
}

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
  { name: 'Unit, component and contract tests', run: () => vitest('node', 'source', 'component') },
  { name: 'Integration tests on PostgreSQL', run: () => vitest('integration') },
  { name: 'Build', run: prepared(ensureBuilt) },
  { name: 'A browser', run: prepared(ensureBrowser) },
  { name: 'End-to-end tests', needs: ['Build', 'A browser'], run: playwright },
];

const results = await runParts(parts);
rmSync(reports, { recursive: true, force: true });
console.log(`\n${summary(results)}`);
process.exit(results.every(({ passed }) => passed) ? 0 : 1);
