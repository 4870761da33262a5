/** What a change means to a program that was written for the earlier contract. */
export type Kind = 'breaking' | 'additive' | 'words';

/**
 * Who writes the value: `request` is written by clients, `answer` and `refusal` (4xx and 5xx) are read by them. For
 * webhooks it is the other way round, because the shop calls.
 */
export type Direction = 'request' | 'answer' | 'refusal';

/** What a change does to the set of values that are allowed. */
export type Effect = 'narrows' | 'widens' | 'changes';

/** A change of one value; the sentence about it is "where + what". */
export type Finding = {
  kind: Kind;
  /** Path below the place that is compared, such as `items[].price`; empty for the place itself. */
  path: string;
  /** The sentence without its subject, such as "may be null". */
  what: string;
  /** The shared component that contains the change, and the path in it. */
  origin?: string | undefined;
  /** For removals: whether the earlier contract had marked it as deprecated. */
  wasDeprecated?: boolean | undefined;
};

export type Change = Omit<Finding, 'path'> & {
  /** operationId, or "The contract" for what belongs to all operations. */
  operation: string;
  direction: Direction;
  /** The subject of the sentence, such as "`items[].price` in the answer". */
  where: string;
  /** Other operations with the same change of the same component. */
  also: string[];
};

/** Narrower values break their writers, wider values their readers. */
export function kindOf(effect: Effect, direction: Direction): Kind {
  if (effect === 'changes') return 'breaking';
  return (effect === 'narrows') === (direction === 'request') ? 'breaking' : 'additive';
}

/** Puts findings below a step of the path: a field, `[]` for items, `.*` for unnamed fields, `(…)` for an alternative. */
export function stepped(step: string, findings: readonly Finding[]): Finding[] {
  const separator = (path: string) => (path === '' || /^[[(.]/.test(path) ? '' : '.');
  return findings.map((finding) => ({
    ...finding,
    path: `${step}${separator(finding.path)}${finding.path}`,
  }));
}

/** Names the shared component of findings that have none yet, with their path in it. */
export function withOrigin(name: string | undefined, findings: readonly Finding[]): Finding[] {
  if (name === undefined) return [...findings];
  return findings.map((finding) => ({ ...finding, origin: finding.origin ?? `${name} ${finding.path}` }));
}

/** The subject of a sentence about a value at a path below a place. */
export function whereOf(place: string, path: string): string {
  if (path === '') return place;
  return path === '[]' ? `each item of ${place}` : `\`${path}\` in ${place}`;
}

/** The sentence about a change, as openapi/CHANGELOG.md repeats it. */
export const sentenceOf = ({ operation, where, what }: Change): string => `${operation}: ${where} ${what}`;

const NAMED_OPERATIONS = 3;

/** The shared component of a change and the other operations that use it, in words; empty without any. */
export function othersOf({ origin, also }: Change): string {
  const [kind, name] = origin?.split(' ')[0]?.split('/') ?? [];
  const shared = name === undefined ? [] : [`${kind?.replace(/s$/, '')} ${name}`];
  const more = also.length - NAMED_OPERATIONS;
  const named = also.slice(0, NAMED_OPERATIONS).join(', ');
  const others = also.length === 0 ? [] : [`also ${named}${more > 0 ? ` and ${more} more` : ''}`];
  const parts = [...shared, ...others];
  return parts.length > 0 ? ` (${parts.join('; ')})` : '';
}

/** Joins the changes of one shared component that several operations use; breaking ones come first. */
export function grouped(changes: readonly Change[]): Change[] {
  const groups = Map.groupBy(changes, (change) =>
    change.origin === undefined
      ? sentenceOf(change)
      : [change.kind, change.direction === 'request', change.origin, change.what].join('\n'),
  );
  const order: Kind[] = ['breaking', 'additive', 'words'];
  return [...groups.values()]
    .flatMap((same) => {
      const [first] = same;
      const names = new Set(same.map(({ operation }) => operation));
      return first ? [{ ...first, also: [...names].filter((name) => name !== first.operation) }] : [];
    })
    .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}
