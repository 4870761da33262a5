// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { safeStorage } from '@/lib/browser/storage';
import { renderPage } from '@/testing/render-page';
import { centimetres, readMeasures, saveOnDevice } from './device-measures';
import { MeasuresForm } from './measures-form';
import { MySizeResult } from './my-size-result';

const KEY = 'vitrina.my-size';
const sizes = {
  columns: ['Обхват груди', 'Обхват талии'],
  rows: [
    { size: '44', cells: ['88', '70'] },
    { size: '46', cells: ['92', '74'] },
  ],
};

afterEach(() => {
  localStorage.clear();
  act(() => readMeasures());
});

const show = () =>
  renderPage(
    <>
      <MeasuresForm wearer="women" measures={['chest', 'waist']} />
      <section aria-label="Размер">
        <MySizeResult wearer="women" sizes={sizes} />
      </section>
    </>,
  );

test('measurements are stored in the browser while typing, and the matching size is shown (§3.1.3)', async () => {
  const { user } = show();
  expect(within(screen.getByRole('region')).getByRole('status').textContent).toBe('');
  await user.type(screen.getByLabelText('Обхват груди, см'), '92,5');
  expect(within(screen.getByRole('region')).getByRole('status').textContent).toMatch(
    /^Ваш размер: 46Грудь: 46/,
  );
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ women: { chest: 92.5 } });
  await user.click(screen.getByRole('button', { name: 'Удалить мерки' }));
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Обхват груди, см').value).toBe('');
  expect(within(screen.getByRole('region')).getByRole('status').textContent).toBe('');
});

test('an impossible measurement is reported at its field and not stored', async () => {
  const { user } = show();
  await user.type(screen.getByLabelText('Обхват талии, см'), '7');
  expect(screen.getByLabelText('Обхват талии, см').getAttribute('aria-invalid')).toBe('true');
  expect(localStorage.getItem(KEY)).toBeNull();
  await user.type(screen.getByLabelText('Обхват талии, см'), '4');
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ women: { waist: 74 } });
});

test.each(['', 'null', '[]', '{"women":5}', '{"women":{"chest":"x","waist":9000}}', '{broken'])(
  'if the storage has %s, no measurements are remembered',
  (text) => {
    localStorage.setItem(KEY, text);
    act(() => readMeasures());
    show();
    expect(screen.getByLabelText<HTMLInputElement>('Обхват груди, см').value).toBe('');
    expect(screen.queryByRole('button', { name: 'Удалить мерки' })).toBeNull();
  },
);

test('without storage the measurements are kept in memory, until the page is closed', () => {
  const blocked = safeStorage(() => {
    throw new Error('blocked');
  });
  saveOnDevice('women', { chest: 88 }, blocked);
  show();
  expect(within(screen.getByRole('region')).getByRole('status').textContent).toMatch(/44/);
});

test.each([
  ['92', 92],
  [' 92,55 ', 92.6],
  ['', undefined],
  ['34', undefined],
  ['181', undefined],
  ['девяносто', undefined],
])('a chest measurement typed as «%s» is read as %s cm', (text, value) => {
  expect(centimetres('chest', text)).toBe(value);
});
