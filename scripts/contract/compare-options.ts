import { type Direction, type Finding, kindOf, stepped } from './changes.ts';
import { canonical, referenceName, type Schema } from './contract.ts';
import { isNull, type PlainSchema } from './plain-schema.ts';

type Read = (schema: Schema) => PlainSchema;
type Side = { schema: Schema; plain: PlainSchema; read: Read };

/** An alternative of `oneOf` or `anyOf`. `shown` is its name in sentences. */
type NamedOption = { schema: Schema; shown: string };

/**
 * Compares the alternatives of `oneOf` and `anyOf`. Their order does not matter: alternatives with the same
 * name are compared with each other. A schema without alternatives counts as a single alternative.
 */
export function compareOptions(
  before: Side,
  after: Side,
  direction: Direction,
  compare: (before: Schema, after: Schema) => Finding[],
): Finding[] {
  const [earlier, later] = namedOptions(before, after);
  const removed = [...earlier].filter(([name]) => !later.has(name));
  const added = [...later].filter(([name]) => !earlier.has(name));
  const finding = (what: string, effect: 'narrows' | 'widens'): Finding => ({
    kind: kindOf(effect, direction),
    path: '',
    what,
  });
  return [
    ...removed.map(([, { shown }]) => finding(`may no longer be \`${shown}\``, 'narrows')),
    ...added.map(([, { shown }]) => finding(`may also be \`${shown}\``, 'widens')),
    ...[...later].flatMap(([name, { schema, shown }]) => {
      const match = earlier.get(name);
      return match ? stepped(`(${shown})`, compare(match.schema, schema)) : [];
    }),
    ...choiceChanges(before.plain, after.plain).map(([what, effect]) => finding(what, effect)),
    ...discriminatorChanges(before.plain, after.plain),
  ];
}

function choiceChanges(before: PlainSchema, after: PlainSchema): [string, 'narrows' | 'widens'][] {
  const hasBoth = before.options.length > 0 && after.options.length > 0;
  if (!hasBoth || before.isExclusive === after.isExclusive) return [];
  return after.isExclusive
    ? [['may no longer fit several alternatives', 'narrows']]
    : [['may fit several alternatives', 'widens']];
}

function discriminatorChanges(
  { discriminator: one }: PlainSchema,
  { discriminator: other }: PlainSchema,
): Finding[] {
  if (one === other || one === undefined) return [];
  const what =
    other === undefined
      ? `is no longer distinguished by \`${one}\``
      : `is distinguished by \`${other}\` instead of \`${one}\``;
  return [{ kind: 'breaking', path: '', what }];
}

/**
 * Names the alternatives of both contracts in the same way. Takes the first way that gives every alternative
 * a name of its own: the value of the field that distinguishes them (`action: ADD`); the component; the type;
 * whichever of component, only value and type an alternative has. If no way does, the name is the content.
 */
function namedOptions(before: Side, after: Side): [Map<string, NamedOption>, Map<string, NamedOption>] {
  const sides = [before, after].map((side) => ({ ...side, options: optionsOf(side) }));
  const [tag] = sides
    .map(({ options, plain, read }) => tagsOf(options, read, plain.discriminator))
    .reduce((one, other) => one.filter((field) => other.includes(field)));
  const ways: ((schema: Schema, read: Read) => string | undefined)[] = [
    (schema, read) => (tag === undefined ? undefined : tagValue(tag, schema, read)),
    componentOf,
    (schema, read) => onlyType(read(schema)),
    (schema, read) => componentOf(schema) ?? onlyValue(read(schema)) ?? onlyType(read(schema)),
  ];
  const way = ways.find((name) =>
    sides.every(({ options, read }) => {
      const names = options.map((schema) => name(schema, read));
      return !names.includes(undefined) && new Set(names).size === names.length;
    }),
  );
  const [earlier, later] = sides.map(
    ({ options, read }) =>
      new Map(
        options.map((schema, index) => {
          const name = way?.(schema, read);
          return [name ?? canonical(schema), { schema, shown: name ?? `alternative ${index + 1}` }];
        }),
      ),
  );
  return [earlier ?? new Map(), later ?? new Map()];
}

function optionsOf({ schema, plain }: Side): readonly Schema[] {
  if (plain.options.length > 0) return plain.options;
  const list = typeof schema === 'object' ? (schema.anyOf ?? schema.oneOf) : undefined;
  return (list as Schema[] | undefined)?.filter((option) => !isNull(option)) ?? [schema];
}

/**
 * Names of fields that have exactly one allowed value in every alternative, so that they distinguish the
 * alternatives. The discriminator comes first.
 */
function tagsOf(options: readonly Schema[], read: Read, discriminator: string | undefined): string[] {
  const [first] = options;
  if (first === undefined) return [];
  return [...read(first).properties.keys()]
    .filter((field) => options.every((schema) => tagValue(field, schema, read) !== undefined))
    .sort((one, other) => Number(other === discriminator) - Number(one === discriminator));
}

function tagValue(field: string, schema: Schema, read: Read): string | undefined {
  const property = read(schema).properties.get(field);
  if (property === undefined) return undefined;
  return onlyValue(read(property))?.replaceAll('"', '');
}

const componentOf = (schema: Schema) => referenceName(schema)?.replace('schemas/', '');

function onlyValue({ values }: PlainSchema): string | undefined {
  const [only, ...more] = values ?? [];
  return more.length === 0 ? only : undefined;
}

function onlyType({ types }: PlainSchema): string | undefined {
  const [only, ...more] = types ?? [];
  return more.length === 0 ? only : undefined;
}
