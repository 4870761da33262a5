import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../bench/pages/shops.ts';
import { programCommand, projectEnvironment, projectNode } from '../setup/install.mjs';
import type { Outcome } from './run-parts.ts';
import { playwrightFailures, playwrightPassed, vitestFailures, vitestPassed } from './test-reports.ts';

/**
 * Projects of vitest.config.ts that need only the installed dependencies, and no services such as PostgreSQL.
 */
export const UNIT_PROJECTS = ['node', 'source', 'component', 'desk'];

/** Runs a program in the project's root folder. Its output appears on the terminal. */
export async function command(
  name: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const child = spawn(...programCommand(name, args), {
    cwd: root,
    stdio: 'inherit',
    env: projectEnvironment(environment),
  });
  const [code] = await once(child, 'exit');
  return { passed: code === 0 };
}

/** Checks types: of the project, then of the desk, whose router has a route tree of its own (desk/tsconfig.json). */
export async function types(): Promise<Outcome> {
  const check = ['node_modules/typescript-native/bin/tsc', '--noEmit'];
  const project = await command(projectNode(), check);
  const desk = await command(projectNode(), [...check, '-p', 'desk']);
  return { passed: project.passed && desk.passed };
}

/** Reports code that is not used anywhere, then code that only tests and the gallery use (knip.ts). */
export async function unused(): Promise<Outcome> {
  const all = ['--include', 'files,exports,types,duplicates', '--no-progress'];
  const everything = await command('knip', all);
  const product = await command('knip', ['--production', ...all]);
  return { passed: everything.passed && product.passed };
}

/** Runs all tests of the given projects, or only the tests in the given files. */
export async function vitest(projects: readonly string[], files: readonly string[] = []): Promise<Outcome> {
  return withReport(async (report) => {
    const chosen = projects.flatMap((project) => ['--project', project]);
    const written = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { passed } = await command('vitest', ['run', ...chosen, ...written, ...files]);
    return { passed, failures: vitestFailures(report, root), passedTests: vitestPassed(report, root) };
  });
}

export async function playwright(): Promise<Outcome> {
  return withReport(async (report) => {
    const { passed } = await command('playwright', ['test', '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    return { passed, ...playwrightFailures(report), passedTests: playwrightPassed(report, 'e2e') };
  });
}

async function withReport(run: (file: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-report-'));
  try {
    return await run(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
