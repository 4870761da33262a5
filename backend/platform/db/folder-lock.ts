import { createHash, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { StartupError } from '../startup-error.ts';
import { isAlive, parseProcessMark, processMark } from './process-mark.ts';

/** Thrown if the folder is locked by a process that is still running. */
export class FolderInUse extends StartupError {}

export type FolderLock = { release(): Promise<void> };

/**
 * The lock files of processes that have ended, oldest first, and the path at which the next lock file must be
 * created.
 */
type Chain = { gone: string[]; next: string };

const ATTEMPTS = 50;

/**
 * Locks a folder by the file `<folder>.lock`, because two processes that use one PGlite folder would lose
 * rows without an error. If the process that holds the lock has ended, the lock is taken over. This works
 * only on one machine, so do not mount the folder on two.
 *
 * A lock file of an ended process is not replaced: two processes might replace it at the same time, because a
 * file cannot be removed on the condition that it is unchanged. Instead, it stays, and the new process
 * creates another file, whose name is derived from the content of the old one. Only one process can create
 * that file.
 *
 * @throws StartupError if a running process has the lock, or if the path is not writable.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const first = `${folder}.lock`;
  const id = randomUUID();
  const draft = `${first}.${id}.draft`;
  const own = JSON.stringify({ ...processMark(process.pid), id });
  try {
    await writeFile(draft, own);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { gone, next } = await followChain(folder, first);
      if (!(await createAtomically(draft, next))) continue;
      // The previous owner may have released the lock and removed its lock files since they were read. Then
      // the new lock file is not connected to the first one, and the lock must be taken again.
      if (await leadsTo(next, first)) return { release: () => release([...gone, next], own) };
      await rm(next, { force: true });
    }
    throw new StartupError(
      `The lock file ${first} cannot be taken over; remove it when nothing uses ${folder}.`,
    );
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The lock file ${first} cannot be written (${codeOf(error)}).`);
  } finally {
    await rm(draft, { force: true }).catch(() => {});
  }
}

/**
 * Follows the lock files from the first to the last.
 * @throws StartupError if the last one belongs to a running process.
 */
async function followChain(folder: string, first: string): Promise<Chain> {
  const gone: string[] = [];
  for (let next = first; ; ) {
    const text = await textOf(next);
    if (text === null) return { gone, next };
    const holder = parseProcessMark(text);
    if (holder && isAlive(holder))
      throw new FolderInUse(
        `The database folder ${folder} is in use by process ${holder.pid}, such as a running shop: stop it first, or use PostgreSQL (DATABASE_URL), where commands work beside the shop.`,
      );
    gone.push(next);
    next = successorOf(first, text);
  }
}

async function leadsTo(file: string, first: string): Promise<boolean> {
  for (let at = first; at !== file; ) {
    const text = await textOf(at);
    if (text === null) return false;
    at = successorOf(first, text);
  }
  return true;
}

const successorOf = (first: string, text: string) =>
  `${first}.${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;

/**
 * Removes the lock files, the oldest first. A process that is still following them then cannot reach the last
 * one and take over a lock that is being released. If the last file is no longer that of this process,
 * removes nothing.
 */
async function release(chain: string[], own: string): Promise<void> {
  const last = chain.at(-1);
  if (last === undefined || (await textOf(last)) !== own) return;
  for (const file of chain) await rm(file, { force: true });
}

/** Creates a file with its whole content in one step. Returns false if the file exists. */
async function createAtomically(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
