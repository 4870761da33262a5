import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshDatabase } from '../../backend/platform/testing/database.ts';
import { SETTING_NAMES } from '../../backend/setting-names.ts';
import { blocksOf } from '../../scripts/server/page-blocks.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = read('docs/server.md');
const blocks = blocksOf(page);
const standIns = read('scripts/server/stand-ins.sh');
const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/**
 * Matches commands in the instructions that a test cannot run: they need systemd, Let's Encrypt or
 * nodejs.org.
 */
const OUTSIDE =
  /^(systemctl|journalctl|certbot|curl .*(nodejs\.org|https:\/\/(desk\.)?shop\.example)|.*nodejs\.org)/;

describe('docs/server.md', () => {
  it('the rehearsal runs all commands of docs/server.md except commands for systemd, certificates and downloads of Node', () => {
    expect(blocks.filter(({ how }) => how.kind === 'run' || how.kind === 'network').length).toBeGreaterThan(
      14,
    );
    const leftOut = blocks.filter(({ how }) => how.kind === 'skip' || how.kind === 'instead');
    for (const { commands } of leftOut)
      expect(commands.split('\n').some((one) => OUTSIDE.test(one))).toBe(true);
    expect(blocks.flatMap(({ how }) => (how.kind === 'skip' ? [how.why] : []))).toEqual(['no systemd']);
  });

  it('the comments in docs/server.md are marks for the rehearsal, and an unknown mark is an error', () => {
    expect(() => blocksOf('<!-- rehearse: never -->\n```sh\ntrue\n```')).toThrow('is not a mark');
    expect(page.match(/^<!--.*$/gm)?.every((mark) => mark.startsWith('<!-- rehearse: '))).toBe(true);
  });

  it('a mark in docs/server.md may replace a command only by a function of the rehearsal or by a command of a Debian package', () => {
    const names = blocks.flatMap(({ how }) =>
      how.kind === 'instead' ? how.command.split('; ').map((one) => one.split(' ')[0] ?? '') : [],
    );
    const isKnown = (name: string) =>
      standIns.includes(`${name}()`) || ['pg_ctlcluster', 'nginx'].includes(name);
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  });

  it('the commands in docs/server.md and the scripts of the rehearsal have valid shell syntax', () => {
    const script = blocks.map(({ commands }) => commands).join('\n');
    for (const text of [script, standIns, read('scripts/server/enter-root.sh')]) {
      const { status, stderr } = spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, '']);
    }
  });

  it('docs/server.md mentions only files, scripts and settings that exist', () => {
    const files = [...page.matchAll(/\/srv\/vitrina\/(deploy\/[\w./-]+)/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...page.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
    const settings = [...page.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
    expect(settings.filter((name) => !(SETTING_NAMES as readonly string[]).includes(name))).toEqual([]);
  });

  it('PostgreSQL accepts the SQL in docs/server.md', async () => {
    const [, sql = ''] = /<<'SQL'\n([\s\S]*?)\nSQL/.exec(page) ?? [];
    const database = await freshDatabase();
    try {
      // PGlite has only one database, so statements about a second one fail. Only their syntax is checked
      // here.
      for (const statement of sql
        .replace(":'password'", "'secret'")
        .split(';')
        .filter((one) => one.trim())) {
        const isOfDatabase = /database/.test(statement);
        const run = database.db.execute(statement);
        if (isOfDatabase)
          await expect(run.catch((error) => String(error.cause ?? error))).resolves.not.toMatch(/syntax/);
        else await run;
      }
    } finally {
      await database.close();
    }
  });
});

describe('deploy/server', () => {
  const units = readdirSync(join(root, 'deploy/server')).filter((name) => name.startsWith('vitrina'));

  it.each(units.filter((name) => name.endsWith('.service')))(
    'the systemd unit %s starts only files that exist, with minimal privileges',
    (name) => {
      const unit = read(`deploy/server/${name}`);
      const files = [...unit.matchAll(/(?<= )((?:scripts|backend)\/[\w./-]+)/g)].map(([, file = '']) => file);
      expect(files.length).toBeGreaterThan(1);
      expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
      for (const line of [
        'User=vitrina',
        'NoNewPrivileges=yes',
        'CapabilityBoundingSet=',
        'ProtectSystem=strict',
      ])
        expect(unit.split('\n')).toContain(line);
    },
  );

  it.skipIf(!has('systemd-analyze'))('systemd accepts the units in deploy/server', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrina-units-'));
    try {
      // Removes the user and the path of Node from the systemd units, because this machine has neither.
      for (const name of units) {
        const unit = read(`deploy/server/${name}`).replaceAll('/usr/local/bin/node', process.execPath);
        writeFileSync(
          join(folder, name),
          unit.replace(/^(User|Group)=.*$/gm, '').replace(/^WorkingDirectory=.*$/m, ''),
        );
      }
      const found = spawnSync(
        'systemd-analyze',
        ['verify', '--man=no', ...units.map((name) => join(folder, name))],
        {
          encoding: 'utf8',
        },
      );
      const own = found.stderr.split('\n').filter((line) => /vitrina/.test(line));
      expect([found.status, own]).toEqual([0, []]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each(['nginx.conf', 'nginx-desk.conf'])(
    '%s in deploy/server closes all its blocks and keeps the headers of the shop',
    (name) => {
      const text = read(`deploy/server/${name}`).replace(/^\s*#.*$/gm, '');
      expect(text.split('{').length).toBe(text.split('}').length);
      const broken = text.split('\n').filter((line) => line.trim() !== '' && !/[;{}]\s*$/.test(line));
      expect(broken).toEqual([]);
      expect(text).not.toMatch(/proxy_cache_valid|proxy_ignore_headers|proxy_hide_header/);
    },
  );

  it('nginx keeps nothing of the desk, and passes its host on', () => {
    const text = read('deploy/server/nginx-desk.conf');
    expect(text).not.toContain('proxy_cache');
    expect(text).toContain('proxy_set_header Host $host;');
    expect(text).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  });
});
