import { type Direction, type Finding, withOrigin } from './changes.ts';
import { type Contract, resolved, type Schema, sharedName } from './contract.ts';

/** Compares two schemas for one direction. */
export type CompareSchemas = (before: Schema, after: Schema, direction: Direction) => Finding[];

/**
 * Greatest depth, larger than that of any real schema. It ends schemas that grow with every turn of a
 * recursion.
 */
const DEEPEST = 60;

/**
 * Stores the changes of each pair of schemas. A pair that is already being compared is not compared again
 * inside itself.
 */
export function oncePerPair(
  beforeContract: Contract,
  afterContract: Contract,
  compareOnce: CompareSchemas,
): CompareSchemas {
  const finished = new Map<string, Finding[]>();
  const open = new Map<string, number>();
  const ids = new Map<object, number>();
  /** Depth of the outermost open pair whose changes are missing in the current result. */
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
    // Inside a recursion a result lacks the changes of the outer pair. It is incomplete, so it is not stored
    // for other places.
    if (lacking >= own) {
      finished.set(key, findings);
      lacking = Number.POSITIVE_INFINITY;
    }
    return findings;
  };
}
