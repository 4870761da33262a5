import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeliveryPoint } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { testPoint } from '../testing';
import { PointDialog } from './point-dialog';

const points: [DeliveryPoint, DeliveryPoint, DeliveryPoint] = [
  testPoint({ code: 'a', address: 'ул. Лесная, 14', landmark: 'Метро «Менделеевская»', latitude: 55.78 }),
  testPoint({ code: 'b', address: 'ул. Полевая, 8', landmark: null, latitude: 55.701, longitude: 37.5 }),
  testPoint({ code: 'c', address: 'ул. Садовая, 31', landmark: null, latitude: 55.7, longitude: 37.5 }),
];

// Test DOM has no layout: the map gets this size.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => vi.restoreAllMocks());

function show(of: DeliveryPoint[] = points) {
  const onChoose = vi.fn();
  const page = renderPage(
    <PointDialog
      open
      onClose={() => {}}
      title="Пункт выдачи, Москва"
      points={of}
      onChoose={onChoose}
      timeZone="Europe/Moscow"
      today="2026-11-23"
    />,
  );
  return { ...page, onChoose };
}

const list = () => within(screen.getByRole('list', { name: 'Пункты' }));
const map = () => within(screen.getByRole('group', { name: 'Пункты на\u00a0схеме' }));
const pin = (name: string | RegExp) => map().getByRole('button', { name });
const row = (name: RegExp) => list().getByRole('button', { name });

test('the map shows what the list shows, near places as one (§3.7.9)', async () => {
  const { user } = show();
  expect(list().getAllByRole('button')).toHaveLength(3);
  expect(pin('ул. Лесная, 14')).toBeDefined();
  expect(map().getByText('Менделеевская')).toBeDefined();
  expect(pin(/^2\sпункта, приблизить$/).textContent).toBe('2');
  await user.type(screen.getByLabelText('Улица или метро'), 'садовая');
  expect(list().getAllByRole('button')).toHaveLength(1);
  expect(map().queryByRole('button', { name: 'ул. Лесная, 14' })).toBeNull();
  expect(pin('ул. Садовая, 31')).toBeDefined();
});

test('several places come apart by pressing them, and by the buttons', async () => {
  const { user } = show();
  await user.click(pin(/^2\sпункта, приблизить$/));
  expect(pin('ул. Полевая, 8')).toBeDefined();
  expect(map().queryByRole('button', { name: 'ул. Лесная, 14' })).toBeNull();
  for (let press = 0; press < 12; press += 1) await user.click(pin('Отдалить'));
  expect(map().getByRole('button', { name: /^3\sпункта, приблизить$/ })).toBeDefined();
});

test('places of one house open one after the other', async () => {
  const { user } = show([points[1], { ...points[1], code: 'locker', name: 'Постамат' }]);
  await user.click(pin(/^2\sпункта, приблизить$/));
  expect(screen.getByRole('heading', { level: 3, name: 'ул. Полевая, 8' })).toBeDefined();
});

test('a row and its mark light up together', async () => {
  const { user } = show();
  await user.hover(row(/Лесная/));
  expect(map().getByText('ул. Лесная, 14')).toBeDefined();
  await user.unhover(row(/Лесная/));
  expect(map().queryByText('ул. Лесная, 14')).toBeNull();
  await user.hover(pin('ул. Лесная, 14'));
  expect(row(/Лесная/).dataset.lit).toBe('true');
});

test('a mark opens the card, the way back leads to the row, and the button chooses (§3.7.9)', async () => {
  const { user, onChoose } = show();
  await user.click(pin('ул. Лесная, 14'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'ул. Лесная, 14' }));
  expect(pin('ул. Лесная, 14').getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Все пункты' }));
  await expect.poll(() => document.activeElement).toBe(row(/Лесная/));
  await user.click(row(/Садовая/));
  // A point leaves its cluster while its card is open.
  expect(pin('ул. Садовая, 31').getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Выбрать этот пункт' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(points[2]);
});

test('a drag moves the map and presses nothing', () => {
  show();
  const mark = pin('ул. Лесная, 14');
  const left = () => Number.parseFloat(pin('ул. Лесная, 14').style.left);
  const before = left();
  const at = (clientX: number) => ({ clientX, clientY: 0, pointerId: 1, button: 0 });
  const surface = mark.parentElement as HTMLElement;
  surface.setPointerCapture = () => {};
  fireEvent.pointerDown(mark, at(100));
  fireEvent.pointerMove(mark, at(130));
  fireEvent.pointerUp(mark, at(130));
  fireEvent.click(mark);
  expect(left()).toBeCloseTo(before + 30, 3);
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  fireEvent.click(pin('ул. Лесная, 14'));
  expect(screen.getByRole('heading', { level: 3 })).toBeDefined();
});

test('two fingers zoom', () => {
  show();
  const mark = pin('ул. Лесная, 14');
  const surface = mark.parentElement as HTMLElement;
  surface.setPointerCapture = () => {};
  const side = () => map().getByText(/^Сторона клетки/).textContent;
  const before = side();
  const at = (pointerId: number, clientX: number) => ({ clientX, clientY: 300, pointerId, button: 0 });
  fireEvent.pointerDown(surface, at(1, 300));
  fireEvent.pointerDown(surface, at(2, 400));
  fireEvent.pointerMove(surface, at(2, 700));
  expect(side()).not.toBe(before);
});

test('on a narrow window the map is asked for, and a place of it stands at the foot', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: /^На\sкарте$/ }));
  expect(screen.getByRole('button', { name: /^На\sкарте$/ }).getAttribute('aria-pressed')).toBe('true');
  await user.click(pin('ул. Лесная, 14'));
  const foot = screen.getByRole('button', { name: 'Выбрать этот пункт' }).parentElement as HTMLElement;
  expect(within(foot).getByText('ул. Лесная, 14')).toBeDefined();
});
