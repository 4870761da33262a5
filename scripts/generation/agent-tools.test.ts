import { expect, test } from 'vitest';
import { agentToolsSource } from './agent-tools.ts';

const contract = (marks: object) => ({
  paths: {
    '/api/goods/{id}': {
      get: {
        operationId: 'getGoods',
        summary: 'Goods',
        description: 'Some goods.',
        'x-agent': marks,
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: 'Which.',
            schema: { $ref: '#/components/schemas/Id' },
          },
        ],
        responses: {
          '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Goods' } } } },
        },
      },
      post: { operationId: 'buy' },
    },
  },
  components: {
    schemas: {
      money: { description: 'An amount in kopecks.' },
      Id: { type: 'string', maxLength: 9 },
      Goods: {
        properties: { items: { items: { oneOf: [{ properties: { name: {} } }, { type: 'null' }] } } },
      },
    },
  },
});

test('an operation with x-agent becomes a tool with the operation’s description and a schema without references', () => {
  const source = agentToolsSource(contract({ answer: ['items.name'] }));
  const tools = JSON.parse(source.slice(source.indexOf('[] = ') + 5, source.lastIndexOf(';')));
  expect(tools).toEqual([
    {
      name: 'getGoods',
      title: 'Goods',
      description: 'Some goods.',
      path: '/api/goods/{id}',
      parameters: [{ name: 'id', in: 'path' }],
      inputSchema: {
        type: 'object',
        properties: { id: { type: 'string', maxLength: 9, description: 'Which.' } },
        required: ['id'],
        additionalProperties: false,
      },
      answer: ['items.name'],
      links: {},
      shoppers: [],
    },
  ]);
});

test.each([
  { answer: ['items.nane'] },
  { answer: ['items'], links: { path: '/{value}' } },
  { answer: ['items'], shoppers: ['items.text'] },
])('the generation fails if x-agent names a part that the answer does not have: %j', (marks) => {
  expect(() => agentToolsSource(contract(marks))).toThrow(/x-agent of getGoods names/);
});
