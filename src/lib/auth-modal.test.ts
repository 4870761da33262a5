import { expect, test, vi } from 'vitest';
import { authModal, closeAuthModal, openLogin, openRegistration, takePending } from './auth-modal';
import { createVisit } from './visit';

const flags = (visit = createVisit()) => {
  const { isLoginVisible, isRegistrationVisible } = authModal(visit).get();
  return [isLoginVisible, isRegistrationVisible];
};

test('both modals are hidden until one is opened, and never open together', () => {
  const visit = createVisit();
  expect(flags(visit)).toEqual([false, false]);
  openLogin(visit);
  expect(flags(visit)).toEqual([true, false]);
  openRegistration(visit);
  expect(flags(visit)).toEqual([false, true]);
  closeAuthModal(visit);
  expect(flags(visit)).toEqual([false, false]);
});

test('what waits for a sign-in survives the way from one modal to the other', () => {
  const visit = createVisit();
  const andThen = vi.fn();
  openLogin(visit, { back: '/cart', andThen });
  openRegistration(visit);
  openLogin(visit);
  expect(takePending(visit)).toEqual({ back: '/cart', andThen });
  expect(flags(visit)).toEqual([false, false]);
  expect(takePending(visit)).toEqual({ back: undefined, andThen: undefined });
});

test('a closed modal forgets what waited', () => {
  const visit = createVisit();
  openLogin(visit, { andThen: vi.fn() });
  closeAuthModal(visit);
  openLogin(visit);
  expect(takePending(visit).andThen).toBeUndefined();
});

test('the modals of two visits know nothing of each other', () => {
  openLogin(createVisit());
  expect(flags()).toEqual([false, false]);
});
