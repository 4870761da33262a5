import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Announcement } from '@/shop/identity/tabs';
import { renderPage } from '@/testing/render-page';
import { failWith, server, shop } from '../../../../tests/component-shop.ts';
import { ExternalSignIn } from './external-sign-in';

const tabs = vi.hoisted(() => ({ listeners: new Set<(message: Announcement) => void>() }));
vi.mock('@/shop/identity/tabs', () => ({
  announce: () => {},
  onAnnouncement(listener: (message: Announcement) => void) {
    tabs.listeners.add(listener);
    return () => tabs.listeners.delete(listener);
  },
}));
const announceElsewhere = (type: Announcement['type']) => {
  for (const listener of tabs.listeners) listener({ type });
};

/** A fake popup window with the members that an external sign-in uses. */
function fakePopup() {
  const stored = new Map<string, string>();
  return {
    closed: false,
    location: { href: 'about:blank' },
    document: { title: '', body: { textContent: '' } },
    sessionStorage: { setItem: (name: string, value: string) => stored.set(name, value) },
    stored,
    focus: vi.fn(),
    close: vi.fn(),
  };
}

let popup: ReturnType<typeof fakePopup>;

beforeEach(() => {
  popup = fakePopup();
  vi.spyOn(window, 'open').mockImplementation(() => popup as unknown as Window);
  Object.assign(window, { screenX: 100, screenY: 50, outerWidth: 1440, outerHeight: 900 });
});
afterEach(() => vi.restoreAllMocks());

async function show() {
  const onSignedIn = vi.fn();
  const page = renderPage(<ExternalSignIn redirect="/wishlist" onSignedIn={onSignedIn} />);
  const button = (name: string) => screen.findByRole('button', { name });
  return { ...page, onSignedIn, press: async (name: string) => page.user.click(await button(name)) };
}

test('a button is shown for each configured provider', async () => {
  await show();
  for (const name of ['VK ID', 'Яндекс ID', 'T-ID']) {
    const button = await screen.findByRole('button', { name: `Войти с ${name}` });
    expect(button.textContent).toBe(name);
  }
});

test.each([
  [
    'there is nothing to offer',
    () => server.use(http.get('*/api/auth/external', () => HttpResponse.json({ providers: [] }))),
  ],
  ['it cannot be learned', () => failWith('getExternalProviders:500')],
])('no external sign-ins are shown if %s', async (_, arrange) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  arrange();
  const requests = vi.fn();
  server.events.on('request:end', requests);
  const { container, client } = await show();
  await vi.waitFor(() => expect(requests).toHaveBeenCalled());
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(container.querySelector('section')).toBeNull();
  server.events.removeAllListeners();
});

test('pressing a provider opens a centred 960 × 600 popup before any request, then sends it to the provider (§4.1.3, §9.7)', async () => {
  const { press } = await show();
  let openedBeforeTheCall = false;
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('/start')) openedBeforeTheCall = vi.mocked(window.open).mock.calls.length === 1;
  });
  await press('Войти с Яндекс ID');
  await vi.waitFor(() => expect(popup.focus).toHaveBeenCalled());
  server.events.removeAllListeners();
  expect(openedBeforeTheCall).toBe(true);
  expect(window.open).toHaveBeenCalledExactlyOnceWith(
    '',
    'vitrina-external',
    'popup,width=960,height=600,left=340,top=200',
  );
  expect(popup.location.href).toContain('/login/external/yandex?state=');
  expect(shop.state.externalAttempts).toMatchObject([
    { provider: 'yandex', mode: 'popup', redirect: '/wishlist' },
  ]);
  expect([...popup.stored.values()]).toEqual(['{"mode":"popup","redirect":"/wishlist"}']);
});

test('if popups are blocked, the provider opens in the shop’s own window', async () => {
  vi.mocked(window.open).mockReturnValue(null);
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { press } = await show();
  await press('Войти с VK ID');
  await vi.waitFor(() =>
    expect(assign).toHaveBeenCalledWith(expect.stringContaining('/login/external/vk?state=')),
  );
  expect(shop.state.externalAttempts).toMatchObject([
    { provider: 'vk', mode: 'redirect', redirect: '/wishlist' },
  ]);
});

test('if the shopper has closed the popup, it is not sent to the provider', async () => {
  const { press } = await show();
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('/start')) popup.closed = true;
  });
  await press('Войти с VK ID');
  await vi.waitFor(() => expect(shop.state.externalAttempts).toHaveLength(1));
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Войти с VK ID' }).ariaBusy).not.toBe('true'),
  );
  server.events.removeAllListeners();
  expect(popup.location.href).toBe('about:blank');
});

test('if the sign-in cannot begin, the page says why and closes the popup', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('startExternalSignIn:503');
  const { press } = await show();
  await press('Войти с T-ID');
  expect((await screen.findByRole('alert')).textContent).toMatch(/временно недоступен/);
  expect(popup.close).toHaveBeenCalled();
});

test('a provider URL that would run a script is rejected (§8.3)', async () => {
  server.use(
    http.post('*/api/auth/external/vk/start', () => HttpResponse.json({ url: 'javascript:alert(1)' })),
  );
  const errors: unknown[] = [];
  const keep = (reason: unknown) => void errors.push(reason);
  process.on('unhandledRejection', keep);
  const { press } = await show();
  await press('Войти с VK ID');
  await vi.waitFor(() => expect(popup.close).toHaveBeenCalled());
  await vi.waitFor(() => expect(String(errors[0])).toContain('Cannot navigate to a URL with protocol'));
  process.off('unhandledRejection', keep);
  expect(popup.location.href).toBe('about:blank');
});

test('when the popup announces success, the page reads the session and calls onSignedIn once (§4.1.3)', async () => {
  const { press, onSignedIn } = await show();
  await press('Войти с Яндекс ID');
  await vi.waitFor(() => expect(popup.focus).toHaveBeenCalled());
  // Simulates the popup: the shopper signs in with the provider, and the shop gets the result.
  const response = await fetch('/api/auth/login?site=ru', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-from': 'browser',
      'x-site-id': 'ru',
      'x-request-id': crypto.randomUUID(),
    },
    body: JSON.stringify({ login: 'anna@example.ru', password: 'lipovyy-chay-1986' }),
  });
  expect(response.status).toBe(204);
  announceElsewhere('signed-in');
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  await act(async () => announceElsewhere('signed-in'));
  expect(onSignedIn).toHaveBeenCalledOnce();
});

test('a sign-in in another tab is ignored if no provider was pressed on this page', async () => {
  const { onSignedIn } = await show();
  await screen.findByRole('button', { name: 'Войти с VK ID' });
  const requests = vi.fn();
  server.events.on('request:start', requests);
  await act(async () => announceElsewhere('signed-in'));
  server.events.removeAllListeners();
  expect(requests).not.toHaveBeenCalled();
  expect(onSignedIn).not.toHaveBeenCalled();
});
