import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createGuestIdentity, getCheckoutDraft, patchCheckoutDraft } from '@/lib/api';
import { failWith, server } from '../../../../tests/component-shop';
import { BLANK, type CheckoutFields, fieldsOf } from '../fields/checkout-fields';
import { createDraftKeeper, mergePatch } from './draft-keeper';
import { partsOf } from './draft-parts';

const partsWith = (fields: Partial<CheckoutFields>) => partsOf({ ...BLANK, ...fields }, 'moskva');

/** A tab that has loaded the current draft. Returns a function that saves the given fields. */
async function openTab() {
  const draft = await getCheckoutDraft();
  const start = fieldsOf(draft);
  const keeper = createDraftKeeper(draft, partsOf(start, 'moskva'));
  return (fields: Partial<CheckoutFields>) => keeper.keep(partsOf({ ...start, ...fields }, 'moskva'));
}

beforeEach(async () => {
  await createGuestIdentity();
});

test('two tabs do not overwrite each other’s fields, even in the same part of the draft (§3.8.2)', async () => {
  const [one, other] = [await openTab(), await openTab()];
  await one({ name: 'Анна', flat: '2' });
  await other({ phone: '+79991234567', comment: 'Позвоните' });
  await one({ name: 'Анна', flat: '2', floor: '3' });
  await other({ phone: '+79991234567', comment: 'Позвоните', entrance: '1' });
  expect(await getCheckoutDraft()).toMatchObject({
    contact: { name: 'Анна', phone: '+79991234567' },
    delivery: { flat: '2', floor: '3', entrance: '1' },
    comment: 'Позвоните',
  });
});

test('two tabs save the recipient’s name and phone separately, and unchecking «forOther» removes the recipient', async () => {
  const [one, other] = [await openTab(), await openTab()];
  await one({ forOther: true, recipientName: 'Мария' });
  await other({ forOther: true, recipientPhone: '+79990000001' });
  await one({ forOther: true, recipientName: 'Мария Орлова' });
  expect((await getCheckoutDraft()).recipient).toEqual({ name: 'Мария Орлова', phone: '+79990000001' });
  await other({ forOther: false, recipientPhone: '+79990000001' });
  expect((await getCheckoutDraft()).recipient).toBeNull();
});

test('if two tabs change the same field, the later change wins', async () => {
  const [one, other] = [await openTab(), await openTab()];
  await one({ name: 'Анна' });
  await other({ name: 'Мария' });
  expect((await getCheckoutDraft()).contact.name).toBe('Мария');
});

test('a part of the draft that failed to save is sent with the next change', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const tab = await openTab();
  failWith('patchCheckoutDraft:503');
  await tab({ name: 'Анна' });
  server.resetHandlers();
  await tab({ name: 'Анна', comment: 'Позвоните' });
  expect(await getCheckoutDraft()).toMatchObject({ contact: { name: 'Анна' }, comment: 'Позвоните' });
});

describe('merging with another tab’s changes', () => {
  test('merging with a draft that another tab has changed overwrites only fields that were changed here', async () => {
    const draft = await patchCheckoutDraft({ contact: { name: 'Анна', phone: '+79991234567', email: null } });
    const before = partsWith({ name: 'Аня' });
    const { contact } = partsWith({ name: 'Аня', email: 'anna@example.ru' });
    expect(mergePatch({ contact }, { before, draft })).toEqual({
      contact: { name: 'Анна', phone: '+79991234567', email: 'anna@example.ru' },
    });
  });
});
