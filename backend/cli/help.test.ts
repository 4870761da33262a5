import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const [file] = /(?:backend\/cli|scripts)\/\w+\.ts$/.exec(script) ?? [];
  return file && (file.startsWith('backend/cli/') || name === 'doctor') ? [[name, file] as const] : [];
});

describe('every command of the shop', () => {
  it('the test of --help covers the commands of the shop', () => {
    expect(commands.map(([name]) => name)).toEqual(
      expect.arrayContaining(['catalog', 'content', 'delivery', 'doctor', 'operators', 'orders', 'outbox']),
    );
  });

  it.each(commands)(
    '%s prints its usage with --help, without opening the shop’s database',
    async (_, file) => {
      const { PATH, NODE_COMPILE_CACHE } = process.env;
      const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: '/nowhere/that/exists' };
      const done = await promisify(execFile)(process.execPath, [file, '--help'], { cwd: root, env });
      expect(done.stderr).toBe('');
      expect(done.stdout).toMatch(/npm run|backend\/cli/);
    },
  );
});
