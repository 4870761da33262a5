import { type Direction, type Finding, withOrigin } from './changes.ts';
import { type Contract, resolved, type Schema, sharedName } from './contract.ts';

/** A function that compares two schemas. `direction` says who sends the values. */
export type CompareSchemas = (before: Schema, after: Schema, direction: Direction) => Finding[];

/**
 * How many levels deep schemas are compared. No real schema is that deep, but a recursive schema may change
 * at each level, so that the comparison would never end.
 */
const DEEPEST = 60;

/**
 * Returns a function that compares schemas and caches the findings of each pair. If a recursive schema leads
 * back to a pair that is still being compared, this pair adds nothing a second time.
 */
export function oncePerPair(
  beforeContract: Contract,
  afterContract: Contract,
  compareOnce: CompareSchemas,
): CompareSchemas {
  const finished = new Map<string, Finding[]>();
  const open = new Map<string, number>();
  const ids = new Map<object, number>();
  /**
   * The outermost depth of all pairs that were skipped because they are still being compared. Their findings
   * are missing from the current result.
   */
  let lacking = Number.POSITIVE_INFINITY;

  const idOf = (schema: Schema, contract: Contract): string => {
    if (typeof schema === 'boolean') return String(schema);
    const isReference = Object.keys(schema).length === 1 && '$ref' in schema;
    const target = isReference ? (resolved(contract, schema) as object) : schema;
    const id = ids.get(target) ?? ids.size;
    ids.set(target, id);
    return String(id);
  };

  return (before, after, direction) => {
    const key = [idOf(before, beforeContract), idOf(after, afterContract), direction].join();
    const known = finished.get(key);
    if (known) return known;
    const depth = open.get(key);
    if (depth !== undefined || open.size > DEEPEST) {
      lacking = Math.min(lacking, depth ?? 0);
      return [];
    }
    open.set(key, open.size);
    const own = open.size - 1;
    const findings = withOrigin(sharedName(before, after), compareOnce(before, after, direction));
    open.delete(key);
    // The result was computed inside a recursion and lacks the findings of an outer pair. It is incomplete,
    // so it is not cached.
    if (lacking >= own) {
      finished.set(key, findings);
      lacking = Number.POSITIVE_INFINITY;
    }
    return findings;
  };
}
