// Runs the Dockerfile without Docker, for machines that cannot download the base image. Runs the instructions
// of each stage in an empty folder, then starts the result as the user of the image, who may write only to
// /data. Must be run as root, to be able to switch to that user.
import { type ChildProcess, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import ignore from 'ignore';
import { projectNode, root } from '../setup/install.mjs';
import { type Image, readDockerfile, type Stage } from './instructions.ts';
import { ProcessGroups } from './process-groups.ts';

type Built = { folder: string; workdir: string; variables: Record<string, string> };

/** Runs the instructions of one build stage. The folder takes the place of the stage's root file system. */
async function build(stage: Stage, others: Map<string, Built>): Promise<Built> {
  const folder = mkdtempSync(join(place, 'stage-'));
  const built: Built = { folder, workdir: folder, variables: {} };
  mkdirSync(join(folder, 'bin'));
  copyFileSync(projectNode(), join(folder, 'bin', 'node'));
  for (const step of stage.steps) {
    if (step.kind === 'workdir') {
      built.workdir = join(folder, step.folder);
      mkdirSync(built.workdir, { recursive: true });
    } else if (step.kind === 'env') Object.assign(built.variables, step.variables);
    else if (step.kind === 'run') await run(step.command, built);
    else copy(step, built, others);
  }
  return built;
}

async function run(command: string, { folder, workdir, variables }: Built): Promise<void> {
  console.log(`RUN ${command}`);
  const own = command.replaceAll(/(?<=\s)\/(?=\w)/g, `${folder}/`);
  // Passes the machine's proxy settings on, as Docker does.
  const env = { ...process.env, ...bare(folder), ...variables };
  const code = await groups.exitOf(
    groups.start('sh', ['-ec', own], { cwd: workdir, env, stdio: ['ignore', 'inherit', 'inherit'] }),
  );
  if (code !== 0) throw new Error(`RUN ended with ${code}: ${command}`);
}

/**
 * Copies files from another stage or from the project. Files of the project that .dockerignore lists are left
 * out.
 */
function copy(
  { from, paths, to }: { from: string | undefined; paths: string[]; to: string },
  { workdir }: Built,
  others: Map<string, Built>,
): void {
  const source = from === undefined ? root : others.get(from)?.folder;
  if (source === undefined) throw new Error(`There is no stage ${from}.`);
  for (const path of paths) {
    const whole = join(source, path);
    const isInto = to.endsWith('/') || to === '.';
    const target = join(workdir, isInto && path !== '.' ? join(to, relative(dirname(path), path)) : to);
    cpSync(whole, target, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => from !== undefined || !isKeptOut(relative(root, file)),
    });
  }
}

const rules = ignore().add(readFileSync(join(root, '.dockerignore'), 'utf8'));
const isKeptOut = (path: string): boolean => path !== '' && rules.ignores(path);

/**
 * The environment variables that the base image provides. With this PATH, commands find Node and the system's
 * programs.
 */
const bare = (folder: string) => ({ PATH: `${join(folder, 'bin')}:/usr/bin:/bin` });

/** Starts a command as the user of the image. */
function start({ user }: Image, built: Built, [name = '', ...args]: string[], settings = {}): ChildProcess {
  const [uid = '', gid = uid] = user.split(':');
  const variables = { ...built.variables, DATA_DIR: join(built.folder, 'data'), ...settings };
  return groups.start('setpriv', ['--reuid', uid, '--regid', gid, '--clear-groups', name, ...args], {
    cwd: built.workdir,
    env: { ...bare(built.folder), ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/**
 * Resolves when the output matches the expected pattern. Continues to read afterwards, because a process
 * blocks when its output is not read.
 */
function outputUntil(child: ChildProcess, expected: RegExp): Promise<void> {
  let text = '';
  return new Promise((resolve, reject) => {
    const refuse = (why: unknown) => reject(why);
    stop.signal.addEventListener('abort', () => refuse(stop.signal.reason), { once: true });
    child.once('error', refuse);
    child.once('exit', () => refuse(new Error(`It exited without printing ${expected}.`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      text = `${text}${chunk}`.slice(-10_000);
      if (expected.test(text)) resolve();
    });
  });
}

function expectThat(fact: string, holds: boolean): void {
  console.log(`${holds ? 'ok     ' : 'FAILED '} ${fact}`);
  if (!holds) process.exitCode = 1;
}

/**
 * Requests a URL and returns the HTTP status. Closes the connection, because an open one would keep this
 * process running.
 */
async function statusOf(url: string): Promise<number> {
  const response = await fetch(url, { headers: { connection: 'close' }, signal: stop.signal });
  await response.body?.cancel();
  return response.status;
}

async function rehearse(image: Image, built: Built): Promise<void> {
  const PORT = '3987';
  const writing = await groups.exitOf(start(image, built, ['touch', 'package.json', 'new-file']));
  expectThat('the user cannot write the tree', writing !== 0 && !existsSync(join(built.workdir, 'new-file')));
  const shop = start(image, built, image.command, { PORT });
  const ended = groups.exitOf(shop);
  await outputUntil(shop, /Магазин открыт/);
  expectThat('the shop starts', true);
  const address = `http://127.0.0.1:${PORT}`;
  for (const path of ['/', '/readyz', '/robots.txt'])
    expectThat(`${path} answers 200`, (await statusOf(address + path)) === 200);
  expectThat(
    'the health check passes',
    (await groups.exitOf(start(image, built, image.healthCheck, { PORT }))) === 0,
  );
  shop.kill('SIGTERM');
  expectThat('SIGTERM stops it gracefully', (await ended) === 0);
  expectThat(
    'then the health check fails',
    (await groups.exitOf(start(image, built, image.healthCheck, { PORT }))) !== 0,
  );
}

if (process.getuid?.() !== 0) {
  console.error('This needs root to switch to the user of the image.');
  process.exit(2);
}
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stop.abort(new Error(`Stopped by ${signal}.`)));
const groups = new ProcessGroups(stop.signal);
const place = mkdtempSync(join(tmpdir(), 'vitrina-image-'));
chmodSync(place, 0o755);
try {
  const image = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  const built = new Map<string, Built>();
  let last: Built | undefined;
  for (const stage of image.stages) {
    last = await build(stage, built);
    chmodSync(last.folder, 0o755);
    if (stage.name !== undefined) built.set(stage.name, last);
  }
  if (!last) throw new Error('The Dockerfile has no stage.');
  await groups.exitOf(groups.start('du', ['-sh', last.workdir], { stdio: ['ignore', 'inherit', 'inherit'] }));
  await rehearse(image, last);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await groups.stopAll();
  // Deletes the folder with rm, which is much faster than Node for some hundred thousand files.
  spawnSync('rm', ['-rf', place]);
}
// Ends the process explicitly, because signal handlers and open sockets would keep it running.
process.exit();
