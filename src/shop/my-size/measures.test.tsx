// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { centimetres, keepMeasures, readMeasures } from './measures';
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
  cleanup();
  localStorage.clear();
  act(() => readMeasures());
});

const show = () =>
  render(
    <>
      <MeasuresForm wearer="women" measures={['chest', 'waist']} />
      <MySizeResult wearer="women" sizes={sizes} />
    </>,
  );

test('measures are kept in the browser as one types, and say the size', async () => {
  show();
  const user = userEvent.setup();
  expect(screen.getByRole('status').textContent).toBe('');
  await user.type(screen.getByLabelText('Обхват груди, см'), '92,5');
  expect(screen.getByRole('status').textContent).toMatch(/^Ваш размер: 46Грудь: 46/);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ women: { chest: 92.5 } });
  await user.click(screen.getByRole('button', { name: 'Удалить мерки' }));
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Обхват груди, см').value).toBe('');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('what no one can measure is said at its field and not kept', async () => {
  show();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Обхват талии, см'), '7');
  expect(screen.getByLabelText('Обхват талии, см').getAttribute('aria-invalid')).toBe('true');
  expect(localStorage.getItem(KEY)).toBeNull();
  await user.type(screen.getByLabelText('Обхват талии, см'), '4');
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ women: { waist: 74 } });
});

test.each(['', 'null', '[]', '{"women":5}', '{"women":{"chest":"x","waist":9000}}', '{broken'])(
  'something else under the name gives nothing: %s',
  (text) => {
    localStorage.setItem(KEY, text);
    act(() => readMeasures());
    show();
    expect(screen.getByLabelText<HTMLInputElement>('Обхват груди, см').value).toBe('');
    expect(screen.queryByRole('button', { name: 'Удалить мерки' })).toBeNull();
  },
);

test('a browser that keeps nothing knows them for the visit', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  keepMeasures('women', { chest: 88 }, blocked);
  show();
  expect(screen.getByRole('status').textContent).toMatch(/44/);
});

test.each([
  ['92', 92],
  [' 92,55 ', 92.6],
  ['', undefined],
  ['34', undefined],
  ['181', undefined],
  ['девяносто', undefined],
])('«%s» of a chest are %s cm', (text, value) => {
  expect(centimetres('chest', text)).toBe(value);
});
