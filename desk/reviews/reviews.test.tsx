import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { words } from '@/testing/words';
import { failWith, server, shop } from '../../tests/component-shop.ts';
import { putOrder } from '../testing/orders.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { putReview } from '../testing/reviews.ts';

let stored: ReturnType<typeof putReview>;

const open = (search = '', role: Parameters<typeof renderDesk>[1] = 'manager') =>
  renderDesk(`/reviews/${stored.id}${search}`, role);
const press = async (title: string, label: string) =>
  within(await screen.findByRole('dialog', { name: words(title) })).getByRole('button', { name: label });

beforeEach(() => {
  stored = putReview(shop, putOrder(shop, { state: 'HANDED_OVER' }));
});

test('the list shows why reviews wait for a decision, and its tabs filter the reviews', async () => {
  const { user, href } = renderDesk('/reviews');
  const [, row] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(row?.textContent).toContain('Футболка из плотного хлопка');
  expect(row?.textContent).toContain('ссылка');
  await user.click(screen.getByRole('link', { name: words('С жалобами') }));
  expect(await screen.findByText('Таких отзывов нет')).toBeDefined();
  expect(href()).toBe('/reviews?complained=true');
});

test('a list that fails to load shows the reason', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  failWith('listReviews:503');
  const { user } = renderDesk('/reviews');
  await screen.findByRole('alert');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Загрузить ещё раз' }));
  expect(await screen.findByRole('table')).toBeDefined();
});

test('what a shopper wrote is shown as text, even if it is HTML', async () => {
  const text = '<img src=x onerror="alert(1)"> Отлично';
  stored.written.content.text = text;
  open();
  expect(await screen.findByText(text)).toBeDefined();
  expect(document.querySelector('main img[src="x"]')).toBeNull();
});

test('a review is published', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Опубликовать' }));
  await user.click(await press('Опубликовать отзыв', 'Опубликовать'));
  await waitFor(() => expect(stored.state).toBe('PUBLISHED'));
  expect(await screen.findByText('показан')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Ответить' })).toBeDefined();
});

test('a review is refused with a reason', async () => {
  const { user } = open('?do=refuse');
  await user.selectOptions(await screen.findByLabelText('Причина'), 'ADVERTISING');
  await user.click(await press('Отклонить отзыв', 'Отклонить'));
  await waitFor(() => expect(stored.refusal).toBe('ADVERTISING'));
});

test('a typed answer survives a reload; after it was sent, it can be changed and deleted', async () => {
  Object.assign(stored, { state: 'PUBLISHED', shown: stored.written, flags: [] });
  const first = open('?do=answer');
  await first.user.click(await press('Ответить на отзыв', 'Ответить'));
  expect(await screen.findByText('Напишите ответ')).toBeDefined();
  await first.user.type(screen.getByRole('textbox'), 'Спасибо');
  first.unmount();
  const { user } = open('?do=answer');
  expect(await screen.findByRole('textbox')).toHaveProperty('value', 'Спасибо');
  await user.click(await press('Ответить на отзыв', 'Ответить'));
  await waitFor(() => expect(stored.answer?.text).toBe('Спасибо'));
  await user.click(await screen.findByRole('button', { name: 'Изменить ответ' }));
  await user.clear(await screen.findByRole('textbox'));
  await user.click(await press('Ответить на отзыв', 'Сохранить'));
  await waitFor(() => expect(stored.answer).toBeNull());
});

test('if the author has changed a review, the dialog says so before the operator decides', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { user } = open('?do=publish');
  const publish = await press('Опубликовать отзыв', 'Опубликовать');
  stored.version += 1;
  stored.written.content.text = 'Исправлено';
  await user.click(publish);
  expect((await screen.findByRole('alert')).textContent).toContain('Посмотрите его ещё раз');
  expect(screen.getByText(/Пока вы.смотрели, отзыв изменился/)).toBeDefined();
  expect(stored.state).toBe('WAITING');
});

test('a viewer sees no buttons for decisions about a review', async () => {
  open('', 'viewer');
  await screen.findByRole('heading', { name: 'Футболка из плотного хлопка' });
  expect(screen.queryByRole('button', { name: /Опубликовать|Отклонить|Ответить/ })).toBeNull();
});
