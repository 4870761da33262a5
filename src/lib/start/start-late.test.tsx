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

/** Evaluated from its source text without access to the module scope, as in a page. */
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

/** Whether a press keeps the browser's default action, because the script does not handle it. */
function isLeftToBrowser(element: HTMLElement, init?: MouseEventInit): boolean {
  return element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}

async function takeOver() {
  const root = document.body.firstElementChild as HTMLElement;
  await act(async () => {
    hydrateRoot(root, <Document />);
    // Nothing happens yet: React has not hydrated the button, because it waits behind a boundary.
    replayPresses();
  });
}

/** Waits for longer than the time between the load event and the start of scripts. */
async function someTasks() {
  for (let task = 0; task < 8; task += 1) await new Promise((done) => setTimeout(done));
}

let end: AbortController;

beforeEach(() => {
  end = new AbortController();
  document.body.innerHTML = `<div>${renderToString(<Document />)}</div>`;
  importFile.mockResolvedValue(undefined);
  // The pressed element has an attribute that React did not render, which React logs in development.
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
  // Ends the waiting of this test's script, so that it does not start during another test.
  window.dispatchEvent(new Event('pointerdown'));
  window.takePresses = undefined;
  end.abort();
  cleanup();
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

test('a size chosen before hydration stays chosen even if React renders the page again before it replays presses', async () => {
  size('M').click();
  const take = window.takePresses;
  window.takePresses = () => {
    // Simulates that React renders the page again with no size chosen.
    size('M').checked = false;
    return take?.() ?? [];
  };
  await takeOver();
  expect(find('output').textContent).toBe('M');
  expect(size('M').checked).toBe(true);
});

test('presses before hydration on a heart, a «+», a menu and a size take effect after it, once each', async () => {
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

test('a city chosen from a select before hydration takes effect after it', async () => {
  const city = find<HTMLSelectElement>('select');
  city.value = '';
  city.dispatchEvent(new Event('change', { bubbles: true }));
  await takeOver();
  expect(find('p').textContent).toBe('Все города');
  expect(city.value).toBe('');
});

test('if a picture never loads, scripts start after 10 s', async () => {
  // Ends the script that the previous test has started.
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

test('a press that waits for hydration is marked until it takes effect', () => {
  heart().click();
  size('S').click();
  expect([...document.querySelectorAll('[data-kept]')]).toEqual([heart()]);
});

test('presses on links, forms and native controls are not recorded, because the browser handles them (§2.4.2)', () => {
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

test('a press is not repeated if its element is no longer on the page', async () => {
  const left = document.createElement('button');
  left.type = 'button';
  left.addEventListener('click', () => pressed('left'));
  document.body.append(left);
  left.click();
  left.remove();
  await takeOver();
  expect(pressed).not.toHaveBeenCalled();
});

test('scripts are fetched together and start after the load event', async () => {
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
])('the event %s starts the scripts once, even before the pictures have loaded', async (_, event) => {
  heart().dispatchEvent(event());
  window.dispatchEvent(new Event('load'));
  heart().dispatchEvent(event());
  await vi.waitUntil(() => importFile.mock.calls.length === 1);
  await someTasks();
  expect(importFile.mock.calls).toEqual([['/entry.js']]);
});

test.each([true, false])(
  'scripts start when the first picture is decoded or has failed to load: %s',
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

test('if the pictures are already loaded, scripts start at once', async () => {
  window.takePresses?.();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  inPage(FILES, importFile);
  await vi.waitUntil(() => importFile.mock.calls.length === 1);
});

test('if a script fails to load, the browser follows a recorded link, and presses are no longer recorded (§2.4.2)', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  importFile.mockRejectedValue(new Error('gone'));
  menu().click();
  plus().click();
  await vi.waitUntil(() => assign.mock.calls.length > 0);
  expect(assign.mock.calls).toEqual([[menu().href]]);
  expect(document.querySelector('[data-kept]')).toBeNull();
  expect(isLeftToBrowser(menu())).toBe(true);
});
