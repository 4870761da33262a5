// Everything that must hold before a change is done, in one command. The first failing step ends it.
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './setup/browser.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled, projectEnvironment, projectNode, root } from './setup/install.mjs';

const done = [];

async function step(name, work) {
  console.log(`\n▸ ${name}`);
  const began = performance.now();
  const passed = await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  done.push({ name, passed, seconds });
  if (!passed) {
    report();
    process.exit(1);
  }
}

function report() {
  console.log('');
  for (const { name, passed, seconds } of done)
    console.log(`${passed ? 'ok    ' : 'FAILED'} ${seconds.padStart(6)} s  ${name}`);
  const failed = done.filter(({ passed }) => !passed).length;
  console.log(`\n${done.length - failed} passed, ${failed} failed`);
}

const spawn = (command, args, extra) =>
  spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: projectEnvironment(extra),
    shell: process.platform === 'win32',
  }).status === 0;
const run =
  (...args) =>
  () =>
    spawn(projectNode(), args);
const bin =
  (name, ...args) =>
  () =>
    spawn(name, args);

await step('Dependencies', () => {
  ensureInstalled();
  return true;
});
await step('Types', run('node_modules/typescript-native/bin/tsc', '--noEmit'));
await step('Lint', bin('biome', 'ci', '--error-on-warnings', '.'));
await step('Contract lint', bin('redocly', 'lint', '--format=stylish'));
await step('Generated code', run('scripts/generate.mjs', '--check'));
await step(
  'Unit, component and contract tests',
  bin('vitest', 'run', '--project', 'node', '--project', 'source', '--project', 'component'),
);
await step('Integration tests on PostgreSQL', bin('vitest', 'run', '--project', 'integration'));
await step('Build', () => {
  ensureBuilt();
  return true;
});
let browser;
await step('A browser', async () => {
  browser = await ensureBrowser();
  return true;
});
await step('End-to-end tests', () => spawn('playwright', ['test'], { CHROMIUM_PATH: browser }));
report();
