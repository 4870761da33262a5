import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mapsStandIn } from '../../../tests/support/maps-stand-in';
import type { MapPlace } from './parts/marks';
import { POINT_NAMES } from './parts/place-names';

const place = (code: string, latitude: number, longitude: number): MapPlace => ({
  code,
  latitude,
  longitude,
  kind: 'pickup-point',
  title: `ул. ${code}`,
});
const places = [place('a', 55.78, 37.6), place('b', 55.701, 37.5), place('c', 55.7, 37.5)];

/** Simulates a newly opened page with its own modules, because a page loads the map service once. */
async function openPage(thirdParties: object | undefined) {
  vi.resetModules();
  const { pageConfig } = await import('@/lib/page/config');
  Object.assign(pageConfig(), { thirdParties });
  return { ...(await import('@/lib/third-parties/consent-choice')), ...(await import('./places-map')) };
}
let page: Awaited<ReturnType<typeof openPage>>;

/** Script elements that the page has added. They are collected here and not fetched. */
let scripts: HTMLScriptElement[];

beforeEach(async () => {
  scripts = [];
  localStorage.clear();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...(nodes as HTMLScriptElement[]));
  });
  page = await openPage({ map: { key: 'k', script: 'https://maps.example/v3/' } });
});
afterEach(() => {
  vi.restoreAllMocks();
  globalThis.ymaps3 = undefined;
});

function show(of = places) {
  const onChoose = vi.fn();
  const { PlacesMap } = page;
  const part = (chosen?: string, shown = of) => (
    <PlacesMap
      places={shown}
      names={POINT_NAMES}
      lit={undefined}
      onLight={() => {}}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
  return { ...render(part()), user: userEvent.setup(), part, onChoose };
}

const map = () => screen.findByRole('group', { name: 'Пункты на\u00a0карте' });

test('without consent no map is requested and a link opens the consent settings; with consent the map shows the places (§4.5.1)', async () => {
  act(() => void page.followConsentChoice());
  const { user, onChoose } = show();
  const frame = await map();
  expect(within(frame).getByText(/^Карту показывает сторонний сервис/)).toBeDefined();
  await user.click(within(frame).getByRole('button', { name: 'Включить карту' }));
  expect(page.consentDialog.get()).toBe(true);
  expect(scripts).toEqual([]);

  act(() => void page.answerConsent(['services']));
  await waitFor(() =>
    expect(scripts.map(({ src }) => src)).toEqual(['https://maps.example/v3/?apikey=k&lang=ru_RU']),
  );
  expect(frame.getAttribute('aria-busy')).toBe('true');
  expect(within(frame).queryByRole('button')).toBeNull();
  mapsStandIn();
  act(() => void scripts[0]?.dispatchEvent(new Event('load')));

  const streets = within(await map());
  await user.click(await streets.findByRole('button', { name: 'ул. a' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('a');
  await user.click(streets.getByRole('button', { name: /^2\sпункта, приблизить$/ }));
  expect(streets.getByRole('button', { name: 'ул. b' })).toBeDefined();
  expect(streets.queryByRole('button', { name: 'ул. a' })).toBeNull();
  for (let press = 0; press < 12; press += 1)
    await user.click(streets.getByRole('button', { name: 'Отдалить' }));
  expect(streets.getByRole('button', { name: /^3\sпункта, приблизить$/ })).toBeDefined();
});

test('selecting a place in the list moves the map to it; another list of places resets the map', async () => {
  page.answerConsent(['services']);
  mapsStandIn();
  const { user, rerender, part } = show();
  act(() => void scripts[0]?.dispatchEvent(new Event('load')));
  const streets = within(await map());
  await user.click(await streets.findByRole('button', { name: /^2\sпункта/ }));
  expect(streets.queryByRole('button', { name: 'ул. a' })).toBeNull();
  rerender(part('a'));
  expect((await streets.findByRole('button', { name: 'ул. a' })).getAttribute('aria-pressed')).toBe('true');
  rerender(
    part(
      'a',
      [places[1], places[2]].filter((one) => one !== undefined),
    ),
  );
  expect(await streets.findByRole('button', { name: 'ул. b' })).toBeDefined();
});

test('if the map service does not answer, a sentence is shown in place of the map (§4.5.1)', async () => {
  page.answerConsent(['services']);
  show();
  await waitFor(() => expect(scripts).toHaveLength(1));
  act(() => void scripts[0]?.dispatchEvent(new Event('error')));
  expect((await screen.findByRole('status')).textContent).toMatch(/^Карта временно недоступна/);
  expect((await map()).getAttribute('aria-busy')).toBeNull();
});

test('thousands of places are grouped into a few marks (§3.7.9)', async () => {
  page.answerConsent(['services']);
  mapsStandIn();
  const many = Array.from({ length: 5000 }, (_, index) =>
    place(`p${index}`, 55.5 + (index % 70) * 0.006, 37.3 + Math.floor(index / 70) * 0.008),
  );
  show(many);
  act(() => void scripts[0]?.dispatchEvent(new Event('load')));
  const streets = within(await map());
  await streets.findAllByRole('button', { name: /приблизить$/ });
  const marks = streets
    .getAllByRole('button')
    .filter((button) => /приблизить|ул\./.test(button.getAttribute('aria-label') ?? ''));
  expect(marks.length).toBeGreaterThan(20);
  expect(marks.length).toBeLessThan(300);
  const counted = marks.reduce((all, mark) => all + (Number.parseInt(mark.textContent ?? '', 10) || 1), 0);
  expect(counted).toBe(5000);
});
