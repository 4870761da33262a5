import { type Direction, type Finding, kindOf } from './changes.ts';
import { canonical, isSame, type Json } from './contract.ts';

/** Extensions that only change how documentation looks. */
const FOR_DISPLAY = new Set(['x-tagGroups', 'x-logo', 'x-codeSamples', 'x-displayName', 'x-internal']);

/**
 * Compares `x-…` keywords. They carry meaning that programs rely on, such as the unit of a number or how a text is
 * cleaned: a new one says more than before, another or a missing one breaks what relied on it. A body limit is a
 * bound, and `x-agent` offers an operation to programs that shop, whose description may change.
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

/** The extensions among the keywords of an object. */
export const extensionsOf = (keywords: object): Map<string, Json> =>
  new Map(Object.entries(keywords).filter(([key]) => key.startsWith('x-')));
