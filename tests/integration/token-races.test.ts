import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type IntegrationShop, openShop, tokenOf } from './shop.ts';

let shop: IntegrationShop;

beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
});
afterAll(() => shop?.close());

it('a hundred parallel renewals with the same refresh token get the same new token', async () => {
  const { id, refreshToken } = await shop.newGuest();
  const answers = await Promise.all(Array.from({ length: 100 }, () => shop.refresh(refreshToken)));
  const successors = new Set(answers.map((answer) => tokenOf(answer, 'refresh')));
  expect(successors.size).toBe(1);
  const { rows } = await shop.sql.query(
    `select token.used_at, family.revoked_at from refresh_token token
     join token_family family on family.id = token.family_id where family.principal_id = $1`,
    [id],
  );
  expect(rows).toHaveLength(2);
  expect(rows.filter(({ used_at }) => used_at === null)).toHaveLength(1);
  expect(rows.every(({ revoked_at }) => revoked_at === null)).toBe(true);

  const [successor = ''] = successors;
  const next = await shop.refresh(successor);
  expect(tokenOf(next, 'refresh')).not.toBe(successor);
});
