import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { periodEndSchema } from '../domain/periods/period-schema.ts';
import { USUAL_ZONE } from '../domain/shop-zone.ts';
import { readYaml, type YamlIssue, yamlIssueLine } from '../platform/files/yaml-file.ts';
import type { Logger } from '../platform/log/logger.ts';

const text = (most: number) => z.string().trim().min(1).max(most);
const phrases = z.array(text(100)).min(1).max(200);
const path = z
  .string()
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'a path of this shop that begins with one slash, such as /support/shipping')
  .max(200);

/** URL path of a listing, such as `zhenshchinam/platya`, with or without a leading slash. */
const listing = z
  .string()
  .regex(/^\/?[a-z0-9]+(?:[-/][a-z0-9]+)*$/, 'a listing of this shop, such as /zhenshchinam/platya')
  .max(200)
  .transform((written) => written.replace(/^\//, ''));
const listings = z.array(listing).min(1).max(200);

/** Where a rule applies: in searches for these queries, in these listings, or in both. */
const where = { queries: phrases.optional(), listings: listings.optional() };
const isSomewhere = (rule: { queries?: unknown; listings?: unknown }) =>
  rule.queries !== undefined || rule.listings !== undefined;
const SOMEWHERE = { message: 'name queries or listings where the rule applies' };

const schemaFor = (timeZone: string) =>
  z.strictObject({
    synonyms: z
      .array(z.strictObject({ words: phrases, means: z.array(text(60)).min(1).max(6) }))
      .max(2000)
      .default([]),
    redirects: z
      .array(z.strictObject({ queries: phrases, to: path }))
      .max(2000)
      .default([]),
    pins: z
      .array(
        z.strictObject({ ...where, goods: z.array(text(60)).min(1).max(24) }).refine(isSomewhere, SOMEWHERE),
      )
      .max(2000)
      .default([]),
    boosts: z
      .array(
        z.strictObject({
          ...where,
          goods: text(100),
          by: z
            .int()
            .min(-10)
            .max(10)
            .refine((by) => by !== 0, 'a whole number from 1 to 10 to boost, from -10 to -1 to bury'),
        }),
      )
      .max(200)
      .default([]),
    banners: z
      .array(
        z
          .strictObject({
            ...where,
            text: text(160),
            label: text(80).optional(),
            to: path.optional(),
            starts: periodEndSchema('from', timeZone).optional(),
            ends: periodEndSchema('to', timeZone).optional(),
          })
          .refine(({ starts, ends }) => starts === undefined || ends === undefined || starts < ends, {
            path: ['ends'],
            message: 'must be later than starts',
          })
          .refine(({ label, to }) => (label === undefined) === (to === undefined), {
            message: 'label and to go together: the words of the link and where it leads',
          })
          .refine(isSomewhere, SOMEWHERE),
      )
      .max(500)
      .default([]),
  });

/** The retailer's search rules (docs/search-rules.md). */
export type SearchRules = z.infer<ReturnType<typeof schemaFor>>;

export const noRules: SearchRules = { synonyms: [], redirects: [], pins: [], boosts: [], banners: [] };

export type ReadRules = { rules: SearchRules } | { issues: readonly YamlIssue[] };

/**
 * Parses rules from YAML, with days and times in the shop's time zone. Returns the rules, or all errors if
 * there are any.
 */
export function readRules(yaml: string, timeZone = USUAL_ZONE): ReadRules {
  const read = readYaml(yaml, schemaFor(timeZone));
  return 'value' in read ? { rules: read.value } : read;
}

/** How often the file is checked for changes, in ms. */
const LOOK_EVERY_MS = 1000;

export type SearchRulesFile = {
  /**
   * The rules in the file, as of a second ago at most. While the file is invalid, the last valid rules are
   * returned.
   */
  current(): SearchRules;
};

/**
 * Reads the file with the search rules, and reads it again whenever it changes. If the file does not exist,
 * there are no rules.
 */
export function openSearchRules(
  file: string,
  { clock, logger, timeZone = USUAL_ZONE }: { clock: () => Date; logger: Logger; timeZone?: string },
): SearchRulesFile {
  let rules = noRules;
  let seen = 'none';
  let checkedAt = Number.NEGATIVE_INFINITY;
  return {
    current() {
      const now = clock().getTime();
      if (Math.abs(now - checkedAt) < LOOK_EVERY_MS) return rules;
      checkedAt = now;
      const mark = markOf(file);
      if (mark === seen) return rules;
      seen = mark;
      if (mark === 'none') rules = noRules;
      else {
        const read = readOrSay(file, timeZone);
        if ('rules' in read) rules = read.rules;
        else
          logger.warn(
            { mistakes: read.issues.slice(0, 20).map((issue) => yamlIssueLine(basename(file), issue)) },
            'the search rules file is invalid, the previous rules stay in use',
          );
      }
      return rules;
    },
  };
}

function readOrSay(file: string, timeZone: string): ReturnType<typeof readRules> {
  try {
    return readRules(readFileSync(file, 'utf8'), timeZone);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { issues: [{ line: 1, place: '', why }] };
  }
}

/** A text that changes whenever the file changes. */
function markOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : 'none';
}
