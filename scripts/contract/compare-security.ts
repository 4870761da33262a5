import type { Finding } from './changes.ts';
import { type Contract, isSame, type Operation } from './contract.ts';

/**
 * A way to be authorized: the security schemes that a call must use together, with the roles that each
 * requires.
 */
type Way = ReadonlyMap<string, readonly string[]>;

/**
 * Compares who may call an operation. It is a breaking change if an earlier way to be authorized is no longer
 * accepted. A new way is additive.
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

/** Whether the credentials `brought` of a call meet the requirements `asked`. */
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
 * Changes of the security schemes that operations use. A scheme of another kind is a breaking change, because
 * the credentials of its callers are no longer accepted.
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
