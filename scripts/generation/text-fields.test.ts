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

it('finds texts of several lines and exact texts at any depth', () => {
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

it('refuses one field name with two kinds of text', () => {
  const text = (kind?: string) => ({
    properties: { text: { type: 'string', ...(kind && { 'x-text': kind }) } },
  });
  expect(() => textFieldsSource(contract({ properties: { a: text('lines'), b: text() } }))).toThrow(
    'The field text of requests is lines and line',
  );
});
