import { isDeepStrictEqual } from 'node:util';
import type { FileIssue } from '../../platform/files/file-issue.ts';
import type { ContentSet } from './content-set.ts';
import type { loadContent } from './load-content.ts';

export type PartCounts = { added: number; changed: number; unchanged: number; left: number };

export type PutOptions = {
  now: Date;
  /** Removes entries that the content does not name, but only in the parts that the content has. */
  prune?: boolean;
  /** Returns the id that a new listing at this path gets. */
  idOf: (path: string) => string;
};

/** Shared state for writing one part. */
export type Work = PutOptions & {
  content: ContentSet;
  before: Awaited<ReturnType<typeof loadContent>>;
  issues: FileIssue[];
  /** Warnings about named goods that are missing; the shop leaves those out. */
  warnings: FileIssue[];
};

/** Compares the present entries with the wanted ones, by key. */
export function compare<T>(
  before: readonly T[],
  wanted: readonly T[],
  keyOf: (entry: T) => string,
): { counts: PartCounts; changes: T[]; gone: string[] } {
  const present = new Map(before.map((entry) => [keyOf(entry), entry]));
  const counts = { added: 0, changed: 0, unchanged: 0, left: 0 };
  const changes = wanted.filter((entry) => {
    const known = present.get(keyOf(entry));
    present.delete(keyOf(entry));
    if (known === undefined) counts.added += 1;
    else if (isDeepStrictEqual(known, entry)) counts.unchanged += 1;
    else counts.changed += 1;
    return known === undefined || !isDeepStrictEqual(known, entry);
  });
  return { counts, changes, gone: [...present.keys()] };
}
