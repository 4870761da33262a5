import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderRouted } from '@/testing/render-routed';
import { SearchLayer } from './search-layer';

let wide = true;

beforeEach(() => {
  wide = true;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width <') && !wide,
    addEventListener() {},
    removeEventListener() {},
  }));
  history.replaceState({ page: 1 }, '');
});

/** Simulates the browser's back button. */
function goBack() {
  History.prototype.replaceState.call(history, { page: 1 }, '');
  window.setTimeout(() => window.dispatchEvent(new PopStateEvent('popstate', { state: { page: 1 } })));
}

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Открыть
      </button>
      {open && <SearchLayer id="search-layer" onClose={() => setOpen(false)} />}
    </>
  );
}

async function openLayer() {
  const shown = await renderRouted(<Opener />);
  const opener = screen.getByRole('button', { name: 'Открыть' });
  await shown.user.click(opener);
  return { ...shown, opener };
}

const layer = () => screen.queryByRole('dialog', { name: 'Поиск' });
const field = () => screen.getByRole('combobox');

test('the search opens with the focus in its field; Esc closes the suggestions first, then the search, and returns the focus', async () => {
  const { user, opener } = await openLayer();
  expect(document.activeElement).toBe(field());
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(field());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(layer()).toBeNull());
  expect(document.activeElement).toBe(opener);
});

test('if the search is a line under the header, opening it adds no history entry', async () => {
  const pushed = vi.spyOn(History.prototype, 'pushState');
  await openLayer();
  expect(layer()).not.toBeNull();
  expect(pushed).not.toHaveBeenCalled();
  pushed.mockRestore();
});

test('if the search is full-screen, opening it adds a history entry, and going back closes the search', async () => {
  wide = false;
  const pushed = vi.spyOn(History.prototype, 'pushState');
  const { opener } = await openLayer();
  await waitFor(() => expect(pushed).toHaveBeenCalledOnce());
  expect(pushed.mock.calls[0]?.[0]).toMatchObject({ page: 1, vitrinaLayer: 1 });
  pushed.mockRestore();
  goBack();
  await waitFor(() => expect(layer()).toBeNull());
  expect(document.activeElement).toBe(opener);
});

test('closing the full-screen search in another way removes its history entry once', async () => {
  wide = false;
  const { user } = await openLayer();
  const back = vi.spyOn(history, 'go').mockImplementation(goBack);
  const button = screen.getByRole('button', { name: 'Закрыть поиск' });
  button.click();
  await user.click(button);
  await waitFor(() => expect(layer()).toBeNull());
  expect(back).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Открыть' }));
  await user.click(screen.getByRole('button', { name: 'Закрыть поиск' }));
  await waitFor(() => expect(layer()).toBeNull());
  expect(back).toHaveBeenCalledTimes(2);
  back.mockRestore();
});

test('before navigating to a search, the history entry of the layer is removed', async () => {
  wide = false;
  const { user, router } = await openLayer();
  const order: string[] = [];
  const back = vi.spyOn(history, 'go').mockImplementation(() => {
    order.push('back');
    goBack();
  });
  router.subscribe('onBeforeNavigate', () => order.push('on'));
  await user.type(field(), 'пальто{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'));
  expect(order).toEqual(['back', 'on']);
  expect(layer()).toBeNull();
  back.mockRestore();
});
