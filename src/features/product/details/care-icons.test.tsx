import { render, screen } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../../../tests/component-shop';
import { careSymbols } from './care';
import type { CareIcons } from './care-icons';
import { CareList } from './care-list';

const ICONS = '*/api/_icons/care.json';
const LINE = '<g fill="none" stroke="currentColor" stroke-width="2"><path d="M3 6l3 14h12l3-14"/></g>';
const requests = vi.fn();

const answer = (icons: Record<string, { body: string }>) =>
  server.use(
    http.get(ICONS, ({ request }) => {
      requests(new URL(request.url).searchParams.get('icons'));
      return HttpResponse.json({ prefix: 'care', width: 24, height: 24, icons });
    }),
  );

// The module caches the icons, so each test imports a new copy of it.
let loadCareIcons: typeof import('./care-icons').loadCareIcons;
let iconsOf: typeof import('./care-icons').iconsOf;
beforeEach(async () => {
  vi.resetModules();
  ({ loadCareIcons, iconsOf } = await import('./care-icons'));
});
afterEach(() => {
  vi.restoreAllMocks();
  requests.mockClear();
});

test('all care icons are loaded with one request, once per visit (§7.3.4)', async () => {
  answer({ 'wash-off': { body: LINE }, 'bleach-off': { body: LINE } });
  const icons = await loadCareIcons();
  expect(await loadCareIcons()).toEqual(icons);
  expect(requests).toHaveBeenCalledTimes(1);
  expect(String(requests.mock.calls[0]?.[0]).split(',')).toHaveLength(16);
  expect(Object.keys(iconsOf({ careCodes: ['WASH_NO', 'IRON_NO'] }, icons).shapes)).toEqual(['wash-off']);
});

test.each([
  '<script>alert(1)</script>',
  '<path d="M0 0" onload="alert(1)"/>',
  '<image href="https://elsewhere.example/x.png"/>',
  '<path style="fill:url(https://elsewhere.example/x)"/>',
  '<path fill="url(https://elsewhere.example/x)"/>',
  '</svg><p>text</p>',
])('icons with markup other than shapes are rejected: %s', async (body) => {
  answer({ 'wash-off': { body }, 'bleach-off': { body: LINE } });
  expect(Object.keys((await loadCareIcons()).shapes)).toEqual(['bleach-off']);
});

test('if the icons fail to load, the page is shown without them, and the next page loads them again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(http.get(ICONS, () => HttpResponse.json({ title: 'Нет' }, { status: 503 })));
  expect((await loadCareIcons()).shapes).toEqual({});
  answer({ 'wash-off': { body: LINE } });
  expect(Object.keys((await loadCareIcons()).shapes)).toEqual(['wash-off']);
});

test('if the icons take too long to load, the page is shown without them', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(
    http.get(ICONS, async () => {
      await delay('infinite');
      return HttpResponse.error();
    }),
  );
  expect((await loadCareIcons(50)).shapes).toEqual({});
});

test('a page waits 1500 ms for its icons (§9.4)', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  answer({});
  await loadCareIcons();
  expect(timeout.mock.calls[0]).toEqual([1500]);
});

test('every care symbol is named, with or without an icon, and one sentence lists all of them', () => {
  const icons: CareIcons = { size: 24, shapes: { 'wash-off': LINE } };
  const symbols = careSymbols(['WASH_NO', 'IRON_NO']);
  const { container, rerender } = render(<CareList symbols={symbols} icons={icons} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Не\u00a0стирать']);
  expect(container.querySelector('svg path')).not.toBeNull();
  expect(container.querySelector('p')?.textContent).toBe('Не\u00a0стирать. Не\u00a0гладить.');
  rerender(<CareList symbols={symbols} icons={{ size: 24, shapes: {} }} />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(container.querySelector('p')?.textContent).toBe('Не\u00a0стирать. Не\u00a0гладить.');
});
