import { beforeEach, describe, expect, it } from 'vitest';
import type { OperatorDetails, Problem } from '#contract/client/client.schemas.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { newSecret } from '../../domain/secrets.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { addOperator, invitePerson, revokeOperator } from '../operators.ts';
import { createPerson, DeskBrowser } from '../testing/desk-browser.ts';

const db = await openSmallShop();
let shop: TestApp;

beforeEach(async () => {
  await emptyTables(db, ['operator', 'operator_call', 'operator_challenge']);
  shop = createTestApp(db);
});

const codeOf = async (response: Response) => ((await response.json()) as Problem).code;
const command = (name: string, role: 'owner' | 'packer' = 'owner') =>
  invitePerson(db, { name, role, deskOrigin: shop.deps.deskOrigin, now: shop.deps.clock() });

describe('the command that invites', () => {
  it('makes the first owner, who can sign in', async () => {
    const invited = await command('Ольга');
    const { session } = await new DeskBrowser(shop).accept(invited?.link ?? '');
    expect(session).toMatchObject({ operator: { name: 'Ольга', role: 'owner' } });
  });

  it('makes a new link for a known person, keeps the role, and ends the link before', async () => {
    const first = await command('Ольга', 'packer');
    const second = await command('Ольга', 'owner');
    expect(second?.role).toBe('packer');
    const stale = new DeskBrowser(shop);
    const code = new URL(first?.link ?? '').hash.slice(1);
    expect(await codeOf(await stale.call('/invitation', { body: { code } }))).toBe('CONFIRMATION_REJECTED');
    expect((await new DeskBrowser(shop).accept(second?.link ?? '')).session.operator.role).toBe('packer');
  });

  it('gives no link for a work place and for a person who was revoked', async () => {
    const place = { id: crypto.randomUUID(), name: 'kassa-1', role: 'packer' as const, token: newSecret() };
    await addOperator(db, { ...place, now: shop.deps.clock() });
    await command('Ольга', 'packer');
    await revokeOperator(db, 'Ольга', shop.deps.clock());
    expect([await command('kassa-1'), await command('Ольга')]).toEqual([null, null]);
  });
});

describe('an invitation that was accepted', () => {
  it('cannot be repeated, not even with the code of a later one', async () => {
    const owner = await createPerson(shop, 'Владелец', 'owner');
    const { browser, id } = await createPerson(shop, 'Мария', 'packer');
    const again = await owner.browser.get<{ link: string }>(`/operators/${id}/invitation`, {
      method: 'POST',
    });
    const { body } = await browser.open(again.link);
    expect((await browser.call('/invitation/acceptance', { body })).status).toBe(200);
    const repeated = await browser.call('/invitation/acceptance', { body });
    expect(await codeOf(repeated)).toBe('CONFIRMATION_REJECTED');
    const third = await owner.browser.get<{ link: string }>(`/operators/${id}/invitation`, {
      method: 'POST',
    });
    const code = new URL(third.link).hash.slice(1);
    const reused = await browser.call('/invitation/acceptance', { body: { ...body, code } });
    expect(await codeOf(reused)).toBe('PASSKEY_REFUSED');
  });
});

describe('an invitation of a person who got another role', () => {
  it('ends, because the person who made the link need not manage the new role', async () => {
    const owner = await createPerson(shop, 'Владелец', 'owner');
    const manager = await createPerson(shop, 'Мария', 'manager');
    const { id } = await createPerson(shop, 'Анна', 'packer');
    const { link } = await manager.browser.get<{ link: string }>(`/operators/${id}/invitation`, {
      method: 'POST',
    });
    const body = { from: 'packer', to: 'owner' };
    expect((await owner.browser.call(`/operators/${id}/role`, { method: 'PUT', body })).status).toBe(200);
    const code = new URL(link).hash.slice(1);
    const refused = await new DeskBrowser(shop).call('/invitation', { body: { code } });
    expect(await codeOf(refused)).toBe('CONFIRMATION_REJECTED');
  });
});

describe('the last owner who can sign in', () => {
  it('is not taken the passkey by another owner whose own has ended', async () => {
    const first = await createPerson(shop, 'Первый', 'owner');
    const second = await createPerson(shop, 'Второй', 'owner');
    const keyOf = async (id: string) =>
      (await first.browser.get<OperatorDetails>(`/operators/${id}`)).passkeys[0]?.id ?? '';
    const [firstKey, secondKey] = [await keyOf(first.id), await keyOf(second.id)];
    const end = (by: typeof first, id: string, key: string) =>
      by.browser.call(`/operators/${id}/passkeys/${key}`, { method: 'DELETE' });
    expect((await end(second, first.id, firstKey)).status).toBe(200);
    expect((await first.browser.call('/session')).status).toBe(401);
    expect(await codeOf(await end(second, second.id, secondKey))).toBe('LAST_PASSKEY');
    expect(await codeOf(await second.browser.call(`/operators/${second.id}`, { method: 'DELETE' }))).toBe(
      'LAST_OWNER',
    );
  });

  it('cannot become something else, and a second owner can', async () => {
    const owner = await createPerson(shop, 'Владелец', 'owner');
    const become = (id: string) =>
      owner.browser.call(`/operators/${id}/role`, { method: 'PUT', body: { from: 'owner', to: 'viewer' } });
    expect(await codeOf(await become(owner.id))).toBe('LAST_OWNER');
    const other = await createPerson(shop, 'Второй', 'owner');
    expect((await become(other.id)).status).toBe(200);
    expect(await other.browser.get('/session')).toMatchObject({ operator: { role: 'viewer' }, manages: [] });
  });
});
