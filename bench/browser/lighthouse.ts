import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../../scripts/setup/browser.ts';
import { installed } from '../pages/installed.ts';

const run = promisify(execFile);

export type Audit = { score: number; lcp: number; tbt: number; cls: number; version: string };

/**
 * Runs Lighthouse with its default phone on a page. Lighthouse is no dependency of the project: it is
 * installed into a temporary folder. Sometimes it fails to record a trace, so there are three attempts.
 */
export async function audit(url: string, cookie?: string): Promise<Audit> {
  const folder = await installed('lighthouse', ['lighthouse']);
  const out = join(tmpdir(), `vitrina-bench-lighthouse-${process.pid}.json`);
  const options = [
    ...[url, '--quiet', '--output=json', `--output-path=${out}`, '--only-categories=performance'],
    '--chrome-flags=--headless --no-sandbox --disable-dev-shm-usage --ignore-certificate-errors',
    ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
  ];
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  const browser = findBrowser();
  const env = { ...process.env, ...(browser && { CHROME_PATH: browser }) };
  for (let failures = 0; ; )
    try {
      await run(process.execPath, [program, ...options], { env });
      break;
    } catch (error) {
      failures += 1;
      if (failures === 3) throw error;
    }
  if (!existsSync(out)) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { categories, audits, lighthouseVersion } = JSON.parse(await readFile(out, 'utf8'));
  const value = (name: string): number => audits[name].numericValue;
  return {
    score: categories.performance.score * 100,
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    version: lighthouseVersion,
  };
}
