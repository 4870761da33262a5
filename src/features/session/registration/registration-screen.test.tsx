import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { knownSession } from '@/shop/identity/session';
import { renderPage } from '@/testing/render-page';
import { server } from '../../../../tests/component-shop';
import { RegistrationScreen } from './registration-screen';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const consents = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const descriptionOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

function show() {
  const onSignedIn = vi.fn();
  const page = renderPage(<RegistrationScreen redirect="/cart" onSignedIn={onSignedIn} />);
  const paths: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    if (pathname !== '/api/auth/external') paths.push(pathname);
  });
  return {
    ...page,
    onSignedIn,
    paths,
    submit: () => page.user.click(screen.getByRole('button', { name: 'Зарегистрироваться' })),
    async fill() {
      await page.user.type(field('Имя'), 'Вера');
      await page.user.type(field('Телефон или почта'), 'vera@example.ru');
      await page.user.type(field('Пароль'), 'lipovyy-chay-1986');
      await page.user.click(consents()[0] as HTMLInputElement);
    },
  };
}

test('the two consents are not checked in advance and link to their documents (§5.3.1, §5.3.2, §5.3.3)', () => {
  show();
  expect(consents().map(({ checked }) => checked)).toEqual([false, false]);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/page/personal-data-agreement',
    '/page/marketing-agreement',
    '/policy/sales-condition',
    '/policy/privacy-policy',
    '/login?redirect=%2Fcart',
  ]);
});

test('with a phone number as login, the form asks for no consent to news, which the shop sends by email only', async () => {
  const { user } = show();
  await user.type(field('Телефон или почта'), '8 999');
  expect(consents()).toHaveLength(1);
  await user.clear(field('Телефон или почта'));
  await user.type(field('Телефон или почта'), 'vera@example.ru');
  expect(consents().map(({ checked }) => checked)).toEqual([false, false]);
});

test('the fields have the attributes by which password managers and on-screen keyboards recognize them', () => {
  show();
  expect(field('Имя').autocomplete).toBe('given-name');
  expect(field('Телефон или почта').autocomplete).toBe('username');
  expect(field('Пароль').autocomplete).toBe('new-password');
});

test('invalid fields show errors, the first one gets the focus, and no request is sent (§5.3.1, §5.3.2, §5.3.3)', async () => {
  const { submit, paths } = show();
  await submit();
  expect(descriptionOf(field('Имя'))).toBe('Укажите имя');
  expect(descriptionOf(field('Телефон или почта'))).toBe('Укажите телефон или\u00a0почту');
  expect(descriptionOf(field('Пароль'))).toBe('Введите пароль');
  expect(descriptionOf(consents()[0] as HTMLElement)).toBe('Поставьте отметку, чтобы продолжить');
  expect(consents()[1]?.getAttribute('aria-invalid')).toBeNull();
  expect(document.activeElement).toBe(field('Имя'));
  expect(paths).toEqual([]);
});

test('after registering an unconfirmed address, the page says that a message was sent, and does not sign in (§4.2.2)', async () => {
  const { submit, fill, paths, onSignedIn, client } = show();
  await fill();
  await submit();
  expect(await screen.findByRole('heading', { name: 'Подтвердите почту' })).toBeTruthy();
  expect(screen.getByText('vera@example.ru')).toBeTruthy();
  expect(paths).toEqual(['/api/auth/register']);
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(knownSession(client)).toBeUndefined();
});

test('going back from the screen about the sent message keeps the typed text', async () => {
  const { user, submit, fill } = show();
  await fill();
  await submit();
  await user.click(await screen.findByRole('button', { name: 'Указать другой адрес' }));
  expect(field('Имя').value).toBe('Вера');
  expect(field('Телефон или почта').value).toBe('vera@example.ru');
});

test('after registering a confirmed address, the page reads identity and session and calls onSignedIn (§4.2.2, §7.2.11)', async () => {
  server.use(http.post('*/api/auth/register', () => HttpResponse.json({ status: 'CONFIRMED' })));
  server.use(
    http.get('*/api/auth/user-identity', () =>
      HttpResponse.json({ id: crypto.randomUUID(), kind: 'user', expiresAt: new Date().toISOString() }),
    ),
  );
  const { submit, fill, paths, onSignedIn } = show();
  await fill();
  await submit();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(paths).toEqual(['/api/auth/register', '/api/auth/user-identity', '/api/_auth/session']);
});

test('if the shop rejects the password, the error is at its field and the password stays', async () => {
  const { user, submit, fill } = show();
  await fill();
  await user.clear(field('Пароль'));
  await user.type(field('Пароль'), 'qwertyuiop');
  await submit();
  await vi.waitFor(() => expect(descriptionOf(field('Пароль'))).toContain('Придумайте другой'));
  expect(document.activeElement).toBe(field('Пароль'));
  expect(field('Пароль').value).toBe('qwertyuiop');
});

test('pressing the button twice sends one request', async () => {
  const { fill, paths } = show();
  await fill();
  const button = screen.getByRole('button', { name: 'Зарегистрироваться' });
  act(() => {
    button.click();
    button.click();
  });
  await screen.findByRole('heading', { name: 'Подтвердите почту' });
  expect(paths).toEqual(['/api/auth/register']);
});
