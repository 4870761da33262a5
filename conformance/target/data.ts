import { parse } from 'yaml';
import * as z from 'zod/mini';

const address = z.string().check(z.regex(/^https?:\/\/[^\s?#]+$/));

/**
 * Schema of the file in which the owner of a backend describes its data to the kit.
 * conformance/example-data.yaml explains it.
 */
const schema = z.strictObject({
  listing: z.optional(z.string()),
  otherListing: z.optional(z.string()),
  city: z.optional(z.string()),
  promoCode: z.optional(z.string()),
  articles: z.optional(
    z.strictObject({ IN_STOCK: z.optional(z.array(z.string())), SOLD_OUT: z.optional(z.array(z.string())) }),
  ),
  manyAttempts: z.optional(z.int()),
  operators: z.optional(address),
  hooks: z.optional(z.strictObject({ address, key: z.optional(z.string()) })),
  /** Names of operations or of whole services that the backend does not implement. */
  absent: z.optional(z.array(z.string())),
  /**
   * Facts of stories that are not true in this shop: reason by fact. For example, «gifts are offered» in a
   * shop without gifts.
   */
  withoutFacts: z.optional(z.record(z.string(), z.string())),
  /** Cases that are skipped for this backend: reason by title. */
  without: z.optional(z.record(z.string(), z.string())),
});

export type ConformData = z.infer<typeof schema>;

/**
 * Parses and validates the data file.
 * @throws Error that explains the first mistake.
 */
export function readData(text: string): ConformData {
  const result = schema.safeParse(parse(text) ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const extra = issue?.code === 'unrecognized_keys' ? `: ${issue.keys.join(', ')} is not known` : '';
  throw new Error(`The data file is wrong at /${issue?.path.join('/')}${extra}.`);
}
