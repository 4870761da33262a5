import { type Direction, type Finding, withOrigin } from './changes.ts';
import { type Contract, resolved, type Schema, sharedName } from './contract.ts';

/** A function that compares two schemas of values with the given direction. */
export type CompareSchemas = (before: Schema, after: Schema, direction: Direction) => Finding[];

/**
 * Maximum depth of comparison; no real schema is that deep. It ends the comparison of schemas that grow with
 * every level of recursion.
 */
const DEEPEST = 60;

/**
 * Returns a function that compares schemas and stores the changes of each pair. If a pair of schemas occurs
 * again inside itself, it is not compared again there.
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
   * The current result lacks the changes of pairs that are still being compared; this is the depth of the
   * outermost of them.
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
    // A result from inside a recursion lacks the changes of the outer pair. It is incomplete, so it is not
    // stored for reuse.
    if (lacking >= own) {
      finished.set(key, findings);
      lacking = Number.POSITIVE_INFINITY;
    }
    return findings;
  };
}
