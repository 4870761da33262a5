import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { getNavigation } from '@/lib/api';
import { renderRouted } from '@/testing/render-routed';
import { server } from '../../../tests/component-shop';
import { Departments } from './departments';
import { type MenuEntry, topOfMenu } from './menu';

function Part({ menu }: { menu: MenuEntry[] }) {
  const [path, setPath] = useState<string>();
  return <Departments menu={menu} pathname="/" path={path} onPath={setPath} />;
}

const show = async () => renderRouted(<Part menu={topOfMenu(await getNavigation())} />);
const women = () => screen.getByRole('link', { name: 'Женщинам' });
const category = () => screen.findByRole('link', { name: 'Джинсы' });
const noCategory = () => expect(screen.queryByRole('link', { name: 'Джинсы' })).toBeNull();

afterEach(() => vi.useRealTimers());

test('departments are links, and their categories are not in the HTML', async () => {
  await show();
  expect(women().getAttribute('href')).toBe('/zhenshchinam');
  noCategory();
});

test('arrow down opens a department’s menu and moves the focus into it; Esc closes it and returns the focus', async () => {
  const { user } = await show();
  act(() => women().focus());
  await user.keyboard('{ArrowDown}');
  expect((await category()).getAttribute('href')).toBe('/zhenshchinam/dzhinsy');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Все товары'));
  await user.keyboard('{Escape}');
  noCategory();
  expect(document.activeElement).toBe(women());
});

test('a button beside the link opens and closes the menu, and says to screen readers whether it is open', async () => {
  const { user } = await show();
  const button = screen.getByRole('button', { name: 'Меню раздела «Женщинам»' });
  act(() => button.focus());
  await user.keyboard('{Enter}');
  await category();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  act(() => button.focus());
  await user.keyboard('{Enter}');
  noCategory();
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('the first tap on a department opens its menu, and the second follows the link', async () => {
  const { router } = await show();
  const tap = () =>
    fireEvent(women(), new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }));
  tap();
  await category();
  expect(router.state.location.pathname).toBe('/');
  tap();
  await waitFor(() => expect(router.state.location.pathname).toBe('/zhenshchinam'));
});

test('a click with a mouse follows the department’s link', async () => {
  const { router } = await show();
  fireEvent(women(), new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'mouse' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/zhenshchinam'));
  noCategory();
});

test('a pointer that only passes over a department opens no menu', async () => {
  await show();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.pointerEnter(women().parentElement as HTMLElement, { pointerType: 'mouse' });
  await act(() => vi.advanceTimersByTimeAsync(100));
  fireEvent.pointerLeave(women().parentElement as HTMLElement, { pointerType: 'mouse' });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  noCategory();
});

test('a menu closes a moment after the pointer has left it, unless the pointer returns', async () => {
  await show();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.pointerEnter(women().parentElement as HTMLElement, { pointerType: 'mouse' });
  await act(() => vi.advanceTimersByTimeAsync(200));
  const panel = (await category()).closest('#mega-menu') as HTMLElement;
  const nav = screen.getByRole('navigation', { name: 'Каталог' });
  fireEvent.pointerLeave(nav);
  await act(() => vi.advanceTimersByTimeAsync(150));
  fireEvent.pointerEnter(panel);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(within(nav).getByRole('link', { name: 'Джинсы' })).toBeTruthy();
  fireEvent.pointerLeave(nav);
  await act(() => vi.advanceTimersByTimeAsync(300));
  noCategory();
});

test('the categories are loaded once, when a menu is about to open', async () => {
  const { user } = await show();
  const calls: string[] = [];
  server.events.on('request:start', ({ request }) => void calls.push(new URL(request.url).pathname));
  expect(calls).toEqual([]);
  act(() => women().focus());
  await user.keyboard('{ArrowDown}');
  await category();
  await user.keyboard('{Escape}');
  act(() => women().focus());
  await user.keyboard('{ArrowDown}');
  await category();
  expect(calls.filter((path) => path.endsWith('/navigation'))).toHaveLength(1);
});

test('following a department’s link keeps its menu closed, even if it was about to open', async () => {
  const { router } = await show();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.pointerEnter(women().parentElement as HTMLElement, { pointerType: 'mouse' });
  await act(() => vi.advanceTimersByTimeAsync(50));
  await act(() => router.navigate({ href: '/zhenshchinam' }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  noCategory();
});
