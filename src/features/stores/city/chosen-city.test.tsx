import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { chooseCity, useChosenCity } from './chosen-city';

function Name() {
  return <p>{useChosenCity()?.name ?? 'никакой'}</p>;
}

/** Simulates that another tab changed the stored city. */
function elsewhere(text: string | null) {
  if (text === null) localStorage.removeItem('vitrina-city');
  else localStorage.setItem('vitrina-city', text);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'vitrina-city' })));
}

beforeEach(() => {
  render(<Name />);
  elsewhere(null);
});

test('the chosen city is shown at once and stored for the next visit, with its code and name only', () => {
  act(() => chooseCity({ code: 'tver', name: 'Тверь', region: 'Тверская область' } as never));
  expect(screen.getByText('Тверь')).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('vitrina-city') ?? '')).toEqual({ code: 'tver', name: 'Тверь' });
});

test('the server renders no chosen city, because it does not know it', () => {
  act(() => chooseCity({ code: 'tver', name: 'Тверь' }));
  expect(renderToString(<Name />)).toBe('<p>никакой</p>');
});

test('a city chosen in another tab is shown in this tab too', () => {
  elsewhere('{"code":"kazan","name":"Казань"}');
  expect(screen.getByText('Казань')).toBeTruthy();
  elsewhere(null);
  expect(screen.getByText('никакой')).toBeTruthy();
});

test.each(['not json', '"tver"', '{"code":7,"name":"Тверь"}', '{"code":"","name":""}', 'null'])(
  'if the storage has %s, no city is chosen',
  (text) => {
    elsewhere(text);
    expect(screen.getByText('никакой')).toBeTruthy();
  },
);
