// Rehearses the installation: runs the commands of docs/server.md, with the committed state of the project.
// Takes some minutes. The commands run in separate namespaces on an overlay of this machine's root file
// system, so that all changes are discarded. At the end it prints which commands were left out. Needs Debian
// 12 with PostgreSQL 15, root rights, the package registries, and the ports that the instructions use.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProcessGroups } from '../image/process-groups.ts';
import { root } from '../setup/install.mjs';
import { type Block, blocksOf } from './page-blocks.ts';

const PORTS = [80, 443, 3000, 3010, 4300, 5432];

/** Shell functions that stand in for commands which need systemd or Let's Encrypt. */
const HELPERS = readFileSync(join(import.meta.dirname, 'stand-ins.sh'), 'utf8');

const isBusy = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

function scriptOf(blocks: readonly Block[]): string {
  const parts = blocks.map(({ line, commands, how }) => {
    if (how.kind === 'skip') return `echo 'LEFT OUT  line ${line}: ${how.why}'`;
    if (how.kind === 'instead') return `echo 'STAND-IN  line ${line}: ${how.command}'\n${how.command}`;
    return `echo 'RUN       line ${line}'\n${commands}`;
  });
  return ['set -euo pipefail', HELPERS, ...parts, 'stop_all', "echo 'The page was rehearsed.'", ''].join(
    '\n',
  );
}

async function lacking(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return 'This needs root for namespaces.';
  if (!existsSync('/etc/debian_version') || !/^12\b/.test(readFileSync('/etc/debian_version', 'utf8')))
    return 'This needs Debian 12, which the page is about.';
  for (const port of PORTS) if (await isBusy(port)) return `Port ${port} is in use.`;
  return undefined;
}

const why = await lacking();
if (why !== undefined) {
  console.error(why);
  process.exit(2);
}
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stop.abort(new Error(`Stopped by ${signal}.`)));
const groups = new ProcessGroups(stop.signal);
const place = mkdtempSync(join(tmpdir(), 'vitrina-server-'));
chmodSync(place, 0o755);
try {
  // The instructions in docs/server.md clone the shop's repository from its public URL. In the rehearsal that
  // URL leads to a local copy of this repository.
  const cloned = spawnSync('git', ['clone', '--quiet', '--bare', root, join(place, 'vitrina.git')]);
  if (cloned.status !== 0) throw new Error(String(cloned.stderr));
  const page = readFileSync(join(root, 'docs/server.md'), 'utf8');
  writeFileSync(join(place, 'page.sh'), scriptOf(blocksOf(page)));
  copyFileSync(join(import.meta.dirname, 'enter-root.sh'), join(place, 'enter-root.sh'));
  mkdirSync(join(place, 'layers'));
  const child = groups.start(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', 'bash', join(place, 'enter-root.sh'), place],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if ((await groups.exitOf(child)) !== 0) throw new Error('The rehearsal of docs/server.md failed.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await groups.stopAll();
  // Deletes the folder with rm, which is much faster than Node for some hundred thousand files.
  spawnSync('rm', ['-rf', place]);
}
process.exit();
