import { screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ExternalMode, type ExternalProviderId, startExternalSignIn } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { failWith, server, shop } from '../../../../tests/component-shop.ts';
import { takeMergeNotice } from '../merge-notice';
import type { ExternalCallback } from './external-return';
import { ExternalScreen } from './external-screen';
import { rememberWay } from './external-window';

const announce = vi.hoisted(() => vi.fn());
vi.mock('@/shop/identity/tabs', () => ({ announce, onAnnouncement: () => () => {} }));

/** What happened, in order. */
let steps: string[];

beforeEach(() => {
  steps = [];
  announce.mockReset().mockImplementation(({ type }) => void steps.push(`announces ${type}`));
});
afterEach(() => vi.restoreAllMocks());

const actions = {
  close: () => void steps.push('closes'),
  goTo: (path: string) => void steps.push(`goes to ${path}`),
};

/**
 * Visits the page of a provider in the mock shop, which answers at once. Resolves to the parameters of the
 * URL to which the provider redirects.
 */
async function comeBack(
  provider: ExternalProviderId,
  mode: ExternalMode = 'popup',
  redirect = '/wishlist',
): Promise<ExternalCallback> {
  const { url } = await startExternalSignIn(provider, { mode, redirect });
  rememberWay(window, { mode, redirect });
  const { searchParams } = new URL(url);
  return { state: searchParams.get('state') ?? '', code: searchParams.get('code') ?? '' };
}

/** Rendered in strict mode, as in the shop, so that effects run twice. */
const show = (provider: ExternalProviderId, callback: ExternalCallback) =>
  renderPage(
    <StrictMode>
      <ExternalScreen provider={provider} callback={callback} actions={actions} />
    </StrictMode>,
  );

const title = async (name: string) => screen.findByRole('heading', { level: 1, name: words(name) });

test('after the shopper has signed in with a provider, the other tabs are notified and the popup closes (§4.1.3)', async () => {
  localStorage.setItem('vitrina-sign-out-pending', '1');
  announce.mockImplementation(({ type }) => {
    // A tab that receives the announcement reads the session, and would carry out a delayed sign-out if there
    // still was one.
    steps.push(
      `announces ${type}, sign-out waits: ${localStorage.getItem('vitrina-sign-out-pending') !== null}`,
    );
  });
  const callback = await comeBack('yandex');
  const posts: string[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('/completion')) posts.push(request.url);
  });
  show('yandex', callback);
  await title('Вы вошли');
  server.events.removeAllListeners();
  expect(steps).toEqual(['announces signed-in, sign-out waits: false', 'closes']);
  expect(takeMergeNotice()).toBe(false);
  expect(posts).toHaveLength(1);
  expect(screen.getByText('Это окно можно закрыть.')).toBeTruthy();
});

test('without a popup, the page returns to where the shopper began', async () => {
  const callback = await comeBack('yandex', 'redirect', '/cart?step=2');
  show('yandex', callback);
  await title('Вы вошли');
  expect(steps).toEqual(['announces signed-in', 'goes to /cart?step=2']);
  // The next page shows the notice about the merge.
  expect(takeMergeNotice()).toBe(true);
});

test('a new shopper is asked for consents, and the sign-in continues only after they are given', async () => {
  const { user } = show('vk', await comeBack('vk'));
  await title('Почти готово');
  expect(steps).toEqual([]);
  const [personal, marketing] = screen.getAllByRole('checkbox') as HTMLInputElement[];
  expect([personal?.checked, marketing?.checked]).toEqual([false, false]);

  await user.click(screen.getByRole('button', { name: 'Продолжить' }));
  expect(screen.getByText('Поставьте отметку, чтобы продолжить')).toBeTruthy();
  expect(document.activeElement).toBe(personal);
  expect(steps).toEqual([]);

  if (personal) await user.click(personal);
  await user.click(screen.getByRole('button', { name: 'Продолжить' }));
  await title('Вы вошли');
  expect(steps).toEqual(['announces signed-in', 'closes']);
  const account = shop.state.accounts.find(({ profile }) => profile.email === 'novaya@example.ru');
  expect(account?.profile.subscriptions).toEqual([]);
});

test('if the consents could not be sent, the form stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = show('vk', await comeBack('vk'));
  await title('Почти готово');
  failWith('completeExternalSignIn:503');
  const [personal] = screen.getAllByRole('checkbox') as HTMLInputElement[];
  if (personal) await user.click(personal);
  await user.click(screen.getByRole('button', { name: 'Продолжить' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/временно недоступен/);
  expect(personal?.checked).toBe(true);
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Продолжить' }));
  await title('Вы вошли');
});

test('if the provider has not confirmed the email address, the popup stays open and says so (§4.1.3)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = show('tid', await comeBack('tid'));
  await title('Войти не получилось');
  expect(screen.getByRole('alert').textContent).toMatch(/^Подтвердите почту/);
  expect(steps).toEqual([]);
  expect(screen.getByRole('link', { name: 'Войти другим способом' }).getAttribute('href')).toBe(
    '/login?redirect=%2Fwishlist',
  );
  await user.click(screen.getByRole('button', { name: 'Закрыть окно' }));
  expect(steps).toEqual(['closes']);
});

test.each([
  [{ error: 'access_denied' }, 'Вход отменён'],
  [{ error: 'server_error' }, 'Войти не получилось'],
  [{ state: 'only-a-state' }, 'Войти не получилось'],
  [{}, 'Войти не получилось'],
])('a redirect without a code shows an error and sends no request: %j', async (callback, heading) => {
  rememberWay(window, { mode: 'redirect', redirect: '/cart' });
  const requests = vi.fn();
  server.events.on('request:start', requests);
  show('vk', callback);
  await title(heading);
  server.events.removeAllListeners();
  expect(requests).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(screen.getByRole('link', { name: words('Вернуться ко входу') }).getAttribute('href')).toBe(
    '/login?redirect=%2Fcart',
  );
  expect(steps).toEqual([]);
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
  'after the sign-in the page never navigates to %s',
  async (redirect) => {
    rememberWay(window, { mode: 'redirect', redirect });
    show('vk', { error: 'access_denied' });
    const link = await screen.findByRole('link', { name: words('Вернуться ко входу') });
    expect(link.getAttribute('href')).toBe('/login?redirect=%2F');
  },
);
