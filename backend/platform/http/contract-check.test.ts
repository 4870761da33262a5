import { describe, expect, it } from 'vitest';
import { operations } from '#contract/operations.ts';
import { ValueResponse } from '#shared/web/value-response.ts';
import { checkAnswer } from './contract-check.ts';

const health = (database: unknown, more: object = {}) =>
  new ValueResponse(
    { status: 'ok', database, ...more },
    { status: 200, headers: new Headers({ 'content-type': 'application/json' }) },
  );

describe('an answer checked against the contract', () => {
  it('an answer is accepted if its status and body fit the contract', async () => {
    await checkAnswer(operations.getHealth, health('pglite'));
  });

  it.each<[string, Response, string]>([
    ['another value', health('oracle'), 'database'],
    [
      'a member that is missing from its JSON',
      health('pglite', { since: undefined }),
      'differs from its JSON',
    ],
    [
      'an undocumented status',
      new ValueResponse({}, { status: 418, headers: new Headers() }),
      'not documented',
    ],
  ])('an answer is refused by the contract check for %s', async (_what, response, breach) => {
    await expect(checkAnswer(operations.getHealth, response)).rejects.toThrow(breach);
  });

  it('an answer that was checked is frozen, so that a caller cannot change it for other callers who share it', async () => {
    const response = health('pglite');
    await checkAnswer(operations.getHealth, response);
    expect(() => Object.assign(response.value ?? {}, { database: 'postgresql' })).toThrow(TypeError);
  });
});
