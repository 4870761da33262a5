import type * as z from 'zod/mini';
import { type Fault, faultsIn, valueAt } from './answer-faults.ts';

type Path = readonly PropertyKey[];

/**
 * How often list items may be removed, each time followed by a new check. No response has lists nested this
 * deep.
 */
const MOST_DROPS = 8;

/**
 * Removes the faulty parts of a response, so that the rest can be shown. Undefined if that is not possible.
 * Fields outside the contract are always removed. In a response that is the same for everyone, a faulty field
 * is removed, or replaced by null or an empty list, if the contract allows it; otherwise the whole list item
 * goes, such as a card without a price. In a cart or an order nothing else is removed, because its sums would
 * no longer add up.
 */
export function shownPart(
  schema: z.ZodMiniType,
  value: unknown,
  faults: readonly Fault[],
  isPublic: boolean,
): { value: unknown } | undefined {
  const copy = structuredClone(value);
  let left = faults;
  const check = () => {
    left = serious(faultsIn(schema, copy));
    return left.length === 0;
  };

  for (const { path } of faults.filter(({ kind }) => kind === 'extra')) remove(copy, path);
  if (check()) return { value: copy };
  if (!isPublic) return undefined;

  for (const { path } of left) if (isField(path)) remove(copy, path);
  if (check()) return { value: copy };
  for (const substitute of [null, []]) {
    for (const { path } of left) if (isField(path)) put(copy, path, substitute);
    if (check()) return { value: copy };
  }
  for (let pass = 0; pass < MOST_DROPS; pass += 1) {
    if (!dropItems(copy, left)) return undefined;
    if (check()) return { value: copy };
  }
  return undefined;
}

/** The faults because of which a response cannot be shown unchanged: all except wrong lengths. */
export const serious = (faults: readonly Fault[]): Fault[] => faults.filter(({ kind }) => kind !== 'length');

const isField = (path: Path) => typeof path.at(-1) === 'string';

function remove(value: unknown, path: Path): void {
  const holder = holderAt(value, path);
  if (holder) delete holder[path.at(-1) as string];
}

function put(value: unknown, path: Path, substitute: unknown): void {
  const holder = holderAt(value, path);
  if (holder) holder[path.at(-1) as string] = structuredClone(substitute);
}

function holderAt(value: unknown, path: Path): Record<string, unknown> | undefined {
  const holder = valueAt(value, path.slice(0, -1));
  return typeof holder === 'object' && holder !== null ? (holder as Record<string, unknown>) : undefined;
}

/**
 * Removes the innermost list item that contains a fault, for each fault.
 * @returns false if a fault is in no list item
 */
function dropItems(value: unknown, faults: readonly Fault[]): boolean {
  const dropped = new Map<unknown[], Set<number>>();
  for (const { path } of faults) {
    const at = path.findLastIndex((part) => typeof part === 'number');
    const list = at === -1 ? undefined : valueAt(value, path.slice(0, at));
    if (!Array.isArray(list)) return false;
    dropped.set(list, (dropped.get(list) ?? new Set()).add(path[at] as number));
  }
  for (const [list, indexes] of dropped)
    list.splice(0, list.length, ...list.filter((_, index) => !indexes.has(index)));
  return true;
}
