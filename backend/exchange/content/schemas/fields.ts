import { z } from 'zod';
import { typeset } from '#shared/text/typeset.ts';
import { isOwnPath } from '#shared/web/safe-address.ts';

/** Schema of one line of text for shoppers. The parsed text is typeset. */
export const line = (limit: number) => z.string().trim().min(1).max(limit).transform(typeset);
export const bare = z.string().regex(/^[\w-]+(\/[\w-]+){0,3}$/, 'a path without a leading slash');
const path = z.string().max(300).refine(isOwnPath, 'a path of this shop that begins with a slash');
export const link = z.strictObject({ label: line(80), path });
export const urls = z.array(z.string().min(1).max(200)).max(12);

/** The part of zod's check context that checks use to report an error about a value. */
export type Findings = { addIssue(issue: { code: 'custom'; path: PropertyKey[]; message: string }): void };

/**
 * Checks that the entries of a list have different keys. An entry without a key has another error and is
 * skipped.
 */
export const unique =
  <Entry>(keyOf: (entry: Entry) => string | undefined, field: string, message: string) =>
  (entries: readonly Entry[], context: Findings): void => {
    const seen = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      const key = keyOf(entry);
      if (key === undefined) continue;
      if (seen.has(key)) context.addIssue({ code: 'custom', path: [index, field], message });
      seen.add(key);
    }
  };
