import { expect, test, vi } from 'vitest';
import { createQueryClient } from '@/lib/api';
import { authModal, closeAuthModal, openLogin, openRegistration, takePending } from './auth-modal';

const flags = (client = createQueryClient()) => {
  const { isLoginVisible, isRegistrationVisible } = authModal(client).get();
  return [isLoginVisible, isRegistrationVisible];
};

test('both modals are hidden until one is opened, and never open together (§2.3.2)', () => {
  const client = createQueryClient();
  expect(flags(client)).toEqual([false, false]);
  openLogin(client);
  expect(flags(client)).toEqual([true, false]);
  openRegistration(client);
  expect(flags(client)).toEqual([false, true]);
  closeAuthModal(client);
  expect(flags(client)).toEqual([false, false]);
});

test('the pending action survives the change from one modal to the other', () => {
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

test('the modals of two clients are independent', () => {
  openLogin(createQueryClient());
  expect(flags()).toEqual([false, false]);
});
