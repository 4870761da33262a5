// Builds the conformance kit and runs it: npm run conform -- https://backend.example [--data file]
// [--read-only] [--report folder]. With --pack it does not run the kit but makes the package in
// conformance/package.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildKit } from './conformance/build-kit.ts';
import { root } from './conformance/kit-module.ts';
import { programCommand } from './setup/install.mjs';

const [first, ...rest] = process.argv.slice(2);
const file = await buildKit();
if (first === '--pack') {
  const [npm, args] = programCommand('npm', ['pack', ...rest]);
  const { status } = spawnSync(npm, args, { cwd: join(root, 'conformance/package'), stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  const { status } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
