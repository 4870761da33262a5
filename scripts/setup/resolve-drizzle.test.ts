import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../../bench/pages/shops.ts';
import { projectEnvironment, projectNode } from './install.mjs';

const PRINT = `
  const names = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/pglite', 'drizzle-orm/node-postgres', 'zod'];
  const modules = await Promise.all(names.map((name) => import(name)));
  const found = names.map((name, index) => [import.meta.resolve(name), Object.keys(modules[index]).sort()]);
  const { createRequire } = await import('node:module');
  const required = createRequire(process.cwd() + '/x.js').resolve('drizzle-orm');
  console.log(JSON.stringify({ found, required }));`;

function printed(options: string | undefined) {
  const { NODE_OPTIONS: _, ...env } = projectEnvironment();
  const { stdout, stderr } = spawnSync(projectNode(), ['--input-type=module', '-e', PRINT], {
    cwd: root,
    env: options === undefined ? env : { ...env, NODE_OPTIONS: options },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

test('modules of drizzle-orm are resolved to the same files as by Node itself', () => {
  const { NODE_OPTIONS = '' } = projectEnvironment();
  expect(NODE_OPTIONS).toMatch(/--import=file:\S+resolve-drizzle\.mjs/);
  expect(printed(NODE_OPTIONS)).toEqual(printed(undefined));
});

test('the option for resolving drizzle-orm is added to existing NODE_OPTIONS only once', () => {
  const before = process.env.NODE_OPTIONS;
  try {
    process.env.NODE_OPTIONS = '--no-warnings';
    process.env.NODE_OPTIONS = projectEnvironment().NODE_OPTIONS;
    expect(projectEnvironment().NODE_OPTIONS).toMatch(/^--no-warnings --import=\S+$/);
  } finally {
    if (before === undefined) delete process.env.NODE_OPTIONS;
    else process.env.NODE_OPTIONS = before;
  }
});
