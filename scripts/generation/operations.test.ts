import { describe, expect, it } from 'vitest';
import { accessOf, operationRows, operationSchemasSource, operationsSource } from './operations.ts';

const getCart = {
  operationId: 'getCart',
  tags: ['cart'],
  security: [{ bearerAuth: [] }],
  responses: { 200: {}, 401: {} },
};
const contractWith = (operation: object) => ({ paths: { '/api/carts': { parameters: [], get: operation } } });

describe('access', () => {
  it.each<[string, Record<string, string[]>[], string]>([
    ['no security', [], 'open'],
    ['a bearer token that may be expired', [{}, { anyBearerAuth: [] }], 'open'],
    ['a cookie', [{ refreshCookie: [] }], 'open'],
    [
      'a cookie, with or without a bearer token that may be expired',
      [{ a: [] }, { a: [], anyBearerAuth: [] }],
      'open',
    ],
    ['a bearer or nothing', [{}, { bearerAuth: [] }], 'optional'],
    ['a bearer', [{ bearerAuth: [] }], 'bearer'],
    ['the bearer of a signed-in shopper', [{ bearerAuth: ['user'] }], 'user'],
    ['a role of operators', [{ operatorAuth: ['viewer'] }, { operatorAuth: ['packer'] }], 'operator'],
    ['either bearer', [{ bearerAuth: ['user'] }, { bearerAuth: [] }], 'bearer'],
    ['the bearer of a signed-in shopper or nothing', [{}, { bearerAuth: ['user'] }], 'optional'],
  ])('the access of an operation with %s is recognized', (_, security, access) => {
    expect(accessOf(security)).toBe(access);
  });
});

describe('the table', () => {
  it('the operation table has one row for every operation', () => {
    expect(operationRows(contractWith(getCart))).toEqual([
      {
        id: 'getCart',
        service: 'cart',
        method: 'get',
        path: '/api/carts',
        access: 'bearer',
        credentials: ['bearerAuth'],
        hasBody: false,
        status: 200,
        roles: [],
      },
    ]);
  });

  it.each<[string, object]>([
    ['without security', { security: undefined }],
    ['with two tags', { tags: ['cart', 'user'] }],
    ['without a tag', { tags: [] }],
    ['without a success', { responses: { 401: {} } }],
    ['with two successes', { responses: { 200: {}, 204: {} } }],
  ])('no operation table is generated for an operation %s', (_, change) => {
    expect(() => operationRows(contractWith({ ...getCart, ...change }))).toThrow('getCart');
  });

  it('the operation table is generated as TypeScript source code', () => {
    expect(operationsSource(operationRows(contractWith(getCart)))).toContain(
      `  getCart: { id: 'getCart', service: 'cart', method: 'get', path: '/api/carts', access: 'bearer', credentials: ['bearerAuth'], hasBody: false, status: 200 },\n`,
    );
  });

  it('the operation table has the roles of operators who may call an operation', () => {
    const security = [{ operatorAuth: ['viewer'] }, { operatorAuth: ['packer'] }];
    const source = operationsSource(operationRows(contractWith({ ...getCart, security })));
    expect(source).toContain("  getCart: ['viewer', 'packer'],\n");
  });

  it('the operation table has the body limit of an operation that states one', () => {
    const source = operationsSource(operationRows(contractWith({ ...getCart, 'x-body-limit': 100_000 })));
    expect(source).toContain('  getCart: 100000,\n');
    expect(source).toContain('hasBody: false, status: 200 },');
  });

  it('the operation table refers to the generated schemas of query, header, body and response, and fails if one is missing', () => {
    const rows = operationRows(contractWith({ ...getCart, requestBody: {}, responses: { 204: {} } }));
    const made = ['GetCartQueryParams', 'GetCartHeader', 'GetCartBody', 'GetCartResponse'];
    expect(operationSchemasSource(rows, new Map([['cart', new Set(made)]]))).toContain(
      '  getCart: { query: GetCartQueryParams, header: GetCartHeader, body: GetCartBody },\n',
    );
    expect(() => operationSchemasSource(rows, new Map([['cart', new Set(made.slice(0, 2))]]))).toThrow(
      'GetCartBody',
    );
  });
});

type Rule = () => { Operation(operation: object, context: { report(found: object): void }): void };

describe('the lint rules of an operation', async () => {
  const file = new URL('../../openapi/lint-rules.mjs', import.meta.url).href;
  const { oas3 }: { oas3: Record<string, Rule> } = (await import(file)).default().rules;
  const complaints = (rule: string, operation: object) => {
    let count = 0;
    oas3[rule]?.().Operation(operation, { report: () => (count += 1) });
    return count;
  };

  it.each<[string, object, number]>([
    ['silence', {}, 1],
    ['an unknown role', { security: [{ bearerAuth: ['admin'] }] }, 1],
    ['a known role', { security: [{ bearerAuth: ['user'] }] }, 0],
    ['a role of another scheme', { security: [{ bearerAuth: ['viewer'] }] }, 1],
    ['roles of operators', { security: [{ operatorAuth: ['viewer'] }, { operatorAuth: ['packer'] }] }, 0],
    ['an operator without a role', { security: [{ operatorAuth: [] }] }, 1],
    ['an operator or a shopper', { security: [{ operatorAuth: ['viewer'] }, { bearerAuth: [] }] }, 1],
    ['openness', { security: [] }, 0],
  ])('the lint rules check whether the security of an operation is valid: %s', (_, operation, count) => {
    expect(complaints('stated-security', operation)).toBe(count);
  });

  it.each<[string[], number]>([
    [['200', '404'], 0],
    [['204'], 0],
    [['201'], 1],
    [['200', '204'], 1],
    [['404'], 1],
  ])(
    'the lint rules check whether an operation has exactly one success status of a known kind: %j',
    (statuses, count) => {
      const responses = Object.fromEntries(statuses.map((status) => [status, {}]));
      expect(complaints('one-success', { responses })).toBe(count);
    },
  );
});
