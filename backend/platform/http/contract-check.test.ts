import { describe, expect, it } from 'vitest';
import { operations } from '#contract/operations.ts';
import { ValueResponse } from '#shared/web/value-response.ts';
import { checkAnswer } from './contract-check.ts';

const health = (database: unknown, more: object = {}) =>
  new ValueResponse(
    { status: 'ok', database, ...more },
    { status: 200, headers: new Headers({ 'content-type': 'application/json' }) },
  );

describe('an answer that is checked', () => {
  it('may have the value that the contract documents', async () => {
    await checkAnswer(operations.getHealth, health('pglite'));
  });

  it.each<[string, Response, string]>([
    ['another value', health('oracle'), 'database'],
    ['a member that its JSON leaves out', health('pglite', { since: undefined }), 'not what its JSON says'],
    [
      'a status without a document',
      new ValueResponse({}, { status: 418, headers: new Headers() }),
      'not documented',
    ],
  ])('may not have %s', async (_what, response, breach) => {
    await expect(checkAnswer(operations.getHealth, response)).rejects.toThrow(breach);
  });

  it('can no longer be changed by those who share it', async () => {
    const response = health('pglite');
    await checkAnswer(operations.getHealth, response);
    expect(() => Object.assign(response.value ?? {}, { database: 'postgresql' })).toThrow(TypeError);
  });
});
