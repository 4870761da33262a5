import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { renderPage } from '@/testing/render-page';
import { failWith, server } from '../../../../tests/component-shop';
import { UndoScreen } from './undo-screen';

const TOKEN = 'Q2h5c3RvLWxpcG92eXktY2hheS1zLW15YXRveQ';

function show(token = TOKEN) {
  const onUndone = vi.fn();
  return { ...renderPage(<UndoScreen token={token} onUndone={onUndone} />), onUndone };
}
const button = () => screen.queryByRole('button', { name: 'Отменить изменения' });

test('opening the page sends no request; its button undoes the changes of the account (§4.2.4, §9.14)', async () => {
  const requests = vi.fn();
  server.use(
    http.post('*/undone-changes', async ({ request }) => {
      requests(await request.json());
      return HttpResponse.json({ letter: 'EMAIL' });
    }),
  );
  const { user, onUndone } = show();
  expect(requests).not.toHaveBeenCalled();
  await user.click(button() as HTMLElement);
  await screen.findByRole('heading', { name: 'Изменения отменены' });
  expect(screen.getByText(/на\sвашу\sпочту/)).toBeDefined();
  expect(requests.mock.calls).toEqual([[{ token: TOKEN }]]);
  expect(onUndone).toHaveBeenCalledOnce();
});

test('if an address cannot be restored because another account has it now, the page links to the contact form', async () => {
  server.use(http.post('*/undone-changes', () => HttpResponse.json({ letter: 'NONE' })));
  const { user } = show();
  await user.click(button() as HTMLElement);
  await screen.findByRole('heading', { name: 'Изменения отменены' });
  expect(screen.getByRole('link', { name: 'Написать нам' }).getAttribute('href')).toBe('/contactform');
});

test('for an expired link, the page says so and has no button', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, onUndone } = show();
  await user.click(button() as HTMLElement);
  expect((await screen.findByRole('alert')).textContent).toMatch(/прошло\sсемь\sдней/);
  expect(button()).toBeNull();
  expect(onUndone).not.toHaveBeenCalled();
});

test('after a network failure the undo button stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('undoAccountChange:network');
  const { user } = show();
  await user.click(button() as HTMLElement);
  await screen.findByRole('alert');
  expect(button()).not.toBeNull();
});

test('a link without its whole token sends no request', () => {
  show('');
  expect(screen.getByRole('alert').textContent).toContain('Ссылка неполная');
  expect(button()).toBeNull();
});

test('without scripts, the page has a form that undoes the changes', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(renderable());
  const form = page.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/undo']);
  expect(form?.querySelector<HTMLInputElement>('input[name=token]')?.value).toBe(TOKEN);
});

const renderable = () => <UndoScreen token={TOKEN} onUndone={() => {}} />;
