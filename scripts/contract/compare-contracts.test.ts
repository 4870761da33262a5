import { describe, expect, it } from 'vitest';
import generated from '#contract/openapi.json' with { type: 'json' };
import { othersOf, sentenceOf } from './changes.ts';
import { compareContracts } from './compare-contracts.ts';
import type { Contract } from './contract.ts';
import { type Editable, smallContract } from './testing/small-contract.ts';

const getThing = (contract: Editable) => contract.paths['/things/{id}'].get;
const putThing = (contract: Editable) => contract.paths['/things/{id}'].put;
const schema = (name: string) => (contract: Editable) => contract.components.schemas[name];
const thing = (contract: Editable) => schema('thing')(contract).properties;
const wish = (contract: Editable) => schema('wish')(contract).properties;
const refusal = (contract: Editable) =>
  contract.components.responses.missing.content['application/problem+json'].schema.properties;
const webhook = (contract: Editable) => contract.webhooks.happened.post;
const without = (list: string[], name: string) => list.filter((value) => value !== name);

type Row = [title: string, edit: (contract: Editable) => unknown, expected: string[]];

const OPERATIONS: Row[] = [
  [
    'an operation is removed',
    (c) => delete c.paths['/things/{id}'].put,
    ['breaking putThing: the operation is removed'],
  ],
  [
    'an operation is new',
    (c) => Object.assign(c.paths, { '/more': { get: { operationId: 'getMore', responses: {} } } }),
    ['additive getMore: the operation is new'],
  ],
  [
    'an operation moves',
    (c) => {
      c.paths['/goods/{id}'] = c.paths['/things/{id}'];
      delete c.paths['/things/{id}'];
    },
    [
      'breaking getThing: the operation is at `GET /goods/{id}` instead of `GET /things/{id}`',
      'breaking putThing: the operation is at `PUT /goods/{id}` instead of `PUT /things/{id}`',
    ],
  ],
  [
    'an operation is renamed',
    (c) => Object.assign(putThing(c), { operationId: 'saveThing' }),
    ['breaking putThing: the operation is named `saveThing`'],
  ],
  [
    'an operation is deprecated',
    (c) => Object.assign(putThing(c), { deprecated: true }),
    ['additive putThing: the operation is deprecated'],
  ],
  [
    'an operation is offered to agents',
    (c) => Object.assign(getThing(c), { 'x-agent': 'Shows a thing' }),
    ['additive getThing: the operation now has `x-agent: Shows a thing`'],
  ],
  [
    'credentials are needed that were not',
    (c) => Object.assign(getThing(c), { security: [{ bearer: [], operator: [] }] }),
    ['breaking getThing: a call with only `bearer` is no longer accepted'],
  ],
  [
    'credentials are no longer needed',
    (c) => Object.assign(getThing(c), { security: [] }),
    ['additive getThing: a call without credentials is accepted'],
  ],
  [
    'other credentials are needed',
    (c) => Object.assign(getThing(c), { security: [{ operator: ['viewer'] }] }),
    [
      'breaking getThing: a call with only `bearer` is no longer accepted',
      'additive getThing: a call with only `operator` (viewer) is accepted',
    ],
  ],
  [
    'credentials change their kind',
    (c) => Object.assign(c.components.securitySchemes.bearer, { scheme: 'basic' }),
    ['breaking The contract: `bearer` in its security schemes is another kind of credentials'],
  ],
  [
    'the servers get a path',
    (c) => Object.assign(c.servers[0], { url: 'http://localhost:3000/v2' }),
    ['breaking The contract: the path of its servers is /v2 instead of /'],
  ],
];

const PARAMETERS: Row[] = [
  [
    'an optional parameter is removed',
    (c) => getThing(c).parameters.shift(),
    ['breaking getThing: the query parameter `page` is removed'],
  ],
  [
    'an optional parameter is new',
    (c) => getThing(c).parameters.push({ name: 'city', in: 'query', schema: { type: 'string' } }),
    ['additive getThing: the query parameter `city` is new'],
  ],
  [
    'a required parameter is new',
    (c) => getThing(c).parameters.push({ name: 'city', in: 'query', required: true, schema: {} }),
    ['breaking getThing: the query parameter `city` is new and required'],
  ],
  [
    'a parameter becomes required',
    (c) => Object.assign(getThing(c).parameters[0], { required: true }),
    ['breaking getThing: the query parameter `page` is required'],
  ],
  [
    'a parameter is no longer required',
    (c) => Object.assign(getThing(c).parameters[1], { required: false }),
    ['additive getThing: the header parameter `X-Site` is no longer required'],
  ],
  [
    'a bound of a parameter is tightened',
    (c) => Object.assign(getThing(c).parameters[0].schema, { maximum: 50 }),
    ['breaking getThing: the query parameter `page` has a greatest value of 50 instead of 100'],
  ],
  [
    'a default of a parameter changes',
    (c) => Object.assign(getThing(c).parameters[0].schema, { default: 2 }),
    ['breaking getThing: the query parameter `page` has the default `2` instead of `1`'],
  ],
  [
    'a parameter is written in another way',
    (c) => Object.assign(getThing(c).parameters[0], { explode: false }),
    ['breaking getThing: the query parameter `page` is written in another way (`style`, `explode`)'],
  ],
  [
    'a value of a shared parameter is removed',
    (c) => c.components.parameters.sort.schema.enum.pop(),
    ['breaking getThing: the query parameter `sort` may no longer be `price`'],
  ],
  [
    'a value of a shared parameter is new',
    (c) => c.components.parameters.sort.schema.enum.push('name'),
    ['additive getThing: the query parameter `sort` may also be `name`'],
  ],
  [
    'a parameter of the path has another pattern',
    (c) => Object.assign(c.paths['/things/{id}'].parameters[0].schema, { pattern: '^a' }),
    [
      'breaking getThing: the path parameter `id` now has the pattern `^a`',
      'breaking putThing: the path parameter `id` now has the pattern `^a`',
    ],
  ],
  [
    'a name of a header is written in small letters',
    (c) => Object.assign(getThing(c).parameters[1], { name: 'x-site' }),
    [],
  ],
];

const REQUESTS: Row[] = [
  [
    'a required field is new',
    (c) => {
      wish(c).size = { type: 'string' };
      schema('wish')(c).required.push('size');
    },
    ['breaking putThing: `size` in the request is new and required'],
  ],
  [
    'an optional field is new',
    (c) => Object.assign(wish(c), { size: { type: 'string' } }),
    ['additive putThing: `size` in the request is new'],
  ],
  [
    'a field is removed',
    (c) => delete wish(c).colour,
    ['breaking putThing: `colour` in the request is removed'],
  ],
  [
    'a field becomes required',
    (c) => schema('wish')(c).required.push('colour'),
    ['breaking putThing: `colour` in the request is required'],
  ],
  [
    'a field is no longer required',
    (c) => Object.assign(schema('wish')(c), { required: ['quantity'] }),
    ['additive putThing: `name` in the request is no longer required'],
  ],
  [
    'a value is removed',
    (c) => wish(c).colour.enum.pop(),
    ['breaking putThing: `colour` in the request may no longer be `blue`'],
  ],
  [
    'a value is new',
    (c) => wish(c).colour.enum.push('green'),
    ['additive putThing: `colour` in the request may also be `green`'],
  ],
  [
    'a list of values is new',
    (c) => Object.assign(wish(c).name, { enum: ['a', 'b'] }),
    ['breaking putThing: `name` in the request may only be `a`, `b`'],
  ],
  [
    'null is refused',
    (c) => Object.assign(wish(c).note, { type: 'string' }),
    ['breaking putThing: `note` in the request may no longer be null'],
  ],
  [
    'null is accepted',
    (c) => Object.assign(wish(c).name, { type: ['string', 'null'] }),
    ['additive putThing: `name` in the request may be null'],
  ],
  [
    'a type is narrower',
    (c) => Object.assign(wish(c).any, { type: 'string' }),
    ['breaking putThing: `any` in the request may only be `string`'],
  ],
  [
    'a type is wider',
    (c) => Object.assign(wish(c).quantity, { type: 'number' }),
    ['additive putThing: `quantity` in the request is `number` instead of `integer`'],
  ],
  [
    'a type is another',
    (c) => Object.assign(wish(c), { quantity: { type: 'string', maxLength: 3 } }),
    ['breaking putThing: `quantity` in the request is `string` instead of `integer`'],
  ],
  [
    'a least length grows',
    (c) => Object.assign(wish(c).name, { minLength: 2 }),
    ['breaking putThing: `name` in the request has a least length of 2 instead of 1'],
  ],
  [
    'a greatest length grows',
    (c) => Object.assign(wish(c).name, { maxLength: 30 }),
    ['additive putThing: `name` in the request has a greatest length of 30 instead of 20'],
  ],
  [
    'a greatest number of items is dropped',
    (c) => delete wish(c).links.maxItems,
    ['additive putThing: `links` in the request no longer has a greatest number of items of 3'],
  ],
  [
    'a greatest value is tightened by an exclusive bound',
    (c) => {
      delete wish(c).quantity.maximum;
      wish(c).quantity.exclusiveMaximum = 10;
    },
    ['breaking putThing: `quantity` in the request has a greatest value of 9 instead of 10'],
  ],
  [
    'a bound is written in another way',
    (c) => {
      delete wish(c).quantity.minimum;
      wish(c).quantity.exclusiveMinimum = 0;
    },
    [],
  ],
  [
    'a pattern is another',
    (c) => Object.assign(wish(c).name, { pattern: '^[a-c]+$' }),
    ['breaking putThing: `name` in the request has the pattern `^[a-c]+$` instead of `^[a-z]+$`'],
  ],
  [
    'a pattern is dropped',
    (c) => delete wish(c).name.pattern,
    ['additive putThing: `name` in the request no longer has the pattern `^[a-z]+$`'],
  ],
  [
    'a format is another',
    (c) => Object.assign(wish(c).when, { format: 'date-time' }),
    ['breaking putThing: `when` in the request has the format `date-time` instead of `date`'],
  ],
  [
    'a multiple is coarser',
    (c) => Object.assign(wish(c).quantity, { multipleOf: 5 }),
    ['breaking putThing: `quantity` in the request is a multiple of 5 instead of 1'],
  ],
  [
    'items may not repeat',
    (c) => Object.assign(wish(c).links, { uniqueItems: true }),
    ['breaking putThing: `links` in the request may no longer repeat items'],
  ],
  [
    'a default is new',
    (c) => Object.assign(wish(c).colour, { default: 'red' }),
    ['additive putThing: `colour` in the request now has the default `"red"`'],
  ],
  [
    'a default is dropped',
    (c) => delete wish(c).when.default,
    ['breaking putThing: `when` in the request no longer has the default `"2026-01-01"`'],
  ],
  [
    'unknown fields are accepted',
    (c) => delete schema('wish')(c).additionalProperties,
    ['additive putThing: the request may have unknown fields'],
  ],
  [
    'an alternative is removed',
    (c) => wish(c).look.oneOf.pop(),
    ['breaking putThing: `look` in the request may no longer be `striped`'],
  ],
  ['alternatives change their order', (c) => wish(c).look.oneOf.reverse(), []],
  [
    'the only value of an alternative is written as a list of one',
    (c) => Object.assign(wish(c).address, { anyOf: [wish(c).address.anyOf[0], { enum: [''] }] }),
    [],
  ],
  [
    'an alternative that is one value has another',
    (c) => Object.assign(wish(c).address.anyOf[1], { const: 'none' }),
    [
      'breaking putThing: `address` in the request may no longer be `""`',
      'additive putThing: `address` in the request may also be `"none"`',
    ],
  ],
  [
    'how a text is cleaned changes',
    (c) => Object.assign(wish(c).name, { 'x-text': 'email' }),
    ['breaking putThing: `name` in the request has `x-text: email` instead of `x-text: line`'],
  ],
  [
    'the greatest body is smaller',
    (c) => Object.assign(putThing(c), { 'x-body-limit': 10 }),
    ['additive putThing: the operation now has `x-body-limit: 10`'],
  ],
  [
    'the body may be left out',
    (c) => Object.assign(putThing(c).requestBody, { required: false }),
    ['additive putThing: the request is no longer required'],
  ],
  [
    'the body is removed',
    (c) => delete putThing(c).requestBody,
    ['breaking putThing: the request is removed'],
  ],
  [
    'a media type is added',
    (c) => Object.assign(putThing(c).requestBody.content, { 'text/plain': {} }),
    ['additive putThing: the request may also be text/plain'],
  ],
  [
    'a keyword without a rule of its own changes',
    (c) => Object.assign(wish(c).name, { contentEncoding: 'base64' }),
    ['breaking putThing: `name` in the request has another `contentEncoding`'],
  ],
];

const ANSWERS: Row[] = [
  [
    'a field is removed',
    (c) => delete thing(c).madeAt,
    ['breaking getThing: `madeAt` in the answer is removed'],
  ],
  [
    'a field is new',
    (c) => Object.assign(thing(c), { size: { type: 'string' } }),
    ['additive getThing: `size` in the answer is new'],
  ],
  [
    'a required field is new',
    (c) => {
      thing(c).size = { type: 'string' };
      schema('thing')(c).required.push('size');
    },
    ['additive getThing: `size` in the answer is new'],
  ],
  [
    'a field may be missing',
    (c) => Object.assign(schema('thing')(c), { required: without(schema('thing')(c).required, 'total') }),
    ['breaking getThing: `total` in the answer may be missing'],
  ],
  [
    'a field is always there',
    (c) => schema('thing')(c).required.push('madeAt'),
    ['additive getThing: `madeAt` in the answer is always there'],
  ],
  [
    'null is new, in another notation',
    (c) => Object.assign(thing(c), { total: { oneOf: [thing(c).total, { type: 'null' }] } }),
    ['breaking getThing: `total` in the answer may be null'],
  ],
  [
    'null is gone',
    (c) => Object.assign(thing(c), { oldPrice: { $ref: '#/components/schemas/money' } }),
    ['additive getThing: `oldPrice` in the answer may no longer be null'],
  ],
  [
    'null is written in another way',
    (c) => {
      const { 'x-unit': unit, ...money } = schema('money')(c);
      thing(c).oldPrice = { ...money, 'x-unit': unit, type: ['integer', 'null'] };
    },
    [],
  ],
  [
    'a value is new',
    (c) => thing(c).state.enum.push('lost'),
    ['breaking getThing: `state` in the answer may also be `lost`'],
  ],
  [
    'a value is gone',
    (c) => thing(c).state.enum.pop(),
    ['additive getThing: `state` in the answer may no longer be `sold`'],
  ],
  [
    'a bound is wider',
    (c) => Object.assign(thing(c).tags, { maxItems: 50 }),
    ['breaking getThing: `tags` in the answer has a greatest number of items of 50 instead of 5'],
  ],
  [
    'a bound of items is tighter',
    (c) => Object.assign(thing(c).tags.items, { maxLength: 5 }),
    ['additive getThing: `tags[]` in the answer has a greatest length of 5 instead of 10'],
  ],
  [
    'an exclusive bound is wider',
    (c) => Object.assign(thing(c).weight, { exclusiveMinimum: -1 }),
    ['breaking getThing: `weight` in the answer has a least value of -1 (excluded) instead of 0 (excluded)'],
  ],
  [
    'values of unnamed fields change their type',
    (c) => Object.assign(thing(c).labels.additionalProperties, { type: 'integer' }),
    ['breaking getThing: `labels.*` in the answer is `integer` instead of `string`'],
  ],
  [
    'unknown fields come',
    (c) => Object.assign(schema('thing')(c), { additionalProperties: true }),
    ['additive getThing: the answer may have unknown fields'],
  ],
  [
    'a shared schema changes its unit in an answer and a request',
    (c) => Object.assign(schema('money')(c), { 'x-unit': 'roubles' }),
    [
      'breaking getThing: `price` in the answer has `x-unit: roubles` instead of `x-unit: kopecks`',
      'breaking putThing: `sum` in the request has `x-unit: roubles` instead of `x-unit: kopecks`',
    ],
  ],
  [
    'a field takes another shared schema',
    (c) => {
      c.components.schemas.cents = { ...schema('money')(c), maximum: 2000 };
      thing(c).total = { $ref: '#/components/schemas/cents' };
      thing(c).price = { $ref: '#/components/schemas/cents' };
    },
    [
      'breaking getThing: `price` in the answer has a greatest value of 2000 instead of 1000',
      'breaking getThing: `total` in the answer has a greatest value of 2000 instead of 1000',
    ],
  ],
  [
    'a schema is split into allOf',
    (c) => {
      const { additionalProperties, required, properties } = schema('thing')(c);
      const { id, ...rest } = properties;
      c.components.schemas.thing = {
        additionalProperties,
        allOf: [
          { type: 'object', required: ['id'], properties: { id } },
          { type: 'object', required: without(required, 'id'), properties: rest },
        ],
      };
    },
    [],
  ],
  [
    'an alternative is new',
    (c) => {
      const kind = { type: 'string', const: 'dotted' };
      c.components.schemas.dotted = { type: 'object', required: ['kind'], properties: { kind } };
      thing(c).look.oneOf.push({ $ref: '#/components/schemas/dotted' });
    },
    ['breaking getThing: `look` in the answer may also be `dotted`'],
  ],
  [
    'a value alone becomes one of several',
    (c) => Object.assign(thing(c), { price: { anyOf: [thing(c).price, { type: 'string' }] } }),
    ['breaking getThing: `price` in the answer may also be `string`'],
  ],
  [
    'a field inside an alternative is removed',
    (c) => delete schema('plain')(c).properties.colour,
    [
      'breaking getThing: `look(plain).colour` in the answer is removed',
      'breaking putThing: `look(plain).colour` in the request is removed',
    ],
  ],
  [
    'a recursive schema is wrapped differently',
    (c) =>
      Object.assign(thing(c).parts, {
        items: { anyOf: [{ $ref: '#/components/schemas/thing' }, { type: 'null' }] },
      }),
    ['breaking getThing: `parts[]` in the answer may be null'],
  ],
  [
    'a field is deprecated',
    (c) => Object.assign(thing(c).madeAt, { deprecated: true }),
    ['additive getThing: `madeAt` in the answer is deprecated'],
  ],
  [
    'another success is new',
    (c) => Object.assign(getThing(c).responses, { 202: { description: 'Later.' } }),
    ['breaking getThing: the answer 202 is new'],
  ],
  [
    'another refusal is new',
    (c) => Object.assign(getThing(c).responses, { 409: { description: 'No.' } }),
    ['additive getThing: the answer 409 is new'],
  ],
  [
    'a refusal is gone',
    (c) => delete getThing(c).responses[404],
    ['additive getThing: the answer 404 is removed'],
  ],
  [
    'a success is gone',
    (c) => delete getThing(c).responses[200],
    ['breaking getThing: the answer is removed'],
  ],
  [
    'a code of refusals is new',
    (c) => refusal(c).code.enum.push('BUSY'),
    ['additive getThing: `code` in the answer 404 may also be `BUSY`'],
  ],
  [
    'a header is removed',
    (c) => delete getThing(c).responses[200].headers.ETag,
    ['breaking getThing: the header `ETag` of the answer is removed'],
  ],
  [
    'a header may be missing',
    (c) => Object.assign(getThing(c).responses[200].headers.ETag, { required: false }),
    ['breaking getThing: the header `ETag` of the answer may be missing'],
  ],
  [
    'a header is new',
    (c) => Object.assign(getThing(c).responses[200].headers, { Link: { schema: { type: 'string' } } }),
    ['additive getThing: the header `Link` of the answer is new'],
  ],
  [
    'a media type is another',
    (c) => {
      const { content } = getThing(c).responses[200];
      content['text/html'] = content['application/json'];
      delete content['application/json'];
    },
    [
      'breaking getThing: the answer may no longer be application/json',
      'additive getThing: the answer may also be text/html',
    ],
  ],
];

const WEBHOOKS: Row[] = [
  [
    'a field of what the shop sends is removed',
    (c) => delete schema('event')(c).properties.note,
    ['breaking receiveHappened: `note` in the request is removed'],
  ],
  [
    'a bound of what the shop sends is wider',
    (c) => Object.assign(schema('event')(c).properties.note, { maxLength: 9 }),
    ['breaking receiveHappened: `note` in the request has a greatest length of 9 instead of 5'],
  ],
  [
    'the shop sends another header',
    (c) => webhook(c).parameters.push({ name: 'webhook-key', in: 'header', required: true, schema: {} }),
    ['additive receiveHappened: the header parameter `webhook-key` is new'],
  ],
  [
    'an answer of receivers is no longer understood',
    (c) => delete webhook(c).responses[410],
    ["breaking receiveHappened: the receiver's answer 410 is removed"],
  ],
];

const WORDS: Row[] = [
  [
    'the introduction',
    (c) => Object.assign(c.info, { description: 'Others.' }),
    ['words The contract: the introduction has other words'],
  ],
  [
    'a summary',
    (c) => Object.assign(getThing(c), { summary: 'Other' }),
    ['words getThing: the operation has another description or other examples'],
  ],
  [
    'an example of an answer',
    (c) => Object.assign(getThing(c).responses[200].content['application/json'].examples.one, { value: {} }),
    ['words getThing: the answer has another description or other examples'],
  ],
  [
    'a description of a field',
    (c) => Object.assign(thing(c).madeAt, { description: 'When.' }),
    ['words getThing: `madeAt` in the answer has another description or other examples'],
  ],
  [
    'an example of a field',
    (c) => Object.assign(wish(c).name, { examples: ['abc'] }),
    ['words putThing: `name` in the request has another description or other examples'],
  ],
  [
    'a description of a parameter',
    (c) => Object.assign(getThing(c).parameters[0], { description: 'Which.' }),
    ['words getThing: the query parameter `page` has another description or other examples'],
  ],
  ['the version', (c) => Object.assign(c.info, { version: '2.0.0' }), []],
];

const table = [OPERATIONS, PARAMETERS, REQUESTS, ANSWERS, WEBHOOKS, WORDS].flat();

function linesOf(edit: (contract: Editable) => unknown): string[] {
  const after = smallContract();
  edit(after);
  return compareContracts(smallContract(), after).map((change) => `${change.kind} ${sentenceOf(change)}`);
}

describe.each(Object.entries({ OPERATIONS, PARAMETERS, REQUESTS, ANSWERS, WEBHOOKS, WORDS }))(
  '%s',
  (_, rows) => {
    it.each(rows)('a change of the contract is reported: %s', (_title, edit, expected) => {
      expect(linesOf(edit).sort()).toEqual([...expected].sort());
    });
  },
);

it('equal contracts have no changes', () => {
  expect(compareContracts(smallContract(), smallContract())).toEqual([]);
});

it('a different order of fields anywhere in the contract is not a change', () => {
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reversed);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, reversed(inner)]);
    return Object.fromEntries(entries.reverse());
  };
  const contract = generated as unknown as Contract;
  expect(compareContracts(contract, reversed(contract) as Contract)).toEqual([]);
});

it('each change in the table of this test is also reported if the earlier and the later contract are exchanged', () => {
  for (const [title, edit, expected] of table) {
    const after = smallContract();
    edit(after);
    expect(compareContracts(after, smallContract()).length > 0, title).toBe(expected.length > 0);
  }
});

it('a change of a shared schema is reported once, with the schema’s name and its other operations', () => {
  const after = smallContract();
  const answer = { content: { 'application/json': { schema: { $ref: '#/components/schemas/thing' } } } };
  const before = smallContract();
  for (const contract of [before, after]) putThing(contract).responses = { 200: answer };
  thing(after).state.enum.push('lost');
  const [change, ...more] = compareContracts(before, after);
  expect(more).toEqual([]);
  expect(change && sentenceOf(change) + othersOf(change)).toBe(
    'getThing: `state` in the answer may also be `lost` (schema thing; also putThing)',
  );
});

it('the comparison of schemas that contain one another ends', () => {
  const tangled = (maxLength: number) => {
    const contract = smallContract();
    Object.assign(contract.components.schemas, {
      left: {
        type: 'object',
        properties: { right: { $ref: '#/components/schemas/right' }, own: { type: 'string', maxLength } },
      },
      right: {
        allOf: [
          { $ref: '#/components/schemas/left' },
          { type: 'object', properties: { right: { $ref: '#/components/schemas/right' } } },
        ],
      },
    });
    thing(contract).left = { $ref: '#/components/schemas/left' };
    putThing(contract).requestBody.content['application/json'].schema = {
      $ref: '#/components/schemas/right',
    };
    return contract;
  };
  expect(compareContracts(tangled(5), tangled(5))).toEqual([]);
  const lines = compareContracts(tangled(5), tangled(6)).map(sentenceOf);
  expect(lines).toContain('getThing: `left.own` in the answer has a greatest length of 6 instead of 5');
  expect(lines).toContain('putThing: `own` in the request has a greatest length of 6 instead of 5');
});

it('the table of this test has at least sixty kinds of changes', () => {
  expect(table.length).toBeGreaterThanOrEqual(60);
});
