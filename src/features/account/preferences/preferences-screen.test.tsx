import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { type AccountEvent, type Consent, createQueryClient, type SignIn, type UserProfile } from '@/lib/api';
import { setQuery } from '@/lib/state/query-reads';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { server } from '../../../../tests/component-shop';
import { accountEventsQuery, accountQuery, consentsQuery, signInsQuery, useAccount } from '../account-query';
import { ACCOUNT, mockAccount, problem, testAccount } from '../testing';
import { loadPreferences } from './load-preferences';
import { PreferencesScreen } from './preferences-screen';

const MARKETING: Consent = {
  id: '7d4d8f0c-3f1e-4b8e-8f64-51a3c9a7b802',
  purpose: 'marketing',
  title: 'Получение новостей и предложений',
  document: '/page/marketing-agreement',
  version: '2026-01-15',
  givenAt: '2024-11-02T12:40:00.000Z',
  withdrawnAt: null,
};
const PERSONAL: Consent = {
  ...MARKETING,
  id: '2a8e6c3d-9b0f-4f57-a1d2-0c7e4b5f6a93',
  purpose: 'personal-data',
  title: 'Обработка персональных данных',
  document: '/page/personal-data-agreement',
};
const HERE: SignIn = {
  id: '0f6b3b0e-5a0a-4a57-9c0b-3e9f0f0b7c11',
  device: 'Chrome, Windows',
  createdAt: '2024-11-14T08:12:00.000Z',
  lastSeenAt: '2024-11-21T09:00:00.000Z',
  current: true,
};
const PHONE: SignIn = {
  ...HERE,
  id: '3c5b8f2f-1d53-4a7d-9ce8-6b0f2b1de7a4',
  device: 'Safari, iPhone',
  lastSeenAt: '2024-11-20T12:15:00.000Z',
  current: false,
};

const EVENTS: AccountEvent[] = [
  { at: '2024-11-20T12:15:00.000Z', kind: 'EXTERNAL_LINKED', device: 'Safari, iPhone', provider: 'yandex' },
  ...Array.from({ length: 5 }, (_, count) => ({
    at: `2024-11-1${count}T12:15:00.000Z`,
    kind: 'SIGNED_IN' as const,
    device: '',
    provider: null,
  })),
];

const done = () => new HttpResponse(null, { status: 204 });
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});

/** A mock shop with one account, its consents and devices. The `first` handlers take precedence. */
function show(account: UserProfile = testAccount(), first: RequestHandler[] = []) {
  const { stored, handlers } = mockAccount(account);
  const shop = { consents: [MARKETING, PERSONAL], signIns: [HERE, PHONE], events: EVENTS };
  server.use(
    ...first,
    ...handlers,
    http.get(`${ACCOUNT}/consents`, () => HttpResponse.json({ items: shop.consents })),
    http.get(`${ACCOUNT}/events`, () => HttpResponse.json({ items: shop.events })),
    http.get(`${ACCOUNT}/sign-ins`, () => HttpResponse.json({ items: shop.signIns })),
  );
  const exits = { onSignOut: vi.fn(), onSignedOutEverywhere: vi.fn(), onDeleted: vi.fn() };
  function Page() {
    const shown = useAccount();
    return shown && <PreferencesScreen account={shown} {...exits} />;
  }
  const page = renderPage(<Page />);
  act(() => setQuery(page.client, accountQuery, account));
  return { ...page, ...exits, stored, shop };
}

const section = (title: string) => within(screen.getByRole('region', { name: title }));
const dialog = async () => within(await screen.findByRole('dialog'));
const descriptionOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

describe('subscriptions', () => {
  const box = (name: RegExp) => section('Подписки').getByRole<HTMLInputElement>('checkbox', { name });
  const save = () => section('Подписки').getByRole('button', { name: 'Сохранить' });

  test('saving subscriptions keeps changes that another tab made to the account, and reads the consents again', async () => {
    const { user, stored, shop } = show(
      testAccount({ pendingEmail: 'new@example.ru', subscriptions: ['EMAIL_NEWS', 'SMS_NEWS'] }),
    );
    await section('Согласия').findByText(MARKETING.title);
    expect([box(/Письма/).checked, box(/телефон/).checked]).toEqual([true, true]);
    stored.account = { ...stored.account, lastName: 'Орлова' };
    shop.consents = [{ ...MARKETING, id: 'newest', title: 'Новое согласие' }, ...shop.consents];
    await user.click(box(/телефон/));
    await user.click(save());
    await screen.findByText('Изменения сохранены');
    expect(stored.updates).toMatchObject([
      { subscriptions: ['EMAIL_NEWS'], lastName: 'Орлова', email: 'new@example.ru' },
    ]);
    await section('Согласия').findByText('Новое согласие');
  });

  test('a subscription to messages that the shop does not send is not offered', () => {
    show(testAccount({ subscriptions: [] }));
    const names = section('Подписки')
      .getAllByRole('checkbox')
      .map((one) => one.closest('label')?.textContent);
    expect(names).toHaveLength(1);
    box(/Письма/);
  });

  test('if subscriptions fail to save, their checkboxes keep the choice and the reason is shown', async () => {
    quiet();
    const { user } = show();
    server.use(http.put(ACCOUNT, () => problem(503, 'UNAVAILABLE', 'Чуть позже')));
    await user.click(box(/Письма/));
    await user.click(save());
    expect((await section('Подписки').findByRole('alert')).textContent).toBe('Чуть позже');
    expect(box(/Письма/).checked).toBe(false);
  });
});

test('all lists are read before the page is shown; a list that fails to load does not block it', async () => {
  quiet();
  show(testAccount(), [http.get(`${ACCOUNT}/events`, () => problem(503, 'UNAVAILABLE', 'Чуть позже'))]);
  const client = createQueryClient();
  await loadPreferences(client);
  const known = [accountQuery, consentsQuery, signInsQuery, accountEventsQuery].map(
    ({ queryKey }) => client.getQueryData(queryKey) !== undefined,
  );
  expect(known).toEqual([true, true, true, false]);
});

test('if another shopper has signed in by now, saving changes nothing and that shopper’s lists are shown', async () => {
  const { user, stored, client, shop } = show();
  await section('Согласия').findByText(MARKETING.title);
  await section('Устройства').findByText('Safari, iPhone');
  shop.consents = [{ ...PERSONAL, title: 'Согласие Ольги' }];
  shop.signIns = [{ ...HERE, device: 'Firefox, Linux' }];
  stored.account = testAccount({ id: 'other', firstName: 'Ольга', subscriptions: [] });
  await user.click(section('Подписки').getByRole('checkbox', { name: /Письма/ }));
  await user.click(section('Подписки').getByRole('button', { name: 'Сохранить' }));
  await screen.findByText(words('В другой вкладке вошли в другую учётную запись'));
  expect(stored.updates).toEqual([]);
  expect(client.getQueryData(accountQuery.queryKey)?.firstName).toBe('Ольга');
  expect(screen.queryByText(MARKETING.title)).toBeNull();
  expect(screen.queryByText('Safari, iPhone')).toBeNull();
  await section('Согласия').findByText('Согласие Ольги');
  await section('Устройства').findByText('Firefox, Linux');
});

describe('consents', () => {
  const withdraw = (title: string) =>
    section('Согласия').findByRole('button', { name: `Отозвать согласие: ${title}` });

  test('each consent shows its date and links to its document', async () => {
    show();
    expect(await section('Согласия').findAllByText(/^Дано 2.ноября.2024/)).toHaveLength(2);
    const link = section('Согласия').getByRole('link', { name: `Документ: ${PERSONAL.title}` });
    expect(link.getAttribute('href')).toBe('/page/personal-data-agreement');
  });

  test('a consent is withdrawn after a confirmation, and the subscriptions that it allowed end', async () => {
    const { user, stored } = show();
    server.use(
      http.delete(`${ACCOUNT}/consents/:id`, ({ params }) => {
        stored.account = { ...stored.account, subscriptions: [] };
        const items = [{ ...MARKETING, withdrawnAt: '2024-12-01T12:00:00.000Z' }, PERSONAL];
        return params.id === MARKETING.id ? HttpResponse.json({ items }) : undefined;
      }),
    );
    await user.click(await withdraw(MARKETING.title));
    await user.click((await dialog()).getByRole('button', { name: 'Отозвать' }));
    await screen.findByText('Согласие отозвано');
    expect(section('Согласия').queryByRole('button', { name: new RegExp(MARKETING.title) })).toBeNull();
    expect(section('Согласия').getByText(/отозвано 1.декабря.2024/)).toBeTruthy();
    expect(section('Подписки').getByRole<HTMLInputElement>('checkbox', { name: /Письма/ }).checked).toBe(
      false,
    );
  });

  test('a consent stays given if its withdrawal dialog is cancelled', async () => {
    const { user } = show();
    await user.click(await withdraw(MARKETING.title));
    await user.click((await dialog()).getByRole('button', { name: 'Оставить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await withdraw(MARKETING.title);
  });

  test('withdrawing the consent to process personal data, which every account requires, offers to delete the account', async () => {
    const { user } = show();
    await user.click(await withdraw(PERSONAL.title));
    await user.click((await dialog()).getByRole('button', { name: 'Удалить учётную запись' }));
    await screen.findByRole('dialog', { name: 'Удалить учётную запись?' });
  });

  test('if the shop refuses to withdraw a consent because the account requires it, deleting the account is offered', async () => {
    quiet();
    const { user } = show();
    server.use(
      http.delete(`${ACCOUNT}/consents/:id`, () =>
        problem(409, 'CONSENT_NEEDED', 'Без этого согласия нельзя'),
      ),
    );
    await user.click(await withdraw(MARKETING.title));
    await user.click((await dialog()).getByRole('button', { name: 'Отозвать' }));
    await (await dialog()).findByRole('button', { name: 'Удалить учётную запись' });
  });

  test('if consents fail to load, a button loads them again', async () => {
    quiet();
    const { user } = show(testAccount(), [
      http.get(`${ACCOUNT}/consents`, () => problem(503, 'UNAVAILABLE', 'Чуть позже'), { once: true }),
    ]);
    expect((await section('Согласия').findByRole('alert')).textContent).toBe('Чуть позже');
    await user.click(section('Согласия').getByRole('button', { name: 'Попробовать ещё раз' }));
    await section('Согласия').findByText(MARKETING.title);
  });
});

describe('the password', () => {
  test('the password is changed after the current one is entered, and the list of devices is read again', async () => {
    const { user, shop } = show();
    const sent = vi.fn();
    server.use(
      http.put(`${ACCOUNT}/password`, async ({ request }) => {
        sent(await request.json());
        shop.signIns = [HERE];
        return done();
      }),
    );
    await section('Устройства').findByText('Safari, iPhone');
    await user.click(section('Вход').getByRole('button', { name: 'Изменить пароль' }));
    const { getByLabelText, getByRole } = await dialog();
    await user.click(getByRole('button', { name: 'Сохранить' }));
    expect(descriptionOf(getByLabelText('Нынешний пароль'))).toBe('Введите нынешний пароль');
    expect(document.activeElement).toBe(getByLabelText('Нынешний пароль'));
    await user.type(getByLabelText('Нынешний пароль'), 'lipovyy-chay-1986');
    await user.type(getByLabelText('Новый пароль'), 'malinovyy-uzvar-1986');
    await user.click(getByRole('button', { name: 'Сохранить' }));
    await screen.findByText(/^Пароль изменён/);
    expect(sent.mock.calls).toEqual([
      [{ currentPassword: 'lipovyy-chay-1986', newPassword: 'malinovyy-uzvar-1986' }],
    ]);
    await waitFor(() => expect(section('Устройства').queryByText('Safari, iPhone')).toBeNull());
  });

  test('if the current password is wrong, the password is not changed and the error is shown at its field', async () => {
    quiet();
    const { user } = show();
    server.use(
      http.put(`${ACCOUNT}/password`, () =>
        problem(422, 'INVALID_REQUEST', 'Проверьте введённые данные', [
          { pointer: '/currentPassword', message: 'Неверный пароль' },
        ]),
      ),
    );
    await user.click(section('Вход').getByRole('button', { name: 'Изменить пароль' }));
    const { getByLabelText, getByRole } = await dialog();
    await user.type(getByLabelText('Нынешний пароль'), 'ne-tot-parol');
    await user.type(getByLabelText('Новый пароль'), 'malinovyy-uzvar-1986');
    await user.click(getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(descriptionOf(getByLabelText('Нынешний пароль'))).toBe('Неверный пароль'));
    expect((getByLabelText('Новый пароль') as HTMLInputElement).value).toBe('malinovyy-uzvar-1986');
  });

  test('an account without a password gets one without entering a current password', async () => {
    const { user } = show(testAccount({ hasPassword: false, externalProviders: ['yandex', 'vk'] }));
    const sent = vi.fn();
    server.use(
      http.put(`${ACCOUNT}/password`, async ({ request }) => {
        sent(await request.json());
        return done();
      }),
    );
    expect(section('Вход').getByText(words('Вход через Яндекс ID'))).toBeTruthy();
    expect(section('Вход').getByText(words('Вход через VK ID'))).toBeTruthy();
    await user.click(section('Вход').getByRole('button', { name: 'Задать пароль' }));
    const { queryByLabelText, getByLabelText, getByRole } = await dialog();
    expect(queryByLabelText('Нынешний пароль')).toBeNull();
    await user.type(getByLabelText('Новый пароль'), 'malinovyy-uzvar-1986');
    await user.click(getByRole('button', { name: 'Сохранить' }));
    await screen.findByText('Пароль задан');
    expect(sent.mock.calls).toEqual([[{ currentPassword: null, newPassword: 'malinovyy-uzvar-1986' }]]);
    await section('Вход').findByRole('button', { name: 'Изменить пароль' });
  });

  test('in a session without a recent proof, a first password is set only after entering a code', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = show(testAccount({ hasPassword: false, externalProviders: ['yandex'] }));
    const sent = vi.fn();
    let proven = false;
    server.use(
      http.put(`${ACCOUNT}/password`, () =>
        proven ? done() : problem(403, 'PROOF_NEEDED', 'Подтвердите, что это вы'),
      ),
      http.post(`${ACCOUNT}/proof/code`, () => done()),
      http.post(`${ACCOUNT}/proof`, async ({ request }) => {
        sent(await request.json());
        proven = true;
        return done();
      }),
    );
    await user.click(section('Вход').getByRole('button', { name: 'Задать пароль' }));
    const password = await dialog();
    await user.type(password.getByLabelText('Новый пароль'), 'malinovyy-uzvar-1986');
    await user.click(password.getByRole('button', { name: 'Сохранить' }));
    await user.click(await screen.findByRole('button', { name: 'Отправить код' }));
    await user.type(await screen.findByLabelText('Код'), '482 915');
    await user.click(screen.getByRole('button', { name: 'Подтвердить' }));
    await screen.findByText('Пароль задан');
    expect(sent.mock.calls).toEqual([[{ password: null, code: '482915' }]]);
  });
});

describe('an external sign-in', () => {
  const unlink = (provider: string) =>
    section('Вход').findByRole('button', { name: words(`Отключить вход через ${provider}`) });

  test('an external sign-in is unlinked after a proof of identity, and the account is read again', async () => {
    quiet();
    const { user, stored } = show(testAccount({ externalProviders: ['yandex', 'vk'] }));
    let proven = false;
    server.use(
      http.delete(`${ACCOUNT}/external-sign-ins/:provider`, ({ params }) => {
        if (!proven) return problem(403, 'PROOF_NEEDED', 'Подтвердите, что это вы');
        stored.account = { ...stored.account, externalProviders: params.provider === 'vk' ? ['yandex'] : [] };
        return done();
      }),
      http.post(`${ACCOUNT}/proof`, () => {
        proven = true;
        return done();
      }),
    );
    await user.click(await unlink('VK ID'));
    await user.type((await dialog()).getByLabelText('Пароль'), 'lipovyy-chay-1986');
    await user.click((await dialog()).getByRole('button', { name: 'Подтвердить' }));
    await screen.findByText(words('Вход через VK ID отключён'));
    await waitFor(() => expect(section('Вход').queryByText(words('Вход через VK ID'))).toBeNull());
    expect(section('Вход').queryByRole('alert')).toBeNull();
    await unlink('Яндекс ID');
  });

  test('an external sign-in that is the only way to sign in cannot be unlinked, and the page says why', async () => {
    quiet();
    const { user } = show(testAccount({ externalProviders: ['vk'] }));
    server.use(
      http.delete(`${ACCOUNT}/external-sign-ins/:provider`, () =>
        problem(409, 'LAST_WAY_IN', 'Это единственный способ войти'),
      ),
    );
    await user.click(await unlink('VK ID'));
    expect((await section('Вход').findByRole('alert')).textContent).toBe('Это единственный способ войти');
    await unlink('VK ID');
  });
});

describe('account events', () => {
  const events = () => section('Действия с\u00a0аккаунтом');

  test('account events are listed with time and device: five at first, then all (§4.2.5)', async () => {
    const { user } = show();
    await events().findByText(words('Подключён вход через Яндекс ID'));
    expect(events().getByText(/^20.ноября.2024 в.\d+:15 · Safari, iPhone$/)).toBeTruthy();
    expect(events().getAllByRole('listitem')).toHaveLength(5);
    await user.click(events().getByRole('button', { name: 'Показать все: 6' }));
    expect(events().getAllByRole('listitem')).toHaveLength(6);
    expect(events().queryByRole('button')).toBeNull();
  });

  test('if account events fail to load, a button loads them again', async () => {
    quiet();
    const { user } = show(testAccount(), [
      http.get(`${ACCOUNT}/events`, () => problem(503, 'UNAVAILABLE', 'Чуть позже'), { once: true }),
    ]);
    expect((await events().findByRole('alert')).textContent).toBe('Чуть позже');
    await user.click(events().getByRole('button', { name: 'Попробовать ещё раз' }));
    await events().findByText(words('Подключён вход через Яндекс ID'));
  });
});

describe('devices', () => {
  test('the list of devices marks the current device, and says when the others were last active', async () => {
    show();
    await section('Устройства').findByText('Chrome, Windows');
    expect(section('Устройства').getByText('Это устройство')).toBeTruthy();
    expect(section('Устройства').getByText(/^Заходили 20.ноября.2024/)).toBeTruthy();
    expect(section('Устройства').getAllByRole('button', { name: /^Выйти на.устройстве/ })).toHaveLength(1);
  });

  test('each device can be signed out on its own', async () => {
    const { user } = show();
    const ended = vi.fn();
    server.use(
      http.delete(`${ACCOUNT}/sign-ins/:id`, ({ params }) => {
        ended(params.id);
        return done();
      }),
    );
    await user.click(await section('Устройства').findByRole('button', { name: /Safari, iPhone$/ }));
    await screen.findByText('Выполнен выход: Safari, iPhone');
    expect(section('Устройства').queryByText('Safari, iPhone')).toBeNull();
    expect(ended.mock.calls).toEqual([[PHONE.id]]);
  });

  test('all devices are signed out after a confirmation', async () => {
    const { user, onSignedOutEverywhere } = show();
    server.use(http.delete(`${ACCOUNT}/sign-ins`, done));
    await user.click(
      await section('Устройства').findByRole('button', { name: words('Выйти на всех устройствах') }),
    );
    expect(onSignedOutEverywhere).not.toHaveBeenCalled();
    await user.click((await dialog()).getByRole('button', { name: words('Выйти на всех') }));
    await waitFor(() => expect(onSignedOutEverywhere).toHaveBeenCalledTimes(1));
  });

  test('if the shop does not answer, all devices stay signed in and the dialog says so', async () => {
    quiet();
    const { user, onSignedOutEverywhere } = show();
    server.use(http.delete(`${ACCOUNT}/sign-ins`, () => problem(503, 'UNAVAILABLE', 'Чуть позже')));
    await user.click(
      await section('Устройства').findByRole('button', { name: words('Выйти на всех устройствах') }),
    );
    const { getByRole, findByRole } = await dialog();
    await user.click(getByRole('button', { name: words('Выйти на всех') }));
    expect((await findByRole('alert')).textContent).toBe('Чуть позже');
    expect(onSignedOutEverywhere).not.toHaveBeenCalled();
  });
});

test('all stored data about the shopper can be downloaded as a file', async () => {
  const { user } = show();
  const data = { exportedAt: '2024-11-21T09:00:00.000Z', profile: testAccount() };
  server.use(http.get(`${ACCOUNT}/data`, () => HttpResponse.json(data)));
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(`${this.download} ${this.href}`);
  });
  await user.click(screen.getByRole('button', { name: 'Скачать данные' }));
  await waitFor(() => expect(names).toEqual(['vitrina-dannye.json blob:file']));
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(data);
});

describe('deleting the account', () => {
  const open = async (user: ReturnType<typeof show>['user']) => {
    await user.click(
      section('Удаление учётной записи').getByRole('button', { name: 'Удалить учётную запись' }),
    );
    return dialog();
  };
  const confirm = { name: 'Удалить навсегда' };

  test('deleting the account requires the password, and a double click sends one request', async () => {
    const { user, onDeleted } = show();
    const sent = vi.fn();
    server.use(
      http.post(`${ACCOUNT}/deletion`, async ({ request }) => {
        sent(await request.json());
        await delay(20);
        return done();
      }),
    );
    const { getByRole, getByLabelText } = await open(user);
    await user.click(getByRole('button', confirm));
    expect(descriptionOf(getByLabelText('Пароль'))).toBe('Введите пароль');
    await user.type(getByLabelText('Пароль'), 'lipovyy-chay-1986');
    await user.dblClick(getByRole('button', confirm));
    await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
    expect(sent.mock.calls).toEqual([[{ password: 'lipovyy-chay-1986' }]]);
  });

  test('if the password is wrong, the account is not deleted and the error is shown at the field', async () => {
    quiet();
    const { user, onDeleted } = show();
    server.use(
      http.post(`${ACCOUNT}/deletion`, () =>
        problem(422, 'INVALID_REQUEST', 'Проверьте введённые данные', [
          { pointer: '/password', message: 'Неверный пароль' },
        ]),
      ),
    );
    const { getByRole, getByLabelText } = await open(user);
    await user.type(getByLabelText('Пароль'), 'ne-tot-parol');
    await user.click(getByRole('button', confirm));
    await waitFor(() => expect(descriptionOf(getByLabelText('Пароль'))).toBe('Неверный пароль'));
    expect(document.activeElement).toBe(getByLabelText('Пароль'));
    expect(onDeleted).not.toHaveBeenCalled();
  });

  test('deleting an account without a password is confirmed with a checkbox', async () => {
    const { user, onDeleted } = show(testAccount({ hasPassword: false }));
    const sent = vi.fn();
    server.use(
      http.post(`${ACCOUNT}/deletion`, async ({ request }) => {
        sent(await request.json());
        return done();
      }),
    );
    const { getByRole } = await open(user);
    await user.click(getByRole('button', confirm));
    expect(descriptionOf(getByRole('checkbox'))).toBe('Поставьте отметку, чтобы продолжить');
    await user.click(getByRole('checkbox'));
    await user.click(getByRole('button', confirm));
    await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
    expect(sent.mock.calls).toEqual([[{ password: null }]]);
  });
});
