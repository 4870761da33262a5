import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeliveryPoint } from '@/lib/api';
import { closeMaps, openMaps } from '@/testing/open-maps';
import { renderPage } from '@/testing/render-page';
import { testPoint } from '../testing';
import { PointDialog } from './point-dialog';

const points: [DeliveryPoint, DeliveryPoint, DeliveryPoint] = [
  testPoint({ code: 'a', address: 'ул. Лесная, 14', landmark: 'Метро «Менделеевская»', latitude: 55.78 }),
  testPoint({ code: 'b', address: 'ул. Полевая, 8', landmark: null, latitude: 55.701, longitude: 37.5 }),
  testPoint({ code: 'c', address: 'ул. Садовая, 31', landmark: null, latitude: 55.7, longitude: 37.5 }),
];

beforeEach(openMaps);
afterEach(closeMaps);

async function show(of: DeliveryPoint[] = points) {
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
  await waitFor(() => expect(map().getAllByRole('button').length).toBeGreaterThan(2));
  return { ...page, onChoose };
}

const list = () => within(screen.getByRole('list', { name: 'Пункты' }));
const map = () => within(screen.getByRole('group', { name: 'Пункты на\u00a0карте' }));
const pin = (name: string | RegExp) => map().getByRole('button', { name });
const row = (name: RegExp) => list().getByRole('button', { name });

test('the map shows the same pick-up points as the list, and points close together share one mark (§3.7.9)', async () => {
  const { user } = await show();
  expect(list().getAllByRole('button')).toHaveLength(3);
  expect(pin('ул. Лесная, 14')).toBeDefined();
  expect(pin(/^2\sпункта, приблизить$/).textContent).toBe('2');
  await user.type(screen.getByLabelText('Улица или метро'), 'садовая');
  expect(list().getAllByRole('button')).toHaveLength(1);
  expect(map().queryByRole('button', { name: 'ул. Лесная, 14' })).toBeNull();
  expect(pin('ул. Садовая, 31')).toBeDefined();
});

test('a shared mark is split into single points by pressing it, and zooming out merges points again', async () => {
  const { user } = await show();
  await user.click(pin(/^2\sпункта, приблизить$/));
  expect(pin('ул. Полевая, 8')).toBeDefined();
  expect(map().queryByRole('button', { name: 'ул. Лесная, 14' })).toBeNull();
  for (let press = 0; press < 12; press += 1) await user.click(pin('Отдалить'));
  expect(map().getByRole('button', { name: /^3\sпункта, приблизить$/ })).toBeDefined();
});

test('pressing the mark of several points at the same address opens the first point', async () => {
  const { user } = await show([points[1], { ...points[1], code: 'locker', name: 'Постамат' }]);
  await user.click(pin(/^2\sпункта, приблизить$/));
  expect(screen.getByRole('heading', { level: 3, name: 'ул. Полевая, 8' })).toBeDefined();
});

test('hovering a row of the list highlights its mark on the map, and hovering a mark highlights its row', async () => {
  const { user } = await show();
  await user.hover(row(/Лесная/));
  expect(map().getByText('ул. Лесная, 14')).toBeDefined();
  await user.unhover(row(/Лесная/));
  expect(map().queryByText('ул. Лесная, 14')).toBeNull();
  await user.hover(pin('ул. Лесная, 14'));
  expect(row(/Лесная/).dataset.lit).toBe('true');
});

test('pressing a mark opens the point’s card; closing it focuses the row, and its button chooses the point (§3.7.9)', async () => {
  const { user, onChoose } = await show();
  await user.click(pin('ул. Лесная, 14'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'ул. Лесная, 14' }));
  expect(pin('ул. Лесная, 14').getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Все пункты' }));
  await expect.poll(() => document.activeElement).toBe(row(/Лесная/));
  await user.click(row(/Садовая/));
  // The mark of the opened point is separate from the points near it.
  expect(pin('ул. Садовая, 31').getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Выбрать этот пункт' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(points[2]);
});

test('on a narrow window a button shows the map, and the selected point appears at the bottom', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: /^На\sкарте$/ }));
  expect(screen.getByRole('button', { name: /^На\sкарте$/ }).getAttribute('aria-pressed')).toBe('true');
  await user.click(pin('ул. Лесная, 14'));
  const foot = screen.getByRole('button', { name: 'Выбрать этот пункт' }).parentElement as HTMLElement;
  expect(within(foot).getByText('ул. Лесная, 14')).toBeDefined();
});

test('without a map service only the list is shown (§4.5.1)', async () => {
  closeMaps();
  renderPage(
    <PointDialog
      open
      onClose={() => {}}
      title="Пункт выдачи, Москва"
      points={points}
      onChoose={() => {}}
      timeZone="Europe/Moscow"
      today="2026-11-23"
    />,
  );
  expect(list().getAllByRole('button')).toHaveLength(3);
  expect(screen.queryByRole('group', { name: 'Как показать пункты' })).toBeNull();
  expect(screen.queryByRole('group', { name: /карте/ })).toBeNull();
});
