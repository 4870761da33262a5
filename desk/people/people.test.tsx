import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OperatorRole } from '#shared/operators/roles.ts';
import { shop } from '../../tests/component-shop.ts';
import { putPerson, putSession, signInAs, useAuthenticator } from '../testing/people.ts';
import { renderDesk } from '../testing/render-desk.tsx';

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const operators = () => shop.state.desk.operators;
const named = (name: string) => operators().find((one) => one.name === name);

/** Another person of the shop. */
function putColleague(name: string, role: OperatorRole) {
  const person = { ...putPerson(shop, role), name };
  return Object.assign(putPerson(shop, role), person);
}

test('people, work places and revoked operators are lists of their own', async () => {
  putColleague('Мария Орлова', 'packer');
  Object.assign(putColleague('Пётр Котов', 'viewer'), { revokedAt: '2026-11-20T09:00:00.000Z' });
  const { user } = renderDesk('/people', 'owner');
  const rows = async () =>
    (await screen.findAllByRole('row'))
      .slice(1)
      .map(({ textContent }) => textContent?.split(/(?=[А-ЯA-Z])/)[0]);
  expect(await rows()).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Мария Орлова' })).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Рабочие места' }));
  expect(await screen.findByRole('link', { name: 'packer-1' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Мария Орлова' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Отозваны' }));
  expect(await screen.findByText(/^Отозван 20 ноября/)).toBeDefined();
});

test('a person is invited by a link, which is shown once and can be copied', async () => {
  const copied: string[] = [];
  const { user, href } = renderDesk('/people', 'owner');
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  await user.click(await screen.findByRole('button', { name: 'Пригласить' }));
  const form = await dialog('Пригласить сотрудника');
  await user.click(form.getByRole('button', { name: 'Сделать ссылку' }));
  expect(form.getByText('Напишите имя и фамилию')).toBeDefined();
  await user.type(form.getByLabelText('Имя и фамилия'), ' Мария  Орлова ');
  await user.click(form.getByRole('radio', { name: /^Наблюдатель/ }));
  await user.click(form.getByRole('button', { name: 'Сделать ссылку' }));
  const shown = await dialog('Ссылка для входа');
  const link = (shown.getByLabelText('Ссылка') as HTMLInputElement).value;
  expect(link).toMatch(/\/invitation#[\w-]{43}$/);
  await user.click(shown.getByRole('button', { name: 'Скопировать ссылку' }));
  expect(copied).toEqual([link]);
  expect(await shown.findByText('Ссылка скопирована')).toBeDefined();
  await user.click(shown.getByRole('button', { name: 'Готово' }));
  expect(await screen.findByRole('link', { name: 'Мария Орлова' })).toBeDefined();
  expect(named('Мария Орлова')?.role).toBe('viewer');
  expect(href()).toBe('/people');
  const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.body.innerHTML]);
  expect(kept).not.toContain(link.split('#')[1]);
});

test('if the browser does not copy the link, it is selected', async () => {
  const { user } = renderDesk('/people?do=invite', 'owner');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const form = await dialog('Пригласить сотрудника');
  await user.type(form.getByLabelText('Имя и фамилия'), 'Мария Орлова');
  await user.click(form.getByRole('button', { name: 'Сделать ссылку' }));
  const shown = await dialog('Ссылка для входа');
  await user.click(shown.getByRole('button', { name: 'Скопировать ссылку' }));
  expect(await shown.findByText(/ссылка выделена/)).toBeDefined();
});

test('a name that is taken is refused beside the button, and what was typed stays', async () => {
  putColleague('Мария Орлова', 'packer');
  const { user } = renderDesk('/people?do=invite', 'owner');
  const form = await dialog('Пригласить сотрудника');
  await user.type(form.getByLabelText('Имя и фамилия'), 'Мария Орлова');
  await user.click(form.getByRole('button', { name: 'Сделать ссылку' }));
  expect((await form.findByRole('alert')).textContent).toBe('Это имя уже занято. Выберите другое');
  expect((form.getByLabelText('Имя и фамилия') as HTMLInputElement).value).toBe('Мария Орлова');
});

test('a manager invites packers and viewers only, and decides nothing about other managers', async () => {
  const { id } = Object.assign(putPerson(shop, 'owner'), { name: 'Ольга Лебедева' });
  const { user, router } = renderDesk('/people?do=invite', 'manager');
  const form = await dialog('Пригласить сотрудника');
  expect(form.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'viewer',
    'packer',
  ]);
  await user.keyboard('{Escape}');
  await router.navigate({ to: '/people/$operatorId', params: { operatorId: id } });
  await screen.findByRole('heading', { name: 'Ольга Лебедева' });
  expect(screen.queryByRole('button', { name: 'Отозвать доступ' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Удалить ключ/ })).toBeNull();
});

test('a packer sees no other people', async () => {
  const { id } = putColleague('Ольга Лебедева', 'owner');
  vi.spyOn(console, 'error').mockReturnValue();
  renderDesk(`/people/${id}`, 'packer');
  expect(await screen.findByText('Это может сотрудник с другой ролью.')).toBeDefined();
});

test('a role is changed, and a person gets a new link, loses sessions, keys and all access', async () => {
  const { id } = putColleague('Мария Орлова', 'packer');
  putSession(shop, id);
  const { user } = renderDesk(`/people/${id}`, 'owner');
  await user.click(await screen.findByRole('button', { name: 'Сменить роль' }));
  let form = await dialog('Сменить роль');
  await user.click(form.getByRole('button', { name: 'Сменить' }));
  expect(form.getByText('Выберите другую роль')).toBeDefined();
  await user.click(form.getByRole('radio', { name: /^Менеджер/ }));
  await user.click(form.getByRole('button', { name: 'Сменить' }));
  await waitFor(() => expect(named('Мария Орлова')?.role).toBe('manager'));

  await user.click(await screen.findByRole('button', { name: 'Завершить сессии' }));
  form = await dialog('Завершить сессии');
  await user.click(form.getByRole('button', { name: 'Завершить' }));
  await waitFor(() =>
    expect(shop.state.desk.sessions.find((one) => one.operatorId === id)?.endedAt).not.toBeNull(),
  );

  await user.click(await screen.findByRole('button', { name: /^Удалить ключ/ }));
  form = await dialog('Удалить ключ');
  expect(form.getByText(/единственный ключ/)).toBeDefined();
  await user.click(form.getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText('Ключей пока нет.')).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Новая ссылка' }));
  form = await dialog('Новая ссылка');
  await user.click(form.getByRole('button', { name: 'Сделать ссылку' }));
  const shown = await dialog('Ссылка для входа');
  await user.click(shown.getByRole('button', { name: 'Готово' }));

  await user.click(screen.getByRole('button', { name: 'Отозвать доступ' }));
  form = await dialog('Отозвать доступ');
  await user.click(form.getByRole('button', { name: 'Отозвать' }));
  expect(await screen.findByText(/^Отозван сегодня/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Сменить роль' })).toBeNull();
});

test('the last owner stays, and the dialog says why', async () => {
  signInAs(shop, 'owner');
  const { id } = putPerson(shop, 'owner');
  const { user } = renderDesk(`/people/${id}?do=revoke`, 'owner');
  const form = await dialog('Отозвать доступ');
  expect(form.getByText(/^Вы выйдете сразу/)).toBeDefined();
  await user.click(form.getByRole('button', { name: 'Отозвать' }));
  expect((await form.findByRole('alert')).textContent).toBe(
    'Это последний владелец. Сначала назначьте другого',
  );
});

test('if another operator changes the role first, the dialog names the new role, and a second press starts from it', async () => {
  const { id } = putColleague('Мария Орлова', 'packer');
  const { user } = renderDesk(`/people/${id}?do=role`, 'owner');
  const form = await dialog('Сменить роль');
  Object.assign(named('Мария Орлова') ?? {}, { role: 'viewer' });
  await user.click(form.getByRole('radio', { name: /^Менеджер/ }));
  await user.click(form.getByRole('button', { name: 'Сменить' }));
  expect(await form.findByText(/Сейчас роль.– наблюдатель/)).toBeDefined();
  await user.click(form.getByRole('button', { name: 'Сменить' }));
  await waitFor(() => expect(named('Мария Орлова')?.role).toBe('manager'));
});

test('a work place shows that it has a token', async () => {
  const place = operators().find(({ name }) => name === 'packer-1');
  renderDesk(`/people/${place?.id}`, 'owner');
  expect(await screen.findByText(/Рабочее место работает по.токену/)).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Ключи входа' })).toBeNull();
});

test('one adds and ends own passkeys, but not the last one, and ends the other sessions', async () => {
  useAuthenticator();
  const { user } = renderDesk('/orders', 'packer');
  await user.click(await screen.findByRole('link', { name: 'Сборщик' }));
  await screen.findByRole('heading', { name: 'Ключи входа' });
  expect(screen.queryByRole('button', { name: /^Удалить ключ/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Добавить ключ' }));
  expect(await screen.findByText('Ключ добавлен')).toBeDefined();
  const [first] = await screen.findAllByRole('button', { name: /^Удалить ключ/ });
  const [, second] = shop.state.desk.passkeys;
  if (first) await user.click(first);
  const form = await dialog('Удалить ключ');
  await user.click(form.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(shop.state.desk.passkeys).toEqual([second]));
});
