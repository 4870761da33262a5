import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type ContentPage, getContentPage } from '@/lib/api';
import { ContentPageScreen } from './content-page-screen';

const show = async (changes: Partial<ContentPage> = {}) => {
  render(<ContentPageScreen page={{ ...(await getContentPage('support', 'shipping')), ...changes }} />);
};

test('shows the text under one heading, with its sections below', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Доставка');
  const sections = within(screen.getByRole('article')).getAllByRole('heading', { level: 2 });
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    'Примерка',
    'Как получить заказ',
    'Если планы изменились',
  ]);
  expect(within(screen.getByRole('article')).getAllByRole('listitem').length).toBeGreaterThan(4);
});

test('names the rows and columns of a table, in a box that a keyboard can scroll', async () => {
  await show();
  const table = screen.getByRole('table', { name: 'Способы получения' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Способ', 'Срок', 'Стоимость']);
  const row = within(table).getByRole('row', { name: /^Пункт выдачи/ });
  expect(within(row).getByRole('rowheader').textContent).toBe('Пункт выдачи');
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['от\u00a0двух дней', 'от\u00a0290\u00a0₽']);
  expect(screen.getByRole('region', { name: 'Способы получения' }).tabIndex).toBe(0);
});

test('numbers steps, and only steps', async () => {
  await show({
    blocks: [
      { kind: 'list', isOrdered: true, items: ['Упакуйте вещи.'] },
      { kind: 'list', isOrdered: false, items: ['Вещь не носили.'] },
    ],
  });
  expect(screen.getByText('Упакуйте вещи.').closest('ol')).not.toBeNull();
  expect(screen.getByText('Вещь не носили.').closest('ol')).toBeNull();
});

test('leads to the other pages of its kind', async () => {
  await show();
  const siblings = screen.getByRole('navigation', { name: 'Покупателям' });
  expect(
    within(siblings)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/support/refunds', '/support/general-info']);
});

test('has no list beside it when it is the only one of its kind', async () => {
  await show({ kind: 'guide', siblings: [] });
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('dates what people agree to, and nothing else', async () => {
  await show({ kind: 'policy' });
  expect(screen.getByText('16.11.2026').getAttribute('datetime')).toBe('2026-11-16');
});

test('does not date advice', async () => {
  await show();
  expect(screen.queryByText(/Редакция/)).toBeNull();
});
