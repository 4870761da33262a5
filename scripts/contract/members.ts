import { type Direction, type Finding, kindOf, stepped } from './changes.ts';

/** A field, a parameter or a header. */
type Member<T> = { value: T; isRequired: boolean; isDeprecated: boolean };

/**
 * Compares fields, parameters or headers by name. Reports names that are new or removed. For names in both
 * contracts, reports if the value has become required or optional, and what `compare` finds.
 */
export function compareMembers<T>(
  before: ReadonlyMap<string, Member<T>>,
  after: ReadonlyMap<string, Member<T>>,
  direction: Direction,
  compare: (before: T, after: T) => Finding[],
): Finding[] {
  const removed = [...before].flatMap(([path, { isDeprecated }]): Finding[] =>
    after.has(path) ? [] : [{ kind: 'breaking', path, what: 'is removed', wasDeprecated: isDeprecated }],
  );
  const rest = [...after].flatMap(([path, member]): Finding[] => {
    const earlier = before.get(path);
    if (!earlier) return [added(path, member, direction)];
    return [
      ...requirement(path, earlier.isRequired, member.isRequired, direction),
      ...stepped(path, compare(earlier.value, member.value)),
    ];
  });
  return [...removed, ...rest];
}

function added(path: string, { isRequired }: Member<unknown>, direction: Direction): Finding {
  // A new field breaks only senders that must include it: receivers ignore fields that they do not know.
  if (direction !== 'request' || !isRequired) return { kind: 'additive', path, what: 'is new' };
  return { kind: 'breaking', path, what: 'is new and required' };
}

function requirement(path: string, was: boolean, is: boolean, direction: Direction): Finding[] {
  if (was === is) return [];
  const words =
    direction === 'request'
      ? { stricter: 'is required', looser: 'is no longer required' }
      : { stricter: 'is always there', looser: 'may be missing' };
  return is
    ? [{ kind: kindOf('narrows', direction), path, what: words.stricter }]
    : [{ kind: kindOf('widens', direction), path, what: words.looser }];
}
