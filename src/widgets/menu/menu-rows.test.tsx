import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRouted } from '@/testing/render-routed';
import type { MenuItem } from './menu';
import { MenuRows } from './menu-rows';

const leaf = (path: string, name: string): MenuItem => ({ path, name, sale: false, children: [] });
const ROWS: MenuItem[] = [
  leaf('novinki', 'Новинки'),
  { ...leaf('obuv', 'Обувь'), children: [leaf('obuv/botinki', 'Ботинки'), leaf('obuv/sapogi', 'Сапоги')] },
];

test('a row with subcategories opens them, with links to the whole category and back', async () => {
  const { user } = await renderRouted(<MenuRows rows={ROWS} onClose={() => {}} />);
  expect(screen.queryByRole('link', { name: 'Ботинки' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Обувь' }));
  expect(screen.getByRole('link', { name: 'Ботинки' }).getAttribute('href')).toBe('/obuv/botinki');
  expect(screen.getByRole('link', { name: 'Все товары' }).getAttribute('href')).toBe('/obuv');

  const back = screen.getByRole('button', { name: /Назад из.раздела Обувь/ });
  expect(document.activeElement).toBe(back);
  await user.click(back);
  expect(screen.queryByRole('link', { name: 'Ботинки' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Обувь' }));
});

test('following any link closes the menu, even a link to the current page', async () => {
  const onClose = vi.fn();
  const { user } = await renderRouted(<MenuRows rows={ROWS} onClose={onClose} />);
  await user.click(screen.getByRole('link', { name: 'Новинки' }));
  expect(onClose).toHaveBeenCalledOnce();
});
