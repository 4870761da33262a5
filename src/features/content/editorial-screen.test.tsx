import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InRouter } from '@/testing/in-router';
import { EditorialScreen } from './editorial-screen';
import { JournalScreen } from './journal-screen';

const picture = {
  template: '/pictures/v/scenes/wool-{width}.{format}',
  widths: [400],
  width: 400,
  height: 300,
  alt: 'Свитеры',
  tint: '#dcd8d0',
};

test('a page of the journal has its picture, text with illustrations, goods, and links to the other pages', () => {
  const page = {
    title: 'Шерсть',
    description: 'О шерсти.',
    scene: { wide: picture, narrow: picture },
    blocks: [
      { kind: 'heading' as const, text: 'Сушить лёжа' },
      { kind: 'picture' as const, picture: { ...picture, alt: 'Пальто' }, caption: 'На плечиках' },
    ],
    siblings: [{ label: 'Капсула', path: '/journal/kapsula' }],
  };
  const crumbs = [{ name: 'Журнал', href: '/journal' }];
  render(<EditorialScreen page={page} crumbs={crumbs} others="Ещё" goods={<p>Вещи</p>} />, {
    wrapper: InRouter,
  });
  const article = within(screen.getByRole('article'));
  expect(article.getByRole('heading', { level: 1 }).textContent).toBe('Шерсть');
  expect(article.getByRole('heading', { level: 2 }).textContent).toBe('Сушить лёжа');
  expect(article.getByRole('img', { name: 'Свитеры' }).getAttribute('fetchpriority')).toBe('high');
  const plate = within(article.getByRole('figure'));
  expect(plate.getByRole('img', { name: 'Пальто' })).toBeDefined();
  expect(plate.getByText('На плечиках')).toBeDefined();
  expect(screen.getByText('Вещи')).toBeDefined();
  const others = within(screen.getByRole('navigation', { name: 'Ещё' }));
  expect(others.getByRole('link').getAttribute('href')).toBe('/journal/kapsula');
});

test('the journal links to its pages, with or without pictures', () => {
  const piece = { title: 'Шерсть', description: 'О шерсти.', updatedAt: '2026-11-20' };
  render(
    <JournalScreen
      pieces={[
        { ...piece, slug: 'sherst', picture },
        { ...piece, slug: 'khlopok', title: 'Хлопок', picture: null },
      ]}
    />,
    { wrapper: InRouter },
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/journal/sherst',
    '/journal/khlopok',
  ]);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
});
