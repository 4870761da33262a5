import { fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import packages from '../../package.json' with { type: 'json' };
import { freePort } from '../../tests/support/free-port.ts';
import type { HtmlNode } from './html-tree.ts';
import { installed } from './installed.ts';
import { type Server, stopChild } from './shops.ts';

const templates = fileURLToPath(new URL('rivals/', import.meta.url));
const ours = packages.dependencies as Record<string, string>;
const tools = packages.devDependencies as Record<string, string>;
const REACT = [`react@${ours.react}`, `react-dom@${ours['react-dom']}`];

/** Starts a server that renders the tree with React alone. */
export async function startBare(tree: HtmlNode): Promise<Server> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = fork(new URL('bare.ts', import.meta.url), { serialization: 'advanced', env });
  const [port] = await once(child, 'message');
  child.send(tree);
  await once(child, 'message');
  return { name: 'React', origin: `http://127.0.0.1:${port}`, child, stop: () => stopChild(child) };
}

/** Starts a Next server with a single page, which renders the tree for each request. */
export const startNext = (tree: HtmlNode): Promise<Server> =>
  startRival('Next', tree, {
    folder: 'next',
    packages: ['next', ...REACT],
    at: '.',
    build: ['node_modules/next/dist/bin/next', 'build'],
    serve: ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1'],
    isReady: /Ready in/,
  });

/**
 * Starts a TanStack Start server with a single page, which renders the tree for each request and streams it.
 */
export const startStart = (tree: HtmlNode): Promise<Server> =>
  startRival('TanStack Start', tree, {
    folder: 'start',
    packages: [
      ...['@tanstack/react-start', '@tanstack/react-router'].map((name) => `${name}@${ours[name]}`),
      ...REACT,
      ...['vite', '@vitejs/plugin-react'].map((name) => `${name}@${tools[name]}`),
    ],
    at: 'src',
    build: ['node_modules/vite/bin/vite.js', 'build'],
    serve: ['serve.js'],
    isReady: /^Ready/,
  });

type Rival = {
  folder: string;
  packages: string[];
  /** Folder, relative to the installed project, into which the file with the tree is written. */
  at: string;
  build: string[];
  serve: string[];
  isReady: RegExp;
};

async function startRival(name: string, tree: HtmlNode, rival: Rival): Promise<Server> {
  const cwd = await installed(rival.folder, rival.packages);
  await cp(join(templates, rival.folder), cwd, { recursive: true });
  await cp(join(templates, 'element-of.js'), join(cwd, rival.at, 'element-of.js'));
  await writeFile(join(cwd, rival.at, 'tree.json'), JSON.stringify(tree));
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    NEXT_TELEMETRY_DISABLED: '1',
  } as const;
  const built = spawnSync(process.execPath, rival.build, { cwd, env, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`${name} cannot be built:\n${built.stdout}\n${built.stderr}`);
  const child = spawn(process.execPath, rival.serve, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ready = Promise.withResolvers<void>();
  child.once('exit', () => ready.reject(new Error(`${name} exited before it was ready.`)));
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (rival.isReady.test(line)) ready.resolve();
  });
  await ready.promise;
  return { name, origin: `http://127.0.0.1:${port}`, child, stop: () => stopChild(child) };
}
