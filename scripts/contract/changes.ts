/** How a change affects a program that was written for the earlier contract. */
export type Kind = 'breaking' | 'additive' | 'words';

/**
 * Who writes a value and who reads it. Clients write `request`, and read `answer` and `refusal` (4xx and
 * 5xx). In a webhook the shop makes the call, so the roles are exchanged.
 */
export type Direction = 'request' | 'answer' | 'refusal';

/** How a change affects the set of allowed values. */
export type Effect = 'narrows' | 'widens' | 'changes';

/** A change of one value. Its sentence consists of `where` and `what`. */
export type Finding = {
  kind: Kind;
  /**
   * Path of the value within the compared body or parameter, such as `items[].price`; empty for the whole.
   */
  path: string;
  /** The sentence without its subject, such as "may be null". */
  what: string;
  /** The shared component that contains the change, and the path inside the component. */
  origin?: string | undefined;
  /** For removals: whether the earlier contract had marked it as deprecated. */
  wasDeprecated?: boolean | undefined;
};

export type Change = Omit<Finding, 'path'> & {
  /** The operationId, or "The contract" if the change is about all operations. */
  operation: string;
  direction: Direction;
  /** The subject of the sentence, such as "`items[].price` in the answer". */
  where: string;
  /** Other operations that the same change of the shared component affects. */
  also: string[];
};

/**
 * Returns the kind of a change. Allowing fewer values breaks programs that write them; allowing more breaks
 * programs that read them.
 */
export function kindOf(effect: Effect, direction: Direction): Kind {
  if (effect === 'changes') return 'breaking';
  return (effect === 'narrows') === (direction === 'request') ? 'breaking' : 'additive';
}

/**
 * Puts a step in front of the path of each finding: a field, `[]` for items, `.*` for unnamed fields, `(…)`
 * for an alternative.
 */
export function stepped(step: string, findings: readonly Finding[]): Finding[] {
  const separator = (path: string) => (path === '' || /^[[(.]/.test(path) ? '' : '.');
  return findings.map((finding) => ({
    ...finding,
    path: `${step}${separator(finding.path)}${finding.path}`,
  }));
}

/** Adds the shared component, with the path inside it, to findings that have none yet. */
export function withOrigin(name: string | undefined, findings: readonly Finding[]): Finding[] {
  if (name === undefined) return [...findings];
  return findings.map((finding) => ({ ...finding, origin: finding.origin ?? `${name} ${finding.path}` }));
}

/** The subject of a sentence: the value at a path within a place. */
export function whereOf(place: string, path: string): string {
  if (path === '') return place;
  return path === '[]' ? `each item of ${place}` : `\`${path}\` in ${place}`;
}

/** The sentence about a change, as openapi/CHANGELOG.md repeats it. */
export const sentenceOf = ({ operation, where, what }: Change): string => `${operation}: ${where} ${what}`;

const NAMED_OPERATIONS = 3;

/**
 * In words: the shared component of a change, and the other operations that use it. Empty if there is
 * neither.
 */
export function othersOf({ origin, also }: Change): string {
  const [kind, name] = origin?.split(' ')[0]?.split('/') ?? [];
  const shared = name === undefined ? [] : [`${kind?.replace(/s$/, '')} ${name}`];
  const more = also.length - NAMED_OPERATIONS;
  const named = also.slice(0, NAMED_OPERATIONS).join(', ');
  const others = also.length === 0 ? [] : [`also ${named}${more > 0 ? ` and ${more} more` : ''}`];
  const parts = [...shared, ...others];
  return parts.length > 0 ? ` (${parts.join('; ')})` : '';
}

/**
 * Joins the changes that several operations have because they use one shared component. Breaking changes come
 * first.
 */
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
