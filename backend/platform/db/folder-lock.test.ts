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

/** Starts another process that tries to lock the folder, prints whether it succeeded, and keeps running. */
async function otherProcess(): Promise<{ output: string; child: ChildProcess }> {
  const code = `
    const { lockFolder } = await import(${MODULE});
    const said = await lockFolder(process.argv[1]).then(() => 'locked', (error) => error.name + ': ' + error.message);
    console.log(said);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  return { output: output.toString().trim(), child };
}

const writeLock = (content: string | object) =>
  writeFile(`${folder}.lock`, typeof content === 'string' ? content : JSON.stringify(content));

describe('two real processes', () => {
  it('a folder locked by a process cannot be locked by a second process, which gets a clear message', async () => {
    const first = await otherProcess();
    expect(first.output).toBe('locked');
    const second = await otherProcess();
    expect(second.output).toBe(
      `StartupError: The database folder ${folder} is in use by process ${first.child.pid}, such as a running shop: stop it first, or use PostgreSQL (DATABASE_URL), where commands work beside the shop.`,
    );
    await expect(lockFolder(folder)).rejects.toThrow(StartupError);
  });

  it('the lock of a killed process is taken over', async () => {
    const first = await otherProcess();
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    expect((await otherProcess()).output).toBe('locked');
  });

  it('if several processes start after the owner of a folder lock has ended, only one of them locks the folder', async () => {
    await writeLock({ pid: 2 ** 22 + 1, startedAt: null });
    const output = (await Promise.all(Array.from({ length: 6 }, otherProcess))).map((each) => each.output);
    expect(output.filter((each) => each === 'locked')).toHaveLength(1);
  });
});

describe('a folder lock', () => {
  it('a folder lock can be taken again after its release', async () => {
    await (await lockFolder(folder)).release();
    await (await lockFolder(folder)).release();
    expect(await readdir(dataDir)).toEqual(['db']);
  });

  it('a folder lock excludes a second lock of the folder in the same process', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    await lock.release();
  });

  it('a folder lock is taken over from an ended process even if its process number is in use again', async () => {
    await writeLock({ pid: process.pid, startedAt: 'another boot 1' });
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    await lock.release();
    expect(await readdir(dataDir)).toEqual(['db']);
  });

  it('a folder lock can be taken over repeatedly', async () => {
    await writeLock({ pid: 2 ** 22 + 1, startedAt: null });
    for (let turn = 0; turn < 3; turn += 1) {
      const { output, child } = await otherProcess();
      expect(output).toBe('locked');
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await (await lockFolder(folder)).release();
    expect(await readdir(dataDir)).toEqual(['db']);
  });

  it('a folder lock is taken by only one of many attempts at the same time', async () => {
    await writeLock({ pid: 2 ** 22 + 1, startedAt: null });
    let holders = 0;
    let most = 0;
    let lockCount = 0;
    const contend = async () => {
      for (let turn = 0; turn < 40; turn += 1) {
        const lock = await lockFolder(folder).catch(() => undefined);
        if (!lock) continue;
        lockCount += 1;
        most = Math.max(most, ++holders);
        await readdir(dataDir);
        holders -= 1;
        await lock.release();
      }
    };
    await Promise.all(Array.from({ length: 8 }, contend));
    expect(most).toBe(1);
    expect(lockCount).toBeGreaterThan(1);
    expect(await readdir(dataDir)).toEqual(['db']);
  });

  it.each(['', '{', 'null', '{"pid":"1"}', '{"pid":-1}', '{"pid":0}'])(
    'a folder lock whose file has the content %j is taken over',
    async (text) => {
      await writeLock(text);
      await (await lockFolder(folder)).release();
    },
  );

  it('a folder lock is not released by another process', async () => {
    const lock = await lockFolder(folder);
    const other = JSON.stringify({ pid: 1, startedAt: null });
    await writeLock(other);
    await lock.release();
    expect(await readFile(`${folder}.lock`, 'utf8')).toBe(other);
  });

  it('a folder lock gives a clear error if its file cannot be written', async () => {
    await expect(lockFolder('/dev/null/data/db')).rejects.toThrow(
      new StartupError('The lock file /dev/null/data/db.lock cannot be written (ENOTDIR).'),
    );
  });
});

describe('isAlive', () => {
  it('isAlive is true for this process and false for an ended one', async () => {
    expect(isAlive(processMark(process.pid))).toBe(true);
    const child = spawn(process.execPath, ['-e', '']);
    const mark = processMark(child.pid ?? 0);
    await once(child, 'exit');
    expect(isAlive(mark)).toBe(false);
  });

  it('isAlive compares only the process number if the start time of the process is unknown', () => {
    expect(isAlive({ pid: process.pid, startedAt: null })).toBe(true);
    expect(isAlive({ pid: 1, startedAt: null })).toBe(true);
  });
});
