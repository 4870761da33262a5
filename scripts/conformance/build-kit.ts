import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { kitModules, root } from './kit-module.ts';

const FACTS_BYTES = 64 * 1024 * 1024;

/**
 * Builds the conformance kit into `folder`: runs the stories on the mocks, records the facts that they
 * produce, and bundles these as expected facts together with the test suites. To run, the kit needs nothing
 * but Node.
 * @returns path of the file that runs the kit
 */
export async function buildKit(folder = join(root, 'conformance/package/dist')): Promise<string> {
  const work = join(root, 'conformance/.build');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  await bundle({
    entry: 'scripts/conformance/record-facts.ts',
    name: 'record-facts',
    folder: work,
    isWhole: false,
    facts: {},
  });
  const recorded = execFileSync(process.execPath, [join(work, 'record-facts.mjs')], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: FACTS_BYTES,
  });
  rmSync(folder, { recursive: true, force: true });
  await bundle({
    entry: 'conformance/main.ts',
    name: 'conform',
    folder,
    isWhole: true,
    facts: JSON.parse(recorded),
  });
  rmSync(work, { recursive: true, force: true });
  const file = join(folder, 'conform.mjs');
  chmodSync(file, 0o755);
  return file;
}

type Bundle = {
  entry: string;
  name: string;
  folder: string;
  /** Whether the npm packages that the kit uses are bundled into it. */
  isWhole: boolean;
  facts: object;
};

function bundle({ entry, name, folder, isWhole, facts }: Bundle) {
  return build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [kitModules(facts)],
    resolve: { alias: { vitest: join(root, 'conformance/cases/vitest.ts') } },
    ssr: { ...(isWhole && { noExternal: true }) },
    build: {
      ssr: join(root, entry),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rollupOptions: {
        output: {
          entryFileNames: `${name}.mjs`,
          chunkFileNames: '[name].mjs',
          banner: (chunk) => (chunk.isEntry && isWhole ? '#!/usr/bin/env node' : ''),
        },
      },
    },
  });
}
