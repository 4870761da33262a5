import type * as z from 'zod/mini';
import { type Fault, faultsIn, valueAt } from './answer-faults.ts';

type Path = readonly PropertyKey[];

/** Maximum number of passes that remove list items. No answer has lists nested this deep. */
const MOST_DROPS = 8;

/**
 * The part of a broken answer that can still be shown; undefined if no part can. Fields outside the contract
 * are removed. If the answer is the same for everyone, a broken field is left out, or replaced by null or an
 * empty list, as the contract allows. If the contract allows none of these, the whole list item with the
 * field is left out, such as a card without a price. From a cart or an order, nothing else is left out,
 * because its sums would no longer agree.
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

/** Faults that prevent the answer from being shown: all except wrong lengths. */
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
 * Removes the innermost list item around every fault.
 * @returns false if a fault is not within a list item
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
