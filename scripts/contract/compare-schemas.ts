import { type Direction, type Effect, type Finding, type Kind, kindOf, stepped } from './changes.ts';
import { compareOptions } from './compare-options.ts';
import { type Contract, isSame, type Schema } from './contract.ts';
import { compareExtensions } from './extensions.ts';
import { compareMembers } from './members.ts';
import { type CompareSchemas, oncePerPair } from './once-per-pair.ts';
import { type Bound, LIMITS, type Limit, type PlainSchema, plainSchemas, tighter } from './plain-schema.ts';

/** Returns a function that compares a schema of the earlier contract with one of the later contract. */
export function schemaComparer(beforeContract: Contract, afterContract: Contract): CompareSchemas {
  const readBefore = plainSchemas(beforeContract);
  const readAfter = plainSchemas(afterContract);
  const compare = oncePerPair(beforeContract, afterContract, compareOnce);

  function compareOnce(rawBefore: Schema, rawAfter: Schema, direction: Direction): Finding[] {
    const [before, after] = [readBefore(rawBefore), readAfter(rawAfter)];
    const effect = (what: string, kind: Effect): Finding => ({
      kind: kindOf(kind, direction),
      path: '',
      what,
    });
    const findings: Finding[] = [];
    if (before.nullable !== after.nullable && isTyped(before) && isTyped(after))
      findings.push(
        after.nullable ? effect('may be null', 'widens') : effect('may no longer be null', 'narrows'),
      );
    const hasOptions = before.options.length > 0 || after.options.length > 0;
    const optionChanges = () =>
      compareOptions(
        { schema: rawBefore, plain: before, read: readBefore },
        { schema: rawAfter, plain: after, read: readAfter },
        direction,
        (one, other) => compare(one, other, direction),
      );
    // Only one of the two schemas consists of alternatives.
    if (isChoice(before) !== isChoice(after)) return [...findings, ...optionChanges()];

    if (before.words !== after.words)
      findings.push({ kind: 'words', path: '', what: 'has another description or other examples' });

    const types = typeChange(before, after);
    if (types) findings.push(effect(types.what, types.effect));
    // The schemas have no type in common, so a comparison of their details would say nothing.
    if (types?.effect === 'changes') return findings;

    findings.push(
      ...valueChanges(before, after, direction),
      ...limitChanges(before, after).map(([what, kind]) => effect(what, kind)),
      ...textChanges(before, after).map(([what, kind]) => effect(what, kind)),
      ...compareMembers(membersOf(before), membersOf(after), direction, (one, other) =>
        compare(one, other, direction),
      ),
      ...additionalChanges(before, after, direction),
      ...stepped('[]', compare(before.items ?? true, after.items ?? true, direction)),
      ...(hasOptions ? optionChanges() : []),
      ...noteChanges(before, after),
      ...compareExtensions(before.extensions, after.extensions, direction),
      ...[...new Set([...before.others.keys(), ...after.others.keys()])]
        .filter((key) => !isSame(before.others.get(key), after.others.get(key)))
        .map((key) => effect(`has another \`${key}\``, 'changes')),
    );
    return findings;
  }

  function additionalChanges(before: PlainSchema, after: PlainSchema, direction: Direction): Finding[] {
    const [one, other] = [before.additional ?? true, after.additional ?? true];
    const [isClosed, willBeClosed] = [one === false, other === false];
    if (!isClosed && !willBeClosed) return stepped('.*', compare(one, other, direction));
    if (isClosed === willBeClosed) return [];
    const hadValues = willBeClosed && typeof one === 'object' && Object.keys(one).length > 0;
    if (hadValues) return [{ kind: 'breaking', path: '.*', what: 'is removed' }];
    // If unknown fields become allowed, nothing breaks: readers ignore fields that they do not know.
    return willBeClosed
      ? [{ kind: kindOf('narrows', direction), path: '', what: 'may no longer have unknown fields' }]
      : [{ kind: 'additive', path: '', what: 'may have unknown fields' }];
  }

  return compare;
}

/**
 * Whether the schema restricts types or values. Otherwise null was allowed before, and "may be null" would be
 * no news.
 */
const isTyped = ({ types, options, values }: PlainSchema) =>
  types !== undefined || values !== undefined || options.length > 0;

function membersOf({ properties, required }: PlainSchema) {
  return new Map(
    [...properties].map(([name, schema]) => [
      name,
      { value: schema, isRequired: required.has(name), isDeprecated: isDeprecated(schema) },
    ]),
  );
}

const isDeprecated = (schema: Schema) => typeof schema === 'object' && schema.deprecated === true;

/** Whether the schema consists only of alternatives (`oneOf` or `anyOf`). */
const isChoice = ({ options, types, properties }: PlainSchema) =>
  options.length > 0 && types === undefined && properties.size === 0;

const listed = (words: Iterable<string>) => [...words].map((word) => `\`${word}\``).join(', ');

function typeChange({ types: before }: PlainSchema, { types: after }: PlainSchema) {
  if (isSame(before && [...before].sort(), after && [...after].sort())) return undefined;
  if (!before) return { what: `may only be ${listed(after ?? [])}`, effect: 'narrows' as const };
  if (!after) return { what: 'may be of any type', effect: 'widens' as const };
  const what = `is ${listed(after) || 'nothing'} instead of ${listed(before) || 'nothing'}`;
  const [keepsAll, addsNone] = [covers(after, before), covers(before, after)];
  if (keepsAll) return { what, effect: 'widens' as const };
  return { what, effect: addsNone ? ('narrows' as const) : ('changes' as const) };
}

const covers = (types: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...others].every((type) => types.has(type) || (type === 'integer' && types.has('number')));

function valueChanges(
  { values: before }: PlainSchema,
  { values: after }: PlainSchema,
  direction: Direction,
): Finding[] {
  const finding = (what: string, kind: Kind): Finding => ({ kind, path: '', what });
  const shown = (values: Iterable<string>) =>
    listed([...values].map((value) => value.replace(/^"(.*)"$/, '$1')));
  if (!before && !after) return [];
  if (!before) return [finding(`may only be ${shown(after ?? [])}`, kindOf('narrows', direction))];
  if (!after) return [finding(`may be other than ${shown(before)}`, kindOf('widens', direction))];
  const [removed, added] = [before.difference(after), after.difference(before)];
  // In errors, a further value of an enumeration breaks nothing: programs treat an unknown error code like
  // the status of the response.
  const widened = direction === 'refusal' ? 'additive' : kindOf('widens', direction);
  return [
    ...(removed.size > 0
      ? [finding(`may no longer be ${shown(removed)}`, kindOf('narrows', direction))]
      : []),
    ...(added.size > 0 ? [finding(`may also be ${shown(added)}`, widened)] : []),
  ];
}

type Said = [what: string, effect: Effect];

/**
 * Replaces an exclusive bound of an integer by the inclusive bound with the same meaning: above 0 becomes at
 * least 1.
 */
function closed(bound: Bound | undefined, { types }: PlainSchema, sign: 1 | -1): Bound | undefined {
  const isWhole = types?.size === 1 && types.has('integer');
  return bound?.isOpen && isWhole ? { value: Math.trunc(bound.value) + sign, isOpen: false } : bound;
}

function limitChanges(before: PlainSchema, after: PlainSchema): Said[] {
  const sayBound = (bound: Bound | undefined) =>
    bound && `${bound.value}${bound.isOpen ? ' (excluded)' : ''}`;
  const bounds = (
    [
      ['lower', 1, 'least value'],
      ['upper', -1, 'greatest value'],
    ] as const
  ).flatMap(([side, sign, noun]): Said[] => {
    const [one, other] = [closed(before[side], before, sign), closed(after[side], after, sign)];
    if (isSame(one, other)) return [];
    const isTighter = isSame(tighter(one, other, sign), other) && other !== undefined;
    return [[limitSentence(noun, sayBound(one), sayBound(other)), isTighter ? 'narrows' : 'widens']];
  });
  const limits = (Object.keys(LIMITS) as Limit[]).flatMap((key): Said[] => {
    const [one, other] = [before.limits[key], after.limits[key]];
    if (one === other) return [];
    const { side, noun } = LIMITS[key];
    const sign = side === 'least' ? 1 : -1;
    const isTighter = one === undefined || (other !== undefined && (other - one) * sign > 0);
    return [[limitSentence(noun, one, other), isTighter ? 'narrows' : 'widens']];
  });
  return [...bounds, ...limits, ...multipleChanges(before, after), ...repetitionChanges(before, after)];
}

function limitSentence(noun: string, one: string | number | undefined, other: string | number | undefined) {
  if (one === undefined) return `now has a ${noun} of ${other}`;
  return other === undefined
    ? `no longer has a ${noun} of ${one}`
    : `has a ${noun} of ${other} instead of ${one}`;
}

function multipleChanges({ multipleOf: one }: PlainSchema, { multipleOf: other }: PlainSchema): Said[] {
  if (one === other) return [];
  if (one === undefined) return [[`must be a multiple of ${other}`, 'narrows']];
  if (other === undefined) return [[`need no longer be a multiple of ${one}`, 'widens']];
  const what = `is a multiple of ${other} instead of ${one}`;
  if (other % one === 0) return [[what, 'narrows']];
  return [[what, one % other === 0 ? 'widens' : 'changes']];
}

function repetitionChanges(before: PlainSchema, after: PlainSchema): Said[] {
  if (before.uniqueItems === after.uniqueItems) return [];
  return after.uniqueItems ? [['may no longer repeat items', 'narrows']] : [['may repeat items', 'widens']];
}

/**
 * Changes of `pattern` and `format`. They always count as breaking, because a program cannot determine which
 * of two patterns allows more.
 */
function textChanges(before: PlainSchema, after: PlainSchema): Said[] {
  return (
    [
      ['pattern', before.patterns, after.patterns],
      ['format', before.formats, after.formats],
    ] as const
  ).flatMap(([noun, one, other]): Said[] => {
    const [gone, added] = [one.difference(other), other.difference(one)];
    if (gone.size === 0 && added.size === 0) return [];
    if (gone.size === 0) return [[`now has the ${noun} ${listed(added)}`, 'narrows']];
    if (added.size === 0) return [[`no longer has the ${noun} ${listed(gone)}`, 'widens']];
    return [[`has the ${noun} ${listed(added)} instead of ${listed(gone)}`, 'changes']];
  });
}

/** Changes of default values and of `deprecated`. */
function noteChanges(before: PlainSchema, after: PlainSchema): Finding[] {
  const [one, other] = [before.defaultValue, after.defaultValue];
  const defaults: Finding[] = [];
  if (one === undefined && other !== undefined)
    defaults.push({ kind: 'additive', path: '', what: `now has the default \`${other}\`` });
  else if (one !== other)
    defaults.push({
      kind: 'breaking',
      path: '',
      what:
        other === undefined
          ? `no longer has the default \`${one}\``
          : `has the default \`${other}\` instead of \`${one}\``,
    });
  if (before.deprecated === after.deprecated) return defaults;
  return [
    ...defaults,
    { kind: 'additive', path: '', what: after.deprecated ? 'is deprecated' : 'is no longer deprecated' },
  ];
}
