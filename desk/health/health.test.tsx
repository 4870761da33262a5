import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { words } from '@/testing/words';
import { addDeadMessage } from '../../mocks/shop/operator/desk/health.ts';
import { failWith, server, shop } from '../../tests/component-shop.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { ageWords, sizeWords } from './age-words.ts';

let dead: ReturnType<typeof addDeadMessage>;

beforeEach(() => {
  dead = addDeadMessage(shop.state);
});

const messages = async () => within(await screen.findByRole('region', { name: 'Сообщения' }));
/** The text of an element with plain spaces. */
const plain = (element: Element | undefined) => element?.textContent.replaceAll('\u00a0', ' ');
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test('a dead letter is found from the first screen and sent again by two presses', async () => {
  const { user } = renderDesk('/');
  await user.click(await screen.findByRole('link', { name: /не.ушли/ }));
  const list = await messages();
  await user.click(await list.findByRole('button', { name: /^Отправить снова: письмо покупателю/ }));
  expect(await screen.findByText('Сообщение уйдёт снова')).toBeDefined();
  expect(dead.state).toBe('WAITING');
  expect(await list.findByText('Все сообщения ушли.')).toBeDefined();
});

test('a message is listed with its subject, the masked address and why it was not sent', async () => {
  renderDesk('/health');
  const [, row] = await (await messages()).findAllByRole('row');
  expect(plain(row)).toContain('Письмо покупателю');
  expect(plain(row)).toContain('Заказ № В-123456-6 оформлен');
  expect(plain(row)).toContain('a…@example.ru');
  expect(plain(row)).toContain('Greeting never received');
});

test('a message that another operator has repeated says so, and the list is asked for again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { user } = renderDesk('/health');
  const button = await (await messages()).findByRole('button', { name: /^Отправить снова:/ });
  Object.assign(dead, { state: 'WAITING', mayRepeat: false });
  await user.click(button);
  expect(
    await screen.findByText(words('С сообщением сейчас так нельзя. Посмотрите его ещё раз')),
  ).toBeDefined();
  expect(await (await messages()).findByText('Все сообщения ушли.')).toBeDefined();
});

test('before a message is dropped, a dialog says what will not be sent', async () => {
  const { user, href } = renderDesk('/health');
  await user.click(await (await messages()).findByRole('link', { name: /^Удалить/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Удалить сообщение' }));
  expect(dialog.getByText(words('Это не будет отправлено:'))).toBeDefined();
  expect(dialog.getByText(words('Заказ № В-123456-6 оформлен'))).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(shop.state.desk.messages).toEqual([]));
  expect(href()).toBe('/health');
  expect(await screen.findByText('Сообщение удалено')).toBeDefined();
});

test('all dead letters are sent again by one press; one whose time has passed can only be dropped, and one that moves money stays', async () => {
  addDeadMessage(shop.state);
  addDeadMessage(shop.state, { mayRepeat: false });
  addDeadMessage(shop.state, {
    mayRepeat: false,
    mayDrop: false,
    kind: 'возврат денег',
    subject: null,
    to: null,
  });
  const { user } = renderDesk('/health?messages=DEAD');
  const list = await messages();
  await waitFor(() => expect(list.getAllByRole('button', { name: /^Отправить снова:/ })).toHaveLength(2));
  expect(list.getAllByRole('link', { name: /^Удалить/ })).toHaveLength(3);
  await user.click(list.getByRole('button', { name: words('Отправить снова 2 сообщения') }));
  expect(await screen.findByText(words('Снова уйдут 2 сообщения'))).toBeDefined();
});

test('the shop checks itself when the screen opens and at a press; what is wrong comes first', async () => {
  const { user } = renderDesk('/health');
  const checks = within(await screen.findByRole('region', { name: 'Проверки' }));
  expect(await checks.findByText(/SMTP_URL не задан/)).toBeDefined();
  expect(checks.getByText('Хорошо: 1')).toBeDefined();
  expect(checks.getByText(/проверяет на.сервере команда/)).toBeDefined();
  await user.click(checks.getByRole('button', { name: 'Проверить снова' }));
  expect(await checks.findByText(/SMTP_URL не задан/)).toBeDefined();
});

test('jobs that failed or did not run come first, and an old backup is marked', async () => {
  const job = {
    everySeconds: 600,
    startedAt: minutesAgo(5),
    finishedAt: minutesAgo(5),
    failedAt: null,
    failure: null,
  };
  shop.state.desk.jobs = [
    { ...job, name: 'уборка', nextAt: minutesAgo(-5) },
    { ...job, name: 'посылки', nextAt: minutesAgo(60 * 24) },
    {
      ...job,
      name: 'импорт',
      nextAt: minutesAgo(-5),
      failedAt: minutesAgo(5),
      failure: 'Её сервер отвечает 404.',
    },
  ];
  shop.state.desk.backup = { at: minutesAgo(60 * 50), bytes: 148_201_472 };
  shop.state.desk.imports = [
    {
      source: 'FEED',
      succeededAt: minutesAgo(90),
      failedAt: minutesAgo(5),
      failure: 'Её сервер отвечает 404.',
    },
  ];
  renderDesk('/health', 'owner');
  const [, ...rows] = within(await screen.findByRole('table', { name: 'Фоновые работы' })).getAllByRole(
    'row',
  );
  expect(rows.map((row) => row.querySelector('td')?.textContent)).toEqual(['Посылки', 'Импорт', 'Уборка']);
  expect(plain(rows[0])).toContain('не запустилась');
  const backup = within(screen.getByRole('region', { name: 'Копия' }));
  expect(backup.getByText(words('2 дня назад')).className).toContain('accent');
  expect(backup.getByText(words('141 МБ'))).toBeDefined();
  const imports = within(screen.getByRole('region', { name: 'Импорт товаров' }));
  expect(imports.getByText('Её сервер отвечает 404.')).toBeDefined();
});

test('a screen that fails to load says why', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  failWith('getShopHealth:503');
  const { user } = renderDesk('/health');
  await screen.findByRole('alert');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Загрузить ещё раз' }));
  expect(await screen.findByRole('region', { name: 'Версии' })).toBeDefined();
});

test('a packer who opens the address sees that another role may', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  renderDesk('/health', 'packer');
  expect(await screen.findByText(words('Это может сотрудник с другой ролью.'))).toBeDefined();
});

test('ages and sizes are written in words', () => {
  const now = new Date('2026-11-30T12:00:00Z');
  expect(ageWords('2026-11-30T11:30:00Z', now)).toBe('меньше часа назад');
  expect(ageWords('2026-11-30T06:00:00Z', now)).toMatch(words('6 часов назад'));
  expect(ageWords('2026-11-26T12:00:00Z', now)).toMatch(words('4 дня назад'));
  expect(sizeWords(900)).toMatch(words('0,9 КБ'));
  expect(sizeWords(148_201_472)).toMatch(words('141 МБ'));
  expect(sizeWords(1_300_000_000)).toMatch(words('1,2 ГБ'));
});
