import { isDeepStrictEqual } from 'node:util';
import type { FileIssue } from '../../platform/files/file-issue.ts';
import type { ContentSet } from './content-set.ts';
import type { loadContent } from './load-content.ts';

export type PartCounts = { added: number; changed: number; unchanged: number; left: number };

export type PutOptions = {
  now: Date;
  /**
   * Whether entries that exist only in the shop are removed. If the imported content lacks a whole part (such
   * as `pages`), that part stays unchanged.
   */
  prune?: boolean;
  /** Returns the id for a new listing with this path. */
  idOf: (path: string) => string;
};

/** The parameters of every function that writes one part of the content. */
export type Work = PutOptions & {
  content: ContentSet;
  before: Awaited<ReturnType<typeof loadContent>>;
  issues: FileIssue[];
  /** Warnings about goods that the content names but the shop does not have. Pages leave out these goods. */
  warnings: FileIssue[];
};

/**
 * Compares the shop's entries of one part with the imported entries. Entries with the same key are compared.
 */
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
