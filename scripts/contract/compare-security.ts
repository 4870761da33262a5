import type { Finding } from './changes.ts';
import { type Contract, isSame, type Operation } from './contract.ts';

/**
 * One of the ways to authorize a call: the security schemes that the call must use together. The values are
 * the roles that each scheme requires.
 */
type Way = ReadonlyMap<string, readonly string[]>;

/**
 * Compares who may call an operation. A way of authorization that is no longer accepted is a breaking change;
 * a new one is additive.
 */
export function compareSecurity(
  beforeContract: Contract,
  before: Operation,
  afterContract: Contract,
  after: Operation,
): Finding[] {
  const [earlier, later] = [waysOf(beforeContract, before), waysOf(afterContract, after)];
  const lost = earlier.filter((way) => !later.some((other) => covers(way, other)));
  const won = later.filter((way) => !earlier.some((other) => covers(way, other)));
  return [
    ...lost.map(
      (way): Finding => ({ kind: 'breaking', path: '', what: `${shown(way)} is no longer accepted` }),
    ),
    ...won.map((way): Finding => ({ kind: 'additive', path: '', what: `${shown(way)} is accepted` })),
  ];
}

function waysOf({ security: general }: Contract, { security }: Operation): Way[] {
  const ways = (security ?? general ?? []).map((way) => new Map(Object.entries(way)));
  return ways.length > 0 ? ways : [new Map()];
}

/** Whether a call with the credentials `brought` fulfils the requirements `asked`. */
const covers = (brought: Way, asked: Way) =>
  [...asked].every(([scheme, roles]) => {
    const own = brought.get(scheme);
    return own !== undefined && roles.every((role) => own.includes(role));
  });

function shown(way: Way): string {
  if (way.size === 0) return 'without credentials';
  const schemes = [...way].map(([scheme, roles]) =>
    roles.length > 0 ? `\`${scheme}\` (${roles.join(', ')})` : `\`${scheme}\``,
  );
  return `with only ${schemes.join(' and ')}`;
}

/**
 * Changes of the security schemes that operations use. If a scheme becomes one of another type, the change is
 * breaking, because the existing credentials are no longer accepted.
 */
export function schemeChanges(before: Contract, after: Contract): Finding[] {
  const [earlier, later] = [before, after].map(({ components }) => components?.securitySchemes ?? {});
  if (!earlier || !later) return [];
  return Object.keys(earlier).flatMap((name): Finding[] => {
    const [one, other] = [earlier[name], later[name]] as Record<string, unknown>[];
    if (!one || !other) return [];
    const { description: words, ...rest } = one;
    const { description: laterWords, ...laterRest } = other;
    if (!isSame(rest, laterRest))
      return [{ kind: 'breaking', path: name, what: 'is another kind of credentials' }];
    return words === laterWords ? [] : [{ kind: 'words', path: name, what: 'has another description' }];
  });
}
