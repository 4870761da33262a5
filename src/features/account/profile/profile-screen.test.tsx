import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { UserProfile } from '@/lib/api';
import { forgetQueries, setQuery } from '@/lib/state/query-reads';
import { knownSession, sessionQuery } from '@/shop/identity/session';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { server } from '../../../../tests/component-shop';
import { accountQuery, useAccount } from '../account-query';
import { ACCOUNT, mockAccount, problem, testAccount } from '../testing';
import { ProfileScreen } from './profile-screen';

/** Renders nothing without an account, like the route of the profile. */
function Page() {
  const account = useAccount();
  return account && <ProfileScreen account={account} onSignOut={() => undefined} />;
}

function show(account: UserProfile = testAccount()) {
  const { stored, handlers } = mockAccount(account);
  server.use(...handlers);
  const page = renderPage(<Page />);
  setQuery(page.client, sessionQuery, {
    identity: 'user',
    user: { id: account.id, firstName: account.firstName, email: account.email, phone: account.phone },
  });
  act(() => setQuery(page.client, accountQuery, account));
  return { ...page, stored };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(words(label));
const save = () => screen.getByRole('button', { name: 'Сохранить' });
const descriptionOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});

async function retype(user: ReturnType<typeof show>['user'], label: string, text: string) {
  await user.clear(field(label));
  if (text) await user.type(field(label), text);
}

test('the profile form shows every field of the account (§3.5.2)', () => {
  show();
  expect(
    ['Фамилия', 'Имя', 'Отчество (при наличии)', 'Дата рождения', 'Телефон', 'Электронная почта'].map(
      (label) => field(label).value,
    ),
  ).toEqual([
    'Лебедева',
    'Анна',
    '',
    '08.03.1990',
    '+7\u00a0999\u00a0123\u00a045\u00a067',
    'anna@example.ru',
  ]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Женский' }).checked).toBe(true);
});

describe('an email address in a session without a recent proof', () => {
  /** The shop refuses to save until the password was entered once. */
  function requireProof() {
    let proven = false;
    server.use(
      http.put(ACCOUNT, () => (proven ? undefined : problem(403, 'PROOF_NEEDED', 'Подтвердите, что это вы'))),
      http.post(`${ACCOUNT}/proof`, async ({ request }) => {
        const { password } = (await request.json()) as { password: string };
        if (password !== 'lipovyy-chay-1986')
          return problem(422, 'INVALID_REQUEST', 'Проверьте введённые данные', [
            { pointer: '/password', message: 'Неверный пароль' },
          ]);
        proven = true;
        return new HttpResponse(null, { status: 204 });
      }),
    );
  }
  const dialog = () => screen.findByRole('dialog', { name: words('Подтвердите, что это вы') });

  test('a new email address is saved after the password was entered, and other typed text stays (§4.2.3, §9.15)', async () => {
    quiet();
    const { user, stored } = show();
    requireProof();
    await retype(user, 'Электронная почта', 'new@example.ru');
    await user.click(save());
    const { getByLabelText, getByRole } = within(await dialog());
    await user.type(getByLabelText('Пароль'), 'ne-tot-parol');
    await user.click(getByRole('button', { name: 'Подтвердить' }));
    await waitFor(() => expect(descriptionOf(getByLabelText('Пароль'))).toBe('Неверный пароль'));
    expect(stored.updates).toEqual([]);
    await user.clear(getByLabelText('Пароль'));
    await user.type(getByLabelText('Пароль'), 'lipovyy-chay-1986');
    await user.click(getByRole('button', { name: 'Подтвердить' }));
    await screen.findByText(/Изменения сохранены/);
    expect(stored.updates).toMatchObject([{ email: 'new@example.ru' }]);
  });

  test('if the password dialog is closed, the new email address is not saved and stays in its field', async () => {
    quiet();
    const { user, stored } = show();
    requireProof();
    await retype(user, 'Электронная почта', 'new@example.ru');
    await user.click(save());
    await user.click(within(await dialog()).getByRole('button', { name: 'Закрыть' }));
    expect(field('Электронная почта').value).toBe('new@example.ru');
    expect(stored.updates).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('missing values of the account are empty fields', () => {
  show(testAccount({ birthDate: null, sex: '', phone: '', lastName: '' }));
  expect(field('Дата рождения').value).toBe('');
  expect(field('Телефон').value).toBe('');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: words('Не указан') }).checked).toBe(true);
});

test('typed values are saved in the format of the contract, and the header shows the new first name (§3.5.2)', async () => {
  const { user, stored, client } = show();
  await retype(user, 'Имя', ' Ася ');
  await retype(user, 'Дата рождения', '09041991');
  expect(field('Дата рождения').value).toBe('09.04.1991');
  await retype(user, 'Телефон', '8 (911) 222-33-44');
  await user.click(screen.getByRole('radio', { name: words('Не указан') }));
  await user.click(save());
  await screen.findByText(/^Изменения сохранены/);
  expect(stored.updates).toEqual([
    {
      phone: '+79112223344',
      email: 'anna@example.ru',
      firstName: 'Ася',
      middleName: '',
      lastName: 'Лебедева',
      birthDate: '09.04.1991',
      sex: '',
      subscriptions: ['EMAIL_NEWS'],
    },
  ]);
  expect(client.getQueryData(accountQuery.queryKey)?.firstName).toBe('Ася');
  expect(knownSession(client)?.user?.firstName).toBe('Ася');
  expect(field('Имя').value).toBe('Ася');
  expect(screen.queryByRole('button', { name: 'Отменить изменения' })).toBeNull();
});

test('an emptied birth date becomes null (§5.2.2)', async () => {
  const { user, stored } = show();
  await retype(user, 'Дата рождения', '');
  await user.click(save());
  await screen.findByText('Изменения сохранены');
  expect(stored.updates[0]?.birthDate).toBeNull();
});

test('errors are shown at their fields, and the first one has the focus', async () => {
  const { user, stored } = show();
  await retype(user, 'Имя', '');
  await retype(user, 'Дата рождения', '3102');
  await retype(user, 'Телефон', '999');
  await retype(user, 'Электронная почта', 'anna');
  await user.click(save());
  expect(descriptionOf(field('Имя'))).toBe('Укажите имя');
  expect(descriptionOf(field('Дата рождения'))).toMatch(words('Введите дату в формате ДД.ММ.ГГГГ'));
  expect(descriptionOf(field('Телефон'))).toBe('Введите телефон полностью');
  expect(descriptionOf(field('Электронная почта'))).toBe('Проверьте адрес почты');
  expect(document.activeElement).toBe(field('Имя'));
  expect(stored.updates).toEqual([]);
  await user.type(field('Имя'), 'Ася');
  expect(field('Имя').getAttribute('aria-invalid')).toBeNull();
  expect(field('Имя').value).toBe('Ася');
  expect(descriptionOf(field('Телефон'))).toBe('Введите телефон полностью');
});

test('an error of the shop is shown at its field, and the typed text stays', async () => {
  quiet();
  const { user } = show();
  server.use(
    http.put(ACCOUNT, () =>
      problem(422, 'INVALID_REQUEST', 'Проверьте введённые данные', [
        { pointer: '/phone', message: 'Так не бывает' },
      ]),
    ),
  );
  await retype(user, 'Фамилия', 'Орлова');
  await user.click(save());
  await waitFor(() => expect(descriptionOf(field('Телефон'))).toBe('Так не бывает'));
  expect(document.activeElement).toBe(field('Телефон'));
  expect(field('Фамилия').value).toBe('Орлова');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('if the shop is unavailable, an error is shown beside the button, and the next try succeeds', async () => {
  quiet();
  const { user, stored } = show();
  server.use(http.put(ACCOUNT, () => problem(503, 'UNAVAILABLE', 'Чуть позже'), { once: true }));
  await retype(user, 'Фамилия', 'Орлова');
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toBe('Чуть позже');
  await user.click(save());
  await screen.findByText('Изменения сохранены');
  expect(stored.account.lastName).toBe('Орлова');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a double press on the button saves once, and without changes no request is sent', async () => {
  const { user, stored } = show();
  server.use(
    http.get(ACCOUNT, async () => {
      await delay(30);
      return HttpResponse.json(stored.account);
    }),
  );
  await retype(user, 'Фамилия', 'Орлова');
  await user.dblClick(save());
  await screen.findByText('Изменения сохранены');
  await user.click(save());
  expect(stored.updates).toHaveLength(1);
});

test('text typed while the form is being saved is not lost', async () => {
  const { user, stored } = show();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get(ACCOUNT, async () => {
      await answered;
      return HttpResponse.json(stored.account);
    }),
  );
  await retype(user, 'Фамилия', 'Орлова');
  await user.click(save());
  expect(save().getAttribute('aria-busy')).toBe('true');
  await user.type(field('Отчество (при наличии)'), 'Сергеевна');
  answer();
  await screen.findByText('Изменения сохранены');
  expect(stored.account).toMatchObject({ lastName: 'Орлова', middleName: '' });
  expect(field('Отчество (при наличии)').value).toBe('Сергеевна');
  expect(screen.getByRole('button', { name: 'Отменить изменения' })).toBeTruthy();
});

test('two saves of the profile are sent one after the other, and neither undoes the other', async () => {
  const { user, stored } = show(testAccount({ pendingEmail: 'new@example.ru' }));
  const calls: string[] = [];
  const pressed = Promise.withResolvers<void>();
  server.use(
    http.all(ACCOUNT, async ({ request }) => {
      calls.push(request.method);
      await pressed.promise;
    }),
  );
  await retype(user, 'Фамилия', 'Орлова');
  await user.click(save());
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  pressed.resolve();
  await waitFor(() => expect(stored.updates).toHaveLength(2));
  expect(calls).toEqual(['GET', 'PUT', 'GET', 'PUT']);
  expect(stored.account).toMatchObject({ lastName: 'Орлова', pendingEmail: '' });
});

test('the button «Отменить изменения» restores the saved values', async () => {
  const { user } = show();
  await retype(user, 'Телефон', '');
  await retype(user, 'Дата рождения', '01');
  await user.click(screen.getByRole('button', { name: 'Отменить изменения' }));
  expect(field('Телефон').value).toBe('+7\u00a0999\u00a0123\u00a045\u00a067');
  expect(field('Дата рождения').value).toBe('08.03.1990');
  expect(screen.queryByRole('button', { name: 'Отменить изменения' })).toBeNull();
});

test('leaving the shop with unsaved changes asks for confirmation', async () => {
  const { user } = show();
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(false);
  await retype(user, 'Фамилия', 'Орлова');
  expect(leave()).toBe(true);
  await user.click(save());
  await screen.findByText('Изменения сохранены');
  expect(leave()).toBe(false);
});

test('when the account changes elsewhere, untouched fields show the new values and typed text stays', async () => {
  const { user, client } = show();
  act(() => setQuery(client, accountQuery, testAccount({ lastName: 'Орлова', phone: '+79112223344' })));
  expect(field('Фамилия').value).toBe('Орлова');
  expect(field('Телефон').value).toBe('+7\u00a0911\u00a0222\u00a033\u00a044');
  await retype(user, 'Имя', 'Ася');
  act(() => setQuery(client, accountQuery, testAccount({ lastName: 'Белова' })));
  expect(field('Имя').value).toBe('Ася');
});

describe('when the session ends in the middle', () => {
  beforeEach(() => void quiet());

  const unauthorized = () => problem(401, 'UNAUTHORIZED', 'Войдите, чтобы продолжить');

  test('if only the access token has expired, the tokens are renewed and the change is saved', async () => {
    const { user, stored } = show();
    server.use(
      http.get(ACCOUNT, unauthorized, { once: true }),
      http.post('*/api/auth/refresh', () => new HttpResponse(null, { status: 204 })),
    );
    await retype(user, 'Фамилия', 'Орлова');
    await user.click(save());
    await screen.findByText('Изменения сохранены');
    expect(stored.account.lastName).toBe('Орлова');
  });

  test('if the session ended before the form was submitted, the typed text stays and is saved after signing in', async () => {
    const { user, stored, client } = show();
    server.use(
      http.get(ACCOUNT, unauthorized, { once: true }),
      http.post('*/api/auth/refresh', () => problem(401, 'REFRESH_REJECTED', 'Войдите снова'), {
        once: true,
      }),
    );
    await retype(user, 'Фамилия', 'Орлова');
    await user.click(save());
    const link = await screen.findByRole('link', { name: 'Войдите снова' });
    expect(link.getAttribute('href')).toBe('/login?redirect=%2Fmyprofile');
    expect(field('Фамилия').value).toBe('Орлова');

    act(() => forgetQueries(client, accountQuery));
    expect(screen.queryByLabelText('Фамилия')).toBeNull();
    act(() => setQuery(client, accountQuery, testAccount()));
    expect(field('Фамилия').value).toBe('Орлова');
    await screen.findByText('Изменения сохранены');
    expect(stored.updates).toHaveLength(1);
    expect(stored.account.lastName).toBe('Орлова');
  });

  test('if the session ended before anything was submitted, the typed text is restored and marked as unsaved', async () => {
    const { user, stored, client } = show();
    await retype(user, 'Фамилия', 'Орлова');
    act(() => forgetQueries(client, accountQuery));
    act(() => setQuery(client, accountQuery, testAccount()));
    expect(field('Фамилия').value).toBe('Орлова');
    expect(screen.getByText(/ещё не.сохранено/)).toBeTruthy();
    expect(stored.updates).toEqual([]);
  });

  test('unsaved text is not shown to another shopper who signs in', async () => {
    const { user, client } = show();
    await retype(user, 'Фамилия', 'Орлова');
    act(() => forgetQueries(client, accountQuery));
    act(() => setQuery(client, accountQuery, testAccount({ id: 'other', lastName: 'Белова' })));
    expect(field('Фамилия').value).toBe('Белова');
    act(() => setQuery(client, accountQuery, testAccount()));
    expect(field('Фамилия').value).toBe('Лебедева');
  });

  test('if another shopper is signed in by now, the typed text is not saved into that account', async () => {
    const { user, stored, client } = show();
    await retype(user, 'Фамилия', 'Орлова');
    stored.account = testAccount({ id: 'other', firstName: 'Ольга', lastName: 'Белова' });
    await user.click(save());
    await screen.findByText(words('В другой вкладке вошли в другую учётную запись'));
    expect(stored.updates).toEqual([]);
    expect(field('Фамилия').value).toBe('Белова');
    expect(client.getQueryData(accountQuery.queryKey)?.firstName).toBe('Ольга');
  });
});

describe('a new e-mail address', () => {
  const PENDING = 'new@example.ru';

  test('a new email address awaits its confirmation below the field, which keeps the old one', async () => {
    const { user } = show();
    await retype(user, 'Электронная почта', PENDING);
    await user.click(save());
    await screen.findByText(`Ждёт подтверждения: ${PENDING}`);
    expect(field('Электронная почта').value).toBe('anna@example.ru');
  });

  test('saving other fields keeps a pending email address', async () => {
    const { user, stored } = show(testAccount({ pendingEmail: PENDING }));
    await retype(user, 'Фамилия', 'Орлова');
    await user.click(save());
    await screen.findByText('Изменения сохранены');
    expect(stored.account).toMatchObject({ lastName: 'Орлова', pendingEmail: PENDING });
  });

  test('the confirmation message of a pending email address can be sent again', async () => {
    const requests = vi.fn();
    server.use(
      http.post('*/api/auth/register/message', async ({ request }) => {
        requests(await request.json());
        await delay(10);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = show(testAccount({ pendingEmail: PENDING }));
    await user.dblClick(screen.getByRole('button', { name: 'Отправить письмо ещё раз' }));
    await screen.findByText(`На ${PENDING} отправлено письмо для подтверждения`);
    expect(requests.mock.calls).toEqual([[{ login: PENDING }]]);
  });

  test('a pending email address is cancelled with one press, and other typed text stays', async () => {
    const { user, stored } = show(testAccount({ pendingEmail: PENDING }));
    await retype(user, 'Фамилия', 'Орлова');
    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    await waitFor(() => expect(screen.queryByText(/^Ждёт подтверждения/)).toBeNull());
    expect(stored.updates).toMatchObject([{ email: 'anna@example.ru', lastName: 'Лебедева' }]);
    expect(field('Фамилия').value).toBe('Орлова');
    await user.click(save());
    await screen.findByText('Изменения сохранены');
    expect(stored.account).toMatchObject({ lastName: 'Орлова', email: 'anna@example.ru', pendingEmail: '' });
  });

  test('if the account has no confirmed email address, cancelling the pending one empties the field', async () => {
    const { user } = show(testAccount({ email: '', isEmailConfirmed: false, pendingEmail: PENDING }));
    expect(field('Электронная почта').value).toBe(PENDING);
    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    await waitFor(() => expect(field('Электронная почта').value).toBe(''));
    expect(screen.queryByRole('button', { name: 'Отменить изменения' })).toBeNull();
  });
});
