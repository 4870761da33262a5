import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { renderPage } from '@/testing/render-page';
import { failWith, server } from '../../../tests/component-shop';
import { ConfirmNewsScreen } from './confirm-news-screen';

const TOKEN = 'kZ3dC1b0T0ehcdDqO5w5Cl2m7Jq0Xv8tR4nYh6uWfGs';

function show(token = TOKEN) {
  const onConfirmed = vi.fn();
  return { ...renderPage(<ConfirmNewsScreen token={token} onConfirmed={onConfirmed} />), onConfirmed };
}
const button = () => screen.getByRole('button', { name: 'Подтвердить подписку' });

test('a press on the button confirms the subscription; opening the page does not', async () => {
  const requests = vi.fn();
  server.use(
    http.post('*/confirmations', async ({ request }) => {
      requests(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { onConfirmed } = show();
  await screen.findByText(/Остался один шаг/);
  expect(requests).not.toHaveBeenCalled();
  await userEvent.click(button());
  expect(await screen.findByRole('heading', { name: /^Вы\sподписаны$/ })).toBeDefined();
  expect(requests.mock.calls).toEqual([[{ token: TOKEN }]]);
  expect(onConfirmed).toHaveBeenCalledOnce();
});

test('for an expired link, the page links to the form that sends a new link', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { onConfirmed } = show();
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toContain('больше не\u00a0действует');
  expect(screen.getByRole('link', { name: 'Подписаться ещё раз' }).getAttribute('href')).toBe('/newsletter');
  expect(screen.queryByRole('button', { name: 'Подтвердить подписку' })).toBeNull();
  expect(onConfirmed).not.toHaveBeenCalled();
});

test('after a network failure the confirmation button stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('confirmNewsletter:network');
  show();
  await userEvent.click(button());
  await screen.findByRole('alert');
  expect(button()).toBeDefined();
});

test('for an incomplete link, the page has no button', () => {
  show('');
  expect(screen.getByRole('alert').textContent).toContain('Ссылка неполная');
  expect(screen.queryByRole('button', { name: 'Подтвердить подписку' })).toBeNull();
});

test('without scripts, the page has a form that confirms the subscription', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<ConfirmNewsScreen token={TOKEN} onConfirmed={() => {}} />);
  const form = page.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/newsletter/confirmation']);
  expect(form?.querySelector<HTMLInputElement>('input[name=token]')?.value).toBe(TOKEN);
});
