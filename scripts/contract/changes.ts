/**
 * How a change affects a program written for the earlier contract: it breaks, it still works, or only
 * descriptions have changed (`words`).
 */
export type Kind = 'breaking' | 'additive' | 'words';

/**
 * The direction of a value, seen by a client. Clients send a `request`, and receive an `answer` (success) or
 * a `refusal` (4xx or 5xx). In a webhook the shop is the caller, so clients receive requests and send
 * responses.
 */
export type Direction = 'request' | 'answer' | 'refusal';

/** What a change does to the set of allowed values. */
export type Effect = 'narrows' | 'widens' | 'changes';

/** A change of one value, as part of a sentence: the caller adds the subject, and `what` is the rest. */
export type Finding = {
  kind: Kind;
  /**
   * Path of the value within the compared body or parameter, such as `items[].price`. Empty if the body or
   * parameter as a whole has changed.
   */
  path: string;
  /** The sentence without its subject, such as "may be null". */
  what: string;
  /**
   * Name of the shared component that was changed, with the path inside it. Undefined if the change is not in
   * a shared component.
   */
  origin?: string | undefined;
  /**
   * Whether the earlier contract had marked a removed value as deprecated. Absent if the change removes
   * nothing.
   */
  wasDeprecated?: boolean | undefined;
};

export type Change = Omit<Finding, 'path'> & {
  /** The operationId, or "The contract" if the change is about all operations. */
  operation: string;
  direction: Direction;
  /** The subject of the sentence, such as "`items[].price` in the answer". */
  where: string;
  /** Ids of the other operations that the change affects, because they use the shared component. */
  also: string[];
};

/**
 * The kind of a change. If fewer values are allowed than before, programs that send the value break; if more
 * are allowed, programs that receive it break.
 */
export function kindOf(effect: Effect, direction: Direction): Kind {
  if (effect === 'changes') return 'breaking';
  return (effect === 'narrows') === (direction === 'request') ? 'breaking' : 'additive';
}

/**
 * Puts a step before the path of each finding: a field name, `[]` for the items of a list, `.*` for the
 * values of an object with arbitrary keys, or `(…)` for an alternative.
 */
export function stepped(step: string, findings: readonly Finding[]): Finding[] {
  const separator = (path: string) => (path === '' || /^[[(.]/.test(path) ? '' : '.');
  return findings.map((finding) => ({
    ...finding,
    path: `${step}${separator(finding.path)}${finding.path}`,
  }));
}

/** Adds a shared component, and the path inside it, to all findings that have no component yet. */
export function withOrigin(name: string | undefined, findings: readonly Finding[]): Finding[] {
  if (name === undefined) return [...findings];
  return findings.map((finding) => ({ ...finding, origin: finding.origin ?? `${name} ${finding.path}` }));
}

/** The subject of a sentence about a value: its path and the body or parameter that contains it. */
export function whereOf(place: string, path: string): string {
  if (path === '') return place;
  return path === '[]' ? `each item of ${place}` : `\`${path}\` in ${place}`;
}

/** The sentence about a change. openapi/CHANGELOG.md must contain it word for word. */
export const sentenceOf = ({ operation, where, what }: Change): string => `${operation}: ${where} ${what}`;

const NAMED_OPERATIONS = 3;

/**
 * Names the shared component of a change and the other operations that use it, to be added to the sentence.
 * Empty if the change affects only one operation and is in no shared component.
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
 * Joins equal changes of several operations into one, if they come from the same shared component. Breaking
 * changes come first.
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
