import { act, cleanup } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replayPresses } from './replay-presses';
import { type PageFiles, startLate } from './start-late';

const MENU = '#catalog';
const FILES: PageFiles = { entry: '/entry.js', others: ['/react.js', '/page.js'] };
const pressed = vi.fn<(what: string) => void>();
const importFile = vi.fn<(file: string) => Promise<unknown>>();
const follow = vi.fn<(event: Event) => void>();

/** Evaluated from its text as in a page, without access to the module scope. */
const inPage: typeof startLate = new Function(`return (${startLate})`)();

function Page() {
  const [size, setSize] = useState<string>();
  const [isKept, setKept] = useState(false);
  const [city, setCity] = useState('kazan');
  return (
    <main>
      <button type="button" aria-pressed={isKept} onClick={() => setKept(!isKept)}>
        <i>Избранное</i>
      </button>
      <button type="button" onClick={() => pressed('plus')}>
        +
      </button>
      <a
        href={MENU}
        data-press=""
        onClick={(event) => {
          event.preventDefault();
          pressed('menu');
        }}
      >
        Меню
      </a>
      <a href="/product/plate" onClick={() => pressed('link')}>
        Платье
      </a>
      <form action="/cart" method="post">
        {['S', 'M'].map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="size"
              aria-label={name}
              checked={size === name}
              onChange={() => setSize(name)}
            />
          </label>
        ))}
        <output>{size}</output>
        <button type="submit">В корзину</button>
      </form>
      <select aria-label="Город" value={city} onChange={({ target }) => setCity(target.value)}>
        <option value="">Все города</option>
        <option value="kazan">Казань</option>
      </select>
      <p>{city || 'Все города'}</p>
      <button type="button" popoverTarget="sort" onClick={() => pressed('sort')}>
        Порядок
      </button>
    </main>
  );
}

const Document = () => (
  <Suspense>
    <Page />
  </Suspense>
);

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector) as E;
const heart = () => find<HTMLButtonElement>('[aria-pressed]');
const plus = () => find<HTMLButtonElement>('[aria-pressed] + button');
const menu = () => find<HTMLAnchorElement>('[data-press]');
const size = (name: string) => find<HTMLInputElement>(`[aria-label=${name}]`);

/** Whether the browser performs its default action for a press. */
function isLeftToBrowser(element: HTMLElement, init?: MouseEventInit): boolean {
  return element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}

async function takeOver() {
  const root = document.body.firstElementChild as HTMLElement;
  await act(async () => {
    hydrateRoot(root, <Document />);
    // React has hydrated nothing yet, because the page waits behind a boundary.
    replayPresses();
  });
}

/** Waits longer than the time between the load event and the start of scripts. */
async function someTasks() {
  for (let task = 0; task < 8; task += 1) await new Promise((done) => setTimeout(done));
}

let end: AbortController;

beforeEach(() => {
  end = new AbortController();
  document.body.innerHTML = `<div>${renderToString(<Document />)}</div>`;
  importFile.mockResolvedValue(undefined);
  // In development React logs that the pressed element has an attribute that it did not render.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => void setTimeout(callback));
  // Prevents the navigation, which the test environment does not support.
  window.addEventListener('click', follow, { signal: end.signal });
  inPage(FILES, importFile);
});

afterEach(() => {
  vi.useRealTimers();
  window.takePresses?.();
  // Ends a start that is still waiting, so that it does not run during another test.
  window.dispatchEvent(new Event('pointerdown'));
  window.takePresses = undefined;
  end.abort();
  cleanup();
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

test('a chosen size stays chosen if the page is rendered again before presses are replayed', async () => {
  size('M').click();
  const take = window.takePresses;
  window.takePresses = () => {
    // Simulates that React rendered the page again without knowing the choice.
    size('M').checked = false;
    return take?.() ?? [];
  };
  await takeOver();
  expect(find('output').textContent).toBe('M');
  expect(size('M').checked).toBe(true);
});

test('presses on a heart, a «+», a menu and a size before hydration take effect afterwards, once each', async () => {
  find('[aria-pressed] i').click();
  plus().click();
  menu().click();
  size('S').click();
  size('M').click();
  for (const impatient of [plus(), menu()]) impatient.click();
  expect(follow).not.toHaveBeenCalled();
  expect(size('M').checked).toBe(true);

  await takeOver();
  expect(heart().getAttribute('aria-pressed')).toBe('true');
  expect(pressed.mock.calls).toEqual([['plus'], ['menu']]);
  expect(find('output').textContent).toBe('M');
  expect(size('M').checked).toBe(true);
  expect(document.querySelector('[data-kept]')).toBeNull();

  act(() => plus().click());
  expect(pressed).toHaveBeenCalledTimes(3);
  act(() => replayPresses());
  expect(pressed).toHaveBeenCalledTimes(3);
});

test('a city chosen in a list before hydration takes effect afterwards', async () => {
  const city = find<HTMLSelectElement>('select');
  city.value = '';
  city.dispatchEvent(new Event('change', { bubbles: true }));
  await takeOver();
  expect(find('p').textContent).toBe('Все города');
  expect(city.value).toBe('');
});

test('a picture that never loads delays scripts by at most 10 s', async () => {
  // Ends the previous start.
  window.takePresses?.();
  window.dispatchEvent(new Event('pointerdown'));
  await someTasks();
  importFile.mockClear();
  vi.useFakeTimers();
  inPage(FILES, importFile);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(importFile).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(importFile).toHaveBeenCalledWith('/entry.js');
});

test('a recorded press is visible until it takes effect', () => {
  heart().click();
  size('S').click();
  expect([...document.querySelectorAll('[data-kept]')]).toEqual([heart()]);
});

test('links, forms and native controls are left to the browser (§2.4.2)', () => {
  const [link, send, sort] = [
    find('[href="/product/plate"]'),
    find('[type=submit]'),
    find('[popovertarget]'),
  ];
  for (const element of [link, send, sort]) expect(isLeftToBrowser(element)).toBe(true);
  expect(isLeftToBrowser(menu(), { ctrlKey: true })).toBe(true);
  expect(isLeftToBrowser(menu())).toBe(false);
  expect(window.takePresses?.()).toEqual([[menu(), undefined]]);
});

test('elements that have left the page are not pressed', async () => {
  const left = document.createElement('button');
  left.type = 'button';
  left.addEventListener('click', () => pressed('left'));
  document.body.append(left);
  left.click();
  left.remove();
  await takeOver();
  expect(pressed).not.toHaveBeenCalled();
});

test('scripts start after the load event, and are fetched together', async () => {
  await someTasks();
  expect(importFile).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await vi.waitUntil(() => importFile.mock.calls.length > 0);
  const fetched = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  expect(fetched.map((link) => link.getAttribute('href'))).toEqual(['/entry.js', '/react.js', '/page.js']);
  expect(importFile.mock.calls).toEqual([['/entry.js']]);
});

test.each([
  ['a press', () => new Event('pointerdown', { bubbles: true })],
  ['a key', () => new KeyboardEvent('keydown', { bubbles: true })],
  ['a click that nothing came before', () => new MouseEvent('click', { bubbles: true, cancelable: true })],
])('%s starts scripts once, before the pictures have loaded', async (_, event) => {
  heart().dispatchEvent(event());
  window.dispatchEvent(new Event('load'));
  heart().dispatchEvent(event());
  await vi.waitUntil(() => importFile.mock.calls.length === 1);
  await someTasks();
  expect(importFile.mock.calls).toEqual([['/entry.js']]);
});

test.each([true, false])(
  'scripts wait until the first picture is decoded or has failed: %s',
  async (isShown) => {
    const picture = document.createElement('img');
    picture.setAttribute('fetchpriority', 'high');
    const decoded = Promise.withResolvers<void>();
    picture.decode = () => decoded.promise;
    document.body.append(picture);
    window.dispatchEvent(new Event('load'));
    await someTasks();
    expect(importFile).not.toHaveBeenCalled();
    if (isShown) decoded.resolve();
    else decoded.reject(new Error('broken'));
    await vi.waitUntil(() => importFile.mock.calls.length === 1);
  },
);

test('scripts of a page start at once if its pictures have already loaded', async () => {
  window.takePresses?.();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  inPage(FILES, importFile);
  await vi.waitUntil(() => importFile.mock.calls.length === 1);
});

test('when a script fails to load, a recorded link is followed and no more presses are recorded (§2.4.2)', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  importFile.mockRejectedValue(new Error('gone'));
  menu().click();
  plus().click();
  await vi.waitUntil(() => assign.mock.calls.length > 0);
  expect(assign.mock.calls).toEqual([[menu().href]]);
  expect(document.querySelector('[data-kept]')).toBeNull();
  expect(isLeftToBrowser(menu())).toBe(true);
});
