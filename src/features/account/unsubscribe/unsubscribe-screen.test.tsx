import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { renderPage } from '@/testing/render-page';
import { failWith, server } from '../../../../tests/component-shop';
import { UnsubscribeScreen } from './unsubscribe-screen';

const TOKEN = 'kZ3dC1b0T0ehcdDqO5w5Cl2m7Jq0Xv8tR4nYh6uWfGs';

function show(token = TOKEN) {
  const onEnded = vi.fn();
  return { ...renderPage(<UnsubscribeScreen token={token} onEnded={onEnded} />), onEnded };
}

test('opening the page ends the subscription, with one request and without asking (§3.4.3)', async () => {
  const requests = vi.fn();
  server.use(
    http.post('*/unsubscriptions', async ({ request }) => {
      requests(await request.json());
      return HttpResponse.json({ letters: 'PRICE_DROPS' });
    }),
  );
  const { onEnded } = show();
  expect(await screen.findByRole('heading', { name: /^Вы\sотписались$/ })).toBeDefined();
  expect(requests.mock.calls).toEqual([[{ token: TOKEN }]]);
  expect(onEnded).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button')).toBeNull();
});

test('unsubscribing from the newsletter says which subscription ended, and links back', async () => {
  server.use(http.post('*/unsubscriptions', () => HttpResponse.json({ letters: 'NEWS' })));
  show();
  expect(await screen.findByText(/пришлём новости и\sскидки/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Подпишитесь снова' }).getAttribute('href')).toBe('/newsletter');
});

test('after a network failure the unsubscribe button stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('unsubscribe:network');
  const { onEnded } = show();
  await screen.findByRole('alert');
  expect(screen.getByRole('button', { name: 'Отписаться' })).toBeDefined();
  expect(onEnded).not.toHaveBeenCalled();
});

test('for a link with a wrong signature, the page says so and shows no button', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Ссылка неполная');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a link without its whole token sends no request', () => {
  const requests = vi.fn();
  server.events.on('request:start', requests);
  show('');
  expect(screen.getByRole('alert').textContent).toContain('Ссылка неполная');
  expect(requests).not.toHaveBeenCalled();
});

test('without scripts, the page has a form that unsubscribes (§3.4.3)', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<UnsubscribeScreen token={TOKEN} onEnded={() => {}} />);
  const form = page.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/unsubscribe']);
  expect(form?.querySelector<HTMLInputElement>('input[name=token]')?.value).toBe(TOKEN);
});
