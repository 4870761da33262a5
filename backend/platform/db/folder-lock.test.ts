import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { lockFolder } from './folder-lock.ts';
import { isAlive, processMark } from './process-mark.ts';

let dataDir: string;
let folder: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrina-lock-'));
  folder = join(dataDir, 'db');
  await mkdir(folder);
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  await rm(dataDir, { recursive: true });
});

const MODULE = JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href);

/** Another process that takes the lock, says how that went, and lives on. */
async function otherProcess(): Promise<{ said: string; child: ChildProcess }> {
  const code = `
    const { lockFolder } = await import(${MODULE});
    const said = await lockFolder(process.argv[1]).then(() => 'locked', (error) => error.name + ': ' + error.message);
    console.log(said);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { said: said.toString().trim(), child };
}

const writeLock = (content: string | object) =>
  writeFile(`${folder}.lock`, typeof content === 'string' ? content : JSON.stringify(content));

describe('two real processes', () => {
  it('cannot both have the folder: the second is refused with one sentence', async () => {
    const first = await otherProcess();
    expect(first.said).toBe('locked');
    const second = await otherProcess();
    expect(second.said).toBe(
      `StartupError: The database folder ${folder} is in use by process ${first.child.pid}; stop it or set another DATA_DIR.`,
    );
    await expect(lockFolder(folder)).rejects.toThrow(StartupError);
  });

  it('follow one another: the lock of one that was killed is taken over', async () => {
    const first = await otherProcess();
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    expect((await otherProcess()).said).toBe('locked');
  });

  it('that start at the same moment over a stale lock leave one with the folder', async () => {
    await writeLock({ pid: 2 ** 22 + 1, startedAt: null });
    const said = (await Promise.all(Array.from({ length: 6 }, otherProcess))).map((each) => each.said);
    expect(said.filter((each) => each === 'locked')).toHaveLength(1);
  });
});

describe('a lock', () => {
  it('is free again after it was released', async () => {
    await (await lockFolder(folder)).release();
    await (await lockFolder(folder)).release();
    expect(await readdir(dataDir)).toEqual(['db']);
  });

  it('holds against the same process too', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    await lock.release();
  });

  it('of a process whose number was given to another one since is taken over', async () => {
    await writeLock({ pid: process.pid, startedAt: 'another boot 1' });
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    await lock.release();
    expect(await readdir(dataDir)).toEqual(['db']);
  });

  it('is taken over from one that took it over itself', async () => {
    await writeLock({ pid: 2 ** 22 + 1, startedAt: null });
    for (let turn = 0; turn < 3; turn += 1) {
      const { said, child } = await otherProcess();
      expect(said).toBe('locked');
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await (await lockFolder(folder)).release();
    expect(await readdir(dataDir)).toEqual(['db']);
  });

  it('goes to one of many that ask for it again and again', async () => {
    await writeLock({ pid: 2 ** 22 + 1, startedAt: null });
    let holders = 0;
    let most = 0;
    let taken = 0;
    const contend = async () => {
      for (let turn = 0; turn < 40; turn += 1) {
        const lock = await lockFolder(folder).catch(() => undefined);
        if (!lock) continue;
        taken += 1;
        most = Math.max(most, ++holders);
        await readdir(dataDir);
        holders -= 1;
        await lock.release();
      }
    };
    await Promise.all(Array.from({ length: 8 }, contend));
    expect(most).toBe(1);
    expect(taken).toBeGreaterThan(1);
    expect(await readdir(dataDir)).toEqual(['db']);
  });

  it.each(['', '{', 'null', '{"pid":"1"}', '{"pid":-1}', '{"pid":0}'])(
    'that says %j is taken over',
    async (text) => {
      await writeLock(text);
      await (await lockFolder(folder)).release();
    },
  );

  it('of another process is not released', async () => {
    const lock = await lockFolder(folder);
    const other = JSON.stringify({ pid: 1, startedAt: null });
    await writeLock(other);
    await lock.release();
    expect(await readFile(`${folder}.lock`, 'utf8')).toBe(other);
  });

  it('that cannot be written is refused with one sentence', async () => {
    await expect(lockFolder('/dev/null/data/db')).rejects.toThrow(
      new StartupError('The lock file /dev/null/data/db.lock cannot be written (ENOTDIR).'),
    );
  });
});

describe('isAlive', () => {
  it('knows this process and not one that is gone', async () => {
    expect(isAlive(processMark(process.pid))).toBe(true);
    const child = spawn(process.execPath, ['-e', '']);
    const mark = processMark(child.pid ?? 0);
    await once(child, 'exit');
    expect(isAlive(mark)).toBe(false);
  });

  it('goes by the number alone when it does not know when the process began', () => {
    expect(isAlive({ pid: process.pid, startedAt: null })).toBe(true);
    expect(isAlive({ pid: 1, startedAt: null })).toBe(true);
  });
});
