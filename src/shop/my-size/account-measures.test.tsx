// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import type { MyMeasures } from '@/lib/api';
import { forgetQueries, setQuery } from '@/lib/state/query-reads';
import { NO_SESSION, sessionQuery } from '@/shop/identity/session';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { server } from '../../../tests/component-shop';
import { measuresQuery } from './account-measures';
import { readMeasures, saveOnDevice } from './device-measures';
import { MeasuresForm } from './measures-form';
import { MySizeResult } from './my-size-result';

const MEASURES = '*/api/user-orchestration/v1/users/my-account/measures';
const sizes = {
  columns: ['Обхват груди', 'Обхват талии'],
  rows: [
    { size: '44', cells: ['88', '70'] },
    { size: '46', cells: ['92', '74'] },
    { size: '48', cells: ['96', '78'] },
  ],
};

afterEach(() => {
  localStorage.clear();
  act(() => readMeasures());
});

/**
 * Shows the size section to a signed-in shopper whose account has these measurements. While `down.isDown`,
 * saving fails.
 */
async function show(stored: MyMeasures, down = { isDown: false }) {
  const shop = { stored, calls: [] as string[] };
  const refused = () => HttpResponse.json({ title: 'Сервис недоступен' }, { status: 503 });
  server.use(
    http.get(MEASURES, () => HttpResponse.json(shop.stored)),
    http.put(`${MEASURES}/:wearer`, async ({ params, request }) => {
      const measures = await request.json();
      shop.calls.push(`${params.wearer} ${JSON.stringify(measures)}`);
      if (down.isDown) return refused();
      shop.stored = { ...shop.stored, [String(params.wearer)]: measures };
      return HttpResponse.json(shop.stored);
    }),
    http.delete(`${MEASURES}/:wearer`, ({ params }) => {
      shop.calls.push(`${params.wearer} deleted`);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const page = renderPage(
    <>
      <MeasuresForm wearer="women" measures={['chest', 'waist']} />
      <section aria-label="Размер">
        <MySizeResult wearer="women" sizes={sizes} />
      </section>
    </>,
  );
  act(() => {
    const user = { id: '55579b55-7896-40ce-8764-c47fed644f9b', firstName: 'Анна' };
    setQuery(page.client, sessionQuery, { user, identity: 'user' });
  });
  await screen.findByText(words('Мерки хранятся в вашей учётной записи.'), { exact: false });
  return { ...page, shop };
}

const chest = () => screen.getByLabelText<HTMLInputElement>('Обхват груди, см');
const size = () => within(screen.getByRole('region')).getByRole('status').textContent;

test('measurements of the account mark the size, are saved when a field loses the focus, and are not stored in the browser (§3.1.3)', async () => {
  const { user, shop } = await show({ women: { chest: 88 } });
  expect(chest().value).toBe('88');
  expect(size()).toMatch(/^Ваш размер: 44/);
  await user.clear(chest());
  await user.type(chest(), '92');
  expect(size()).toMatch(/^Ваш размер: 46/);
  expect(shop.calls).toEqual([]);
  await user.tab();
  await expect.poll(() => shop.calls).toEqual(['women {"chest":92}']);
  expect(localStorage.length).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Удалить мерки' }));
  await expect.poll(() => shop.calls).toEqual(['women {"chest":92}', 'women deleted']);
  expect([chest().value, size()]).toEqual(['', '']);
});

test('measurements of the account take precedence over those in the browser, which can be saved in the account (§3.1.4)', async () => {
  saveOnDevice('women', { chest: 96, waist: 74.5 });
  const { user, shop } = await show({ women: { chest: 88 } });
  expect(size()).toMatch(/^Ваш размер: 44/);
  expect(
    screen.getByText(words('В этом браузере записаны другие мерки: грудь 96 см, талия 74,5 см')),
  ).toBeDefined();
  expect(shop.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: words('Перенести в учётную запись') }));
  await expect.poll(() => shop.calls).toEqual(['women {"chest":96,"waist":74.5}']);
  await expect.poll(() => localStorage.length).toBe(0);
  expect(chest().value).toBe('96');
  expect(screen.queryByText(/другие мерки/)).toBeNull();
});

test('if the account has no measurements of a wearer, those in the browser mark the size (§3.1.4)', async () => {
  saveOnDevice('women', { chest: 96 });
  const { user, shop } = await show({ men: { chest: 100 } });
  expect(size()).toMatch(/^Ваш размер: 48/);
  await user.click(screen.getByRole('button', { name: words('Удалить из браузера') }));
  expect([size(), localStorage.length, shop.calls]).toEqual(['', 0, []]);
});

test('signing out removes all data of the account from the page and the browser (§3.1.4)', async () => {
  const { client } = await show({ women: { chest: 88 } });
  expect(size()).toMatch(/44/);
  act(() => {
    setQuery(client, sessionQuery, NO_SESSION);
    forgetQueries(client, measuresQuery);
  });
  expect([chest().value, size(), localStorage.length]).toEqual(['', '', 0]);
  expect(
    JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ),
  ).not.toContain('88');
});

test('measurements that failed to save stay visible and are sent with the next change', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const down = { isDown: true };
  const { user, shop } = await show({}, down);
  await user.type(chest(), '92{Enter}');
  await screen.findByRole('alert');
  expect([chest().value, shop.stored]).toEqual(['92', {}]);
  down.isDown = false;
  await user.click(screen.getByRole('button', { name: words('Сохранить ещё раз') }));
  await expect.poll(() => shop.stored).toEqual({ women: { chest: 92 } });
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
});
