import { type Direction, type Finding, kindOf } from './changes.ts';
import { canonical, isSame, type Json } from './contract.ts';

/** Extensions that only affect how the documentation looks. They are not compared. */
const FOR_DISPLAY = new Set(['x-tagGroups', 'x-logo', 'x-codeSamples', 'x-displayName', 'x-internal']);

/**
 * Compares keywords that begin with `x-`. Programs rely on them, for example on the unit of a number, so a
 * changed or removed one is breaking and a new one additive. Two exceptions: a body limit is compared as a
 * bound, and `x-agent` may change, because it only describes an operation to AI agents.
 */
export function compareExtensions(
  before: ReadonlyMap<string, Json>,
  after: ReadonlyMap<string, Json>,
  direction: Direction,
): Finding[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): Finding[] => {
    const [one, other] = [before.get(key), after.get(key)];
    if (FOR_DISPLAY.has(key) || isSame(one, other)) return [];
    if (one === undefined) return [{ kind: 'additive', path: '', what: `now has ${shown(key, other)}` }];
    if (other === undefined)
      return [{ kind: 'breaking', path: '', what: `no longer has ${shown(key, one)}` }];
    const what = `has ${shown(key, other)} instead of ${shown(key, one)}`;
    if (key === 'x-agent') return [{ kind: 'additive', path: '', what: 'has another `x-agent`' }];
    if (typeof one !== 'number' || typeof other !== 'number') return [{ kind: 'breaking', path: '', what }];
    return [{ kind: kindOf(other < one ? 'narrows' : 'widens', direction), path: '', what }];
  });
}

function shown(key: string, value: Json | undefined): string {
  const text = typeof value === 'string' ? value : canonical(value);
  return text.length > 60 ? `\`${key}\`` : `\`${key}: ${text}\``;
}

/** The keywords of an object that start with `x-`. */
export const extensionsOf = (keywords: object): Map<string, Json> =>
  new Map(Object.entries(keywords).filter(([key]) => key.startsWith('x-')));
