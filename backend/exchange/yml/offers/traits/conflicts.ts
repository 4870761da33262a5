import { isOneSize, normaliseSize, sizeParts } from '#shared/goods/size-label.ts';
import { normalizeForComparison } from '#shared/text/plain-text.ts';
import { toColour } from '../colours/colour.ts';

/**
 * A value of an offer that contradicts another value of the same offer. `why` completes a sentence and has no
 * full stop.
 */
export type Conflict = { name: string; why: string };

/**
 * Whether two sizes contradict each other. «44» does not contradict the more precise «44/170». Sizes of
 * different systems («46» and «M») and texts that are not sizes cannot be compared, so they never contradict.
 */
export function sizesContradict(one: string, other: string): boolean {
  const [first, second] = [normaliseSize(one), normaliseSize(other)];
  if (first === second || isOneSize(first) || isOneSize(second)) return false;
  const [a, b] = [partsOf(first), partsOf(second)];
  const [kind, otherKind] = [kindOf(a.base), kindOf(b.base)];
  if (kind === undefined || kind !== otherKind) return false;
  if (kind === 'number' ? !rangesMeet(a.base, b.base) : a.base !== b.base) return true;
  return a.dimension !== undefined && a.dimension === b.dimension && !rangesMeet(a.second, b.second);
}

function partsOf(size: string) {
  const parts = sizeParts(size);
  return {
    base: (parts?.first ?? size).replace(/^W(?=\d)/i, ''),
    second: parts?.second ?? '',
    dimension: parts?.dimension,
  };
}

const kindOf = (base: string): 'number' | 'letters' | undefined => {
  if (/^\d{2,3}(?:,5)?(?:[–/]\d{2,3}(?:,5)?)?$/.test(base)) return 'number';
  return /^(?:\dX|X{0,4})[SML](?:[–/](?:\dX|X{0,4})[SML])?$/.test(base) ? 'letters' : undefined;
};

/** Whether two numbers or ranges have a number in common. Other texts must be equal. */
export function rangesMeet(one: string, other: string): boolean {
  const [a, b] = [rangeOf(one), rangeOf(other)];
  if (!a || !b) return one === other;
  return a.low <= b.high && b.low <= a.high;
}

function rangeOf(text: string): { low: number; high: number } | undefined {
  const [, low, high] = /^L?(\d{1,3}(?:,5)?)(?:[–/](\d{1,3}(?:,5)?))?$/i.exec(text) ?? [];
  if (low === undefined) return undefined;
  const number = (written: string) => Number(written.replace(',', '.'));
  return { low: number(low), high: number(high ?? low) };
}

/**
 * Whether two colours contradict each other: they belong to different families. An unknown colour contradicts
 * nothing, and a colour does not contradict a name that contains it («Красный», «Красный/Белый»).
 */
export function coloursContradict(one: string, other: string): boolean {
  const [first, second] = [normalizeForComparison(one), normalizeForComparison(other)];
  if (first.includes(second) || second.includes(first)) return false;
  const [a, b] = [toColour(one), toColour(other)];
  return a.isKnown && b.isKnown && a.family !== b.family;
}
