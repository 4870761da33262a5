import { expect, test, vi } from 'vitest';
import { createQueryClient } from '@/lib/api';
import { authModal, closeAuthModal, openLogin, openRegistration, takePending } from './auth-modal';

const flags = (client = createQueryClient()) => {
  const { isLoginVisible, isRegistrationVisible } = authModal(client).get();
  return [isLoginVisible, isRegistrationVisible];
};

test('at first both modals are hidden, and they are never open at the same time (§2.3.2)', () => {
  const client = createQueryClient();
  expect(flags(client)).toEqual([false, false]);
  openLogin(client);
  expect(flags(client)).toEqual([true, false]);
  openRegistration(client);
  expect(flags(client)).toEqual([false, true]);
  closeAuthModal(client);
  expect(flags(client)).toEqual([false, false]);
});

test('when one modal replaces the other, the pending action is kept', () => {
  const client = createQueryClient();
  const andThen = vi.fn();
  openLogin(client, { back: '/cart', andThen });
  openRegistration(client);
  openLogin(client);
  expect(takePending(client)).toEqual({ back: '/cart', andThen });
  expect(flags(client)).toEqual([false, false]);
  expect(takePending(client)).toEqual({ back: undefined, andThen: undefined });
});

test('closing a modal drops the pending action', () => {
  const client = createQueryClient();
  openLogin(client, { andThen: vi.fn() });
  closeAuthModal(client);
  openLogin(client);
  expect(takePending(client).andThen).toBeUndefined();
});

test('the modals of two query clients are independent', () => {
  openLogin(createQueryClient());
  expect(flags()).toEqual([false, false]);
});
