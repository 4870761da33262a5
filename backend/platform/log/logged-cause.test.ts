import { afterAll, beforeAll, expect, it } from 'vitest';
import { principal } from '../../domain/tables/identities.ts';
import { freshDatabase } from '../testing/database.ts';
import { loggedCause } from './logged-cause.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

it('the log has the SQL statement of a failed query without its values', async () => {
  const row = { id: '3f0c2a52-6f0e-4d3b-9a1c-0f6f4f1f7a10', kind: 'user', createdAt: new Date() } as const;
  await database.db.insert(principal).values(row);
  const error = await database.db
    .insert(principal)
    .values(row)
    .catch((cause: unknown) => cause);
  const logged = loggedCause(error);
  expect(logged).toMatchObject({
    name: 'DatabaseError',
    code: '23505',
    query: expect.stringContaining('$1'),
  });
  expect(JSON.stringify(logged)).not.toContain(row.id);
});

it('the log has no values that the database driver quotes in its message', async () => {
  const error = await database.client
    .query("select 'anna@example.ru'::uuid")
    .catch((cause: unknown) => cause);
  expect(JSON.stringify(error instanceof Error && error.message)).toContain('anna@');
  expect(loggedCause(error)).toMatchObject({ name: 'DatabaseError', code: '22P02' });
  expect(JSON.stringify(loggedCause(error))).not.toContain('anna@');
});

it('the log has the name, message, code and stack of any other error', () => {
  const error = Object.assign(new TypeError('x is not a function'), {
    code: 'ERR_X',
    request: { to: 'anna@example.ru' },
  });
  expect(loggedCause(error)).toEqual({
    name: 'TypeError',
    message: 'x is not a function',
    code: 'ERR_X',
    stack: expect.stringMatching(/^\s+at .*logged-cause\.test/),
  });
});

it('e-mail addresses are removed from the logged message', () => {
  const { message, stack } = loggedCause(new Error('550 <anna@example.ru>: no such user'));
  expect(message).toBe('550 <…@…>: no such user');
  expect(stack).not.toContain('anna');
});

it('if a thrown value is not an error, only its type is logged', () => {
  expect(loggedCause('anna@example.ru')).toEqual({ name: 'NotAnError', message: 'string' });
});
