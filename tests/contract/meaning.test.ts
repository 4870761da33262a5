import { expect, test } from 'vitest';
import { contract, operations } from '../../mocks/contract/contract.ts';
import { assertNone, sentenceOf } from './complaint.ts';

// Tests what schemas cannot express: the units of numbers, and which responses contain personal data.

type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
};

const schemas = contract.components.schemas as unknown as Record<string, Schema>;

/** All fields of all shared schemas. */
const fields = Object.entries(schemas).flatMap(([schema, { properties = {} }]) =>
  Object.entries(properties).map(([name, field]) => ({ schema, name, field })),
);

const isOf = (name: string, field: Schema): boolean =>
  field.$ref?.endsWith(`/${name}`) === true ||
  [...(field.oneOf ?? []), ...(field.anyOf ?? [])].some((one) => isOf(name, one));

const isNumber = ({ type }: Schema) => [type].flat().some((one) => one === 'integer' || one === 'number');

const MONEY = /(?:^|[a-z])(?:price|sum|total|revenue|priceBefore|unitPrice)$/i;

test('every sum is in kopecks', () => {
  const sums = fields.filter(({ field }) => isOf('money', field));
  expect(sums.length).toBeGreaterThan(40);
  const others = fields.filter(
    ({ name, field }) => MONEY.test(name) && isNumber(field) && !/kopeck/i.test(field.description ?? ''),
  );
  const elsewhere = fields.filter(({ field }) => /rouble|ruble|рубл/i.test(field.description ?? ''));
  const money = { schema: 'money', name: '', field: schemas.money ?? {} };
  const unnamed = /kopeck/i.test(money.field.description ?? '') ? [] : [money];
  assertNone(
    [...unnamed, ...others, ...elsewhere].map(({ schema, name, field }) =>
      sentenceOf(
        schema,
        {
          part: `/${name}`,
          says: 'that sums are in kopecks (docs/glossary.md)',
          came: `«${field.description ?? ''}»`,
        },
        'its description',
      ),
    ),
  );
});

/**
 * Pairs of a field-name ending and a unit. A field with this ending must name the unit in its description.
 */
const UNITS: [ending: RegExp, unit: RegExp][] = [
  [/Cm$/, /centimet|\bcm\b/i],
  [/Percent$/, /per ?cent/i],
  [/Minutes$/, /minute/i],
  [/Days$/, /day/i],
  [/Grams$/, /gram/i],
];

const UNIT_WORD =
  /\b(?:inch(?:es)?|feet|millimet\w+|centimet\w+|met(?:re|er)s?|minutes?|hours?|seconds?|grams?|kilograms?|per ?cent)\b/i;

test("the description of a field never names another unit than the field's name", () => {
  const wrong = fields.flatMap(({ schema, name, field: { description = '' } }) =>
    UNITS.filter(
      ([ending, unit]) => ending.test(name) && UNIT_WORD.test(description) && !unit.test(description),
    ).map(() =>
      sentenceOf(
        schema,
        { part: `/${name}`, says: 'the unit of its name', came: `«${description}»` },
        'its description',
      ),
    ),
  );
  assertNone(wrong);
});

/** Schemas of personal data: each describes data of one shopper. */
const PERSONAL = new Set([
  ...[
    'cart',
    'checkout-draft',
    'my-data',
    'my-review',
    'my-measures',
    'order',
    'order-summary',
    'payment',
    'refund',
  ],
  ...[
    'refund-document',
    'refund-summary',
    'saved-address',
    'sign-in',
    'user-profile',
    'wishlist-page',
    'consent',
  ],
]);

/** The names of all schemas that a value refers to, directly or indirectly. */
function schemasIn(value: unknown, seen = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return seen;
  const { $ref } = value as Schema;
  const name = $ref?.split('/').at(-1);
  if (name && !seen.has(name)) {
    seen.add(name);
    schemasIn(schemas[name], seen);
  }
  for (const part of Object.values(value)) schemasIn(part, seen);
  return seen;
}

test('no operation returns personal data without an identity', () => {
  const open = operations.filter(({ access }) => access === 'open');
  const wrong = open.flatMap(({ id, path, method, answers }) => {
    const item = contract.paths[path as keyof typeof contract.paths] as unknown as Record<
      string,
      { responses: Record<string, unknown> }
    >;
    const success = answers.find(({ status }) => status < 300)?.status ?? 200;
    const personal = [...schemasIn(item[method]?.responses[success])].filter((name) => PERSONAL.has(name));
    return personal.map((name) =>
      sentenceOf(
        id,
        {
          part: 'security',
          says: `an identity, since ${name} is personal`,
          came: 'none, since it names no scheme',
        },
        'the operation',
      ),
    );
  });
  assertNone(wrong);
});
