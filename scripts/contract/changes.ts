/**
 * How a change affects a program that was written for the earlier contract. `words` means that only
 * descriptions have changed.
 */
export type Kind = 'breaking' | 'additive' | 'words';

/**
 * The direction of a value. Clients write a `request`, and read an `answer` (success) or a `refusal` (4xx and
 * 5xx). In a webhook the shop is the caller, so the directions are exchanged.
 */
export type Direction = 'request' | 'answer' | 'refusal';

/** How a change affects the set of allowed values. */
export type Effect = 'narrows' | 'widens' | 'changes';

/** A change of one value. The sentence about it consists of its place (`where`) and of `what`. */
export type Finding = {
  kind: Kind;
  /**
   * Path of the value within the compared body or parameter, such as `items[].price`. It is empty if the
   * whole body or parameter has changed.
   */
  path: string;
  /** The sentence without its subject, such as "may be null". */
  what: string;
  /** The shared component that contains the change, with the path inside the component. */
  origin?: string | undefined;
  /**
   * Whether the earlier contract had marked the removed value as deprecated; absent if the value was not
   * removed.
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
 * Returns the kind of a change. If fewer values are allowed, programs that write the value break; if more are
 * allowed, programs that read it break.
 */
export function kindOf(effect: Effect, direction: Direction): Kind {
  if (effect === 'changes') return 'breaking';
  return (effect === 'narrows') === (direction === 'request') ? 'breaking' : 'additive';
}

/**
 * Prepends a step to the path of each finding: a field name, `[]` for items of a list, `.*` for fields
 * without fixed names, `(…)` for an alternative.
 */
export function stepped(step: string, findings: readonly Finding[]): Finding[] {
  const separator = (path: string) => (path === '' || /^[[(.]/.test(path) ? '' : '.');
  return findings.map((finding) => ({
    ...finding,
    path: `${step}${separator(finding.path)}${finding.path}`,
  }));
}

/** Adds the shared component and the path inside it to findings that do not have a component yet. */
export function withOrigin(name: string | undefined, findings: readonly Finding[]): Finding[] {
  if (name === undefined) return [...findings];
  return findings.map((finding) => ({ ...finding, origin: finding.origin ?? `${name} ${finding.path}` }));
}

/** The subject of a sentence: the value at a path within a body or parameter. */
export function whereOf(place: string, path: string): string {
  if (path === '') return place;
  return path === '[]' ? `each item of ${place}` : `\`${path}\` in ${place}`;
}

/** The sentence about a change. openapi/CHANGELOG.md must contain it word for word. */
export const sentenceOf = ({ operation, where, what }: Change): string => `${operation}: ${where} ${what}`;

const NAMED_OPERATIONS = 3;

/**
 * A phrase that names the shared component of a change and the other operations that use it. Empty if the
 * change is not in a shared component and affects no other operation.
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
 * Joins changes that are found in several operations because these use the same shared component. Breaking
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
