import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { words } from '@/testing/words';
import { failWith, server, shop } from '../../tests/component-shop.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { putRequest } from '../testing/requests.ts';

const HOSTILE = '<img src=x onerror="alert(1)">';

let stored: ReturnType<typeof putRequest>;

const open = (search = '', role: Parameters<typeof renderDesk>[1] = 'manager') =>
  renderDesk(`/requests/${stored.key}${search}`, role);
const press = async (title: string, label: string) =>
  within(await screen.findByRole('dialog', { name: words(title) })).getByRole('button', { name: label });

beforeEach(() => {
  stored = putRequest(shop);
});

test('the list narrows by its tabs and by a search', async () => {
  putRequest(shop, { state: 'DONE', request: { name: 'Иван Лесков' } });
  const { user, href } = renderDesk('/requests');
  expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(3);
  await user.click(screen.getByRole('link', { name: 'Ждут' }));
  await waitFor(() => expect(screen.queryByText('Иван Лесков')).toBeNull());
  expect(screen.getByText('Мария Орлова')).toBeDefined();
  await user.type(screen.getByRole('searchbox'), 'лесков');
  expect(await screen.findByText('Таких обращений нет')).toBeDefined();
  expect(decodeURIComponent(href())).toBe('/requests?state=WAITING&search=лесков');
});

test('a list that fails to load says why', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  failWith('listContactRequests:503');
  const { user } = renderDesk('/requests');
  await screen.findByRole('alert');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Загрузить ещё раз' }));
  expect(await screen.findByRole('table')).toBeDefined();
});

test('what a shopper typed and how the files are called is text, even if it is HTML', async () => {
  Object.assign(stored.request, {
    name: HOSTILE,
    text: `${HOSTILE} вопрос`,
    files: [{ name: `${HOSTILE}.pdf`, bytes: 9 }],
  });
  stored.contents = [{ type: 'application/pdf', content: btoa('%PDF-1.7\n') }];
  const list = renderDesk('/requests');
  expect(await screen.findByText(HOSTILE)).toBeDefined();
  list.unmount();
  open();
  expect(await screen.findByText(`${HOSTILE} вопрос`)).toBeDefined();
  expect(screen.getByText(HOSTILE)).toBeDefined();
  expect(screen.getByText(/onerror=.*pdf/)).toBeDefined();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('a picture is shown by its data, and a document is saved as a file that no page opens', async () => {
  stored.request.files = [
    { name: 'фото.jpg', bytes: 2048 },
    { name: 'счёт.pdf', bytes: 9 },
  ];
  stored.contents = [
    { type: 'image/webp', content: btoa('RIFF....WEBP') },
    { type: 'application/pdf', content: btoa('%PDF-1.7\n') },
  ];
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:saved';
  });
  let name = '';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  const { user } = open();
  const picture = await screen.findByRole('img', { name: words('Картинка 1 от покупателя') });
  expect(picture.getAttribute('src')).toMatch(/^data:image\/webp;base64,/);
  await user.click(screen.getByRole('button', { name: 'Сохранить документ PDF' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect([name, saved[0]?.type, saved[0]?.size]).toEqual(['счёт.pdf', 'application/octet-stream', 9]);
});

test('an answer outlives a reload before it is sent, and is a step of the request', async () => {
  const first = open('?do=answer');
  await first.user.click(await press('Ответить письмом', 'Отправить'));
  expect(await screen.findByText('Напишите ответ')).toBeDefined();
  await first.user.type(screen.getByRole('textbox'), 'Перенесли');
  first.unmount();
  const { user } = open('?do=answer');
  expect(await screen.findByRole('textbox')).toHaveProperty('value', 'Перенесли');
  await user.click(await press('Ответить письмом', 'Отправить'));
  await waitFor(() => expect(stored.state).toBe('ANSWERED'));
  expect(await screen.findByText('Отвечено письмом')).toBeDefined();
  expect(screen.getByText('Перенесли')).toBeDefined();
});

test('the answer of another operator is shown before a second one is sent', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { user } = open('?do=answer');
  await user.type(await screen.findByRole('textbox'), 'Перенесли');
  const at = new Date().toISOString();
  stored.steps.push({ at, operator: 'Пётр', step: 'ANSWERED', text: 'Уже перенёс' });
  Object.assign(stored, { version: 2, state: 'ANSWERED' });
  await user.click(await press('Ответить письмом', 'Отправить'));
  expect((await screen.findByRole('alert')).textContent).toContain('Посмотрите его ещё раз');
  expect(await screen.findByText(/Пока вы.смотрели.*это сделал Пётр/)).toBeDefined();
  expect(screen.getAllByText(/Уже перенёс/).length).toBeGreaterThan(0);
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Перенесли');
  expect(stored.steps).toHaveLength(1);
});

test('a request is done with a note for colleagues, and can be opened again', async () => {
  const { user } = open('?do=close');
  await user.type(await screen.findByRole('textbox'), 'Позвонили');
  await user.click(await press('Обращение готово', 'Готово'));
  await waitFor(() => expect(stored.state).toBe('DONE'));
  expect(await screen.findByText('Позвонили')).toBeDefined();
  await user.click(screen.getByRole('button', { name: words('Вернуть в работу') }));
  await user.click(await press('Вернуть в работу', 'Вернуть'));
  await waitFor(() => expect(stored.state).toBe('WAITING'));
});

test('a request without an e-mail says that it cannot be answered by letter', async () => {
  Object.assign(stored.request, { email: null, phone: '+79165550142' });
  open();
  expect(await screen.findByText(/ответить письмом некуда/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ответить письмом' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Готово' })).toBeDefined();
});

test('a packer has no section of requests and is refused at its address', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  open('', 'packer');
  expect((await screen.findByRole('alert')).textContent).toContain('с\u00a0другой ролью');
  expect(screen.queryByRole('link', { name: 'Обращения' })).toBeNull();
});
