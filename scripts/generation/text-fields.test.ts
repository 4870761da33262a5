import { expect, it } from 'vitest';
import { textFieldsSource } from './text-fields.ts';

const contract = (schema: object) => ({
  paths: { '/orders': { post: { requestBody: { content: { 'application/json': { schema } } } } } },
  components: {
    schemas: {
      Note: { type: ['string', 'null'], 'x-text': 'lines' },
      Node: { properties: { next: { $ref: '#/Node' } } },
    },
  },
});

it('textFieldsSource finds multi-line texts and exact texts at any depth of a body', () => {
  const source = textFieldsSource(
    contract({
      properties: {
        note: { $ref: '#/components/schemas/Note' },
        name: { type: 'string' },
        items: {
          type: 'array',
          items: { anyOf: [{ properties: { secret: { type: 'string', 'x-text': 'exact' } } }] },
        },
        tree: { $ref: '#/components/schemas/Node' },
      },
    }),
  );
  expect(source).toContain("= {\n  note: 'lines',\n  secret: 'exact',\n};");
});

it('textFieldsSource throws if fields with the same name have different kinds of text', () => {
  const text = (kind?: string) => ({
    properties: { text: { type: 'string', ...(kind && { 'x-text': kind }) } },
  });
  expect(() => textFieldsSource(contract({ properties: { a: text('lines'), b: text() } }))).toThrow(
    'The field text of requests is lines and line',
  );
});
