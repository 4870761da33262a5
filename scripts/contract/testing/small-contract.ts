import type { Contract } from '../contract.ts';

// biome-ignore lint/suspicious/noExplicitAny: The rows of a table edit any part of a contract.
export type Editable = any;

/**
 * A small contract that contains each part of OpenAPI that the comparison knows. Each test edits its own
 * copy.
 */
export const smallContract = (): Editable & Contract => ({
  openapi: '3.1.1',
  info: { title: 'Small', version: '1.0.0', description: 'Words.' },
  servers: [{ url: 'http://localhost:3000' }],
  tags: [{ name: 'thing', description: 'Things.' }],
  paths: {
    '/things/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: {
        operationId: 'getThing',
        tags: ['thing'],
        summary: 'A thing',
        description: 'A thing.',
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'page',
            in: 'query',
            description: 'The page.',
            schema: { type: 'integer', minimum: 1, maximum: 100, default: 1 },
          },
          { name: 'X-Site', in: 'header', required: true, schema: { type: 'string' } },
          { $ref: '#/components/parameters/sort' },
        ],
        responses: {
          200: {
            description: 'The thing.',
            headers: { ETag: { required: true, schema: { type: 'string', maxLength: 40 } } },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/thing' },
                examples: { one: { value: { id: 'a' } } },
              },
            },
          },
          404: { $ref: '#/components/responses/missing' },
        },
      },
      put: {
        operationId: 'putThing',
        tags: ['thing'],
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/wish' } } },
        },
        responses: { 204: { description: 'Done.' } },
      },
    },
  },
  webhooks: {
    happened: {
      post: {
        operationId: 'receiveHappened',
        parameters: [{ name: 'webhook-id', in: 'header', required: true, schema: { type: 'string' } }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/event' } } },
        },
        responses: { 204: { description: 'Received.' }, 410: { description: 'No more.' } },
      },
    },
  },
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', description: 'A token.' },
      operator: { type: 'http', scheme: 'bearer' },
    },
    parameters: {
      sort: { name: 'sort', in: 'query', schema: { type: 'string', enum: ['new', 'price'], default: 'new' } },
    },
    responses: {
      missing: {
        description: 'No such thing.',
        content: {
          'application/problem+json': {
            schema: {
              type: 'object',
              required: ['code'],
              properties: { code: { type: 'string', enum: ['NOT_FOUND', 'GONE'] } },
            },
          },
        },
      },
    },
    schemas: {
      money: { type: 'integer', minimum: 0, maximum: 1000, 'x-unit': 'kopecks', description: 'A sum.' },
      thing: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'price', 'state', 'tags', 'total'],
        properties: {
          id: { type: 'string', minLength: 1, maxLength: 20, pattern: '^[a-z]+$' },
          price: { $ref: '#/components/schemas/money' },
          total: { $ref: '#/components/schemas/money' },
          oldPrice: { anyOf: [{ $ref: '#/components/schemas/money' }, { type: 'null' }] },
          former: { type: 'string', deprecated: true },
          state: { type: 'string', enum: ['new', 'sold'] },
          madeAt: { type: 'string', format: 'date' },
          tags: { type: 'array', maxItems: 5, items: { type: 'string', maxLength: 10 } },
          labels: { type: 'object', additionalProperties: { type: 'string' } },
          weight: { type: 'number', exclusiveMinimum: 0 },
          parts: { type: 'array', items: { $ref: '#/components/schemas/thing' } },
          look: { oneOf: [{ $ref: '#/components/schemas/plain' }, { $ref: '#/components/schemas/striped' }] },
        },
      },
      plain: {
        type: 'object',
        required: ['kind'],
        properties: { kind: { type: 'string', const: 'plain' }, colour: { type: 'string' } },
      },
      striped: {
        type: 'object',
        required: ['kind', 'width'],
        properties: { kind: { type: 'string', const: 'striped' }, width: { type: 'integer' } },
      },
      wish: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'quantity'],
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 20, pattern: '^[a-z]+$', 'x-text': 'line' },
          quantity: { type: 'integer', minimum: 1, maximum: 10, multipleOf: 1 },
          note: { type: ['string', 'null'], maxLength: 50 },
          colour: { type: 'string', enum: ['red', 'blue'] },
          when: { type: 'string', format: 'date', default: '2026-01-01' },
          links: { type: 'array', minItems: 1, maxItems: 3, items: { type: 'string' } },
          sum: { $ref: '#/components/schemas/money' },
          look: { oneOf: [{ $ref: '#/components/schemas/plain' }, { $ref: '#/components/schemas/striped' }] },
          address: { anyOf: [{ $ref: '#/components/schemas/email' }, { type: 'string', const: '' }] },
          any: {},
        },
      },
      email: { type: 'string', format: 'email' },
      event: {
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'string' }, note: { type: 'string', maxLength: 5 } },
      },
    },
  },
});
