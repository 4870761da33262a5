// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConsentCategory } from '#shared/third-parties/third-parties.ts';
import type { PageConfig } from '../page/request-context';

const page: PageConfig = { apiBaseUrl: '', site: 'ru', siteId: 'ru', brand: 'Витрина', build: 'test' };
vi.mock('../page/config', () => ({ pageConfig: () => page }));

const METRIKA = { id: 1, script: 'https://mc.example/tag.js' };
const MAP = { key: 'k', script: 'https://maps.example/v3/' };

/** Simulates a newly opened page, in a browser that has the storage of earlier pages. */
async function openPage(search = '') {
  vi.resetModules();
  window.history.replaceState(null, '', `/${search}`);
  return { ...(await import('./third-party')), ...(await import('./consent-choice')) };
}

async function agree(...categories: ConsentCategory[]) {
  (await openPage()).answerConsent(categories);
}

/**
 * Script elements added to the page. They are collected here, because the test environment would fetch them.
 */
let waiting: HTMLScriptElement[];

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    waiting.push(...(nodes as HTMLScriptElement[]));
  });
  waiting = [];
  page.thirdParties = { metrika: METRIKA };
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
describe('a third party', () => {
  test('a third-party script is not requested without the shopper’s consent (§4.5.4, §7.3.5, §9.9)', async () => {
    const { loadThirdParty, runningByThemselves } = await openPage();
    expect(await loadThirdParty('metrika')).toBe(false);
    expect(runningByThemselves()).toEqual([]);
    expect(waiting).toEqual([]);
  });

  test('a third-party script is requested once for all callers (§7.3.5, §9.9)', async () => {
    await agree('analytics');
    const { loadThirdParty } = await openPage();
    const both = [loadThirdParty('metrika'), loadThirdParty('metrika')];
    await vi.waitFor(() => expect(waiting.map(({ src }) => src)).toEqual([METRIKA.script]));
    waiting[0]?.dispatchEvent(new Event('load'));
    expect(await Promise.all(both)).toEqual([true, true]);
  });

  test('if a third-party script fails to load, loadThirdParty resolves to false and does not try again (§4.5.3)', async () => {
    await agree('analytics');
    const { loadThirdParty } = await openPage();
    const load = loadThirdParty('metrika');
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]?.dispatchEvent(new Event('error'));
    expect(await load).toBe(false);
    expect(await loadThirdParty('metrika')).toBe(false);
    expect(waiting).toHaveLength(1);
  });

  test('a third-party script that does not load within 5000 ms counts as failed (§4.5.3, §7.3.5, §9.9)', async () => {
    await agree('analytics');
    const { loadThirdParty } = await openPage();
    vi.useFakeTimers();
    let there: boolean | undefined;
    void loadThirdParty('metrika').then((answer) => (there = answer));
    await vi.advanceTimersByTimeAsync(4999);
    expect(there).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(there).toBe(false);
  });

  test('if the settings of a third party have a time limit, it applies instead of 5000 ms (§9.9)', async () => {
    page.thirdParties = { mindbox: { script: METRIKA.script, endpointId: 'e', prefix: 'p', timeoutMs: 700 } };
    await agree('advertising');
    const { thirdPartyFailure } = await openPage();
    vi.useFakeTimers();
    let failure: string | undefined;
    void thirdPartyFailure('mindbox').then((answer) => (failure = answer));
    await vi.advanceTimersByTimeAsync(699);
    expect(failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(failure).toBe('timeout');
  });

  test('consent to one category does not allow third parties of another category (§4.5.4)', async () => {
    page.thirdParties = { metrika: METRIKA, map: MAP };
    await agree('services');
    const { mayRun, runningByThemselves } = await openPage();
    expect([mayRun('metrika'), mayRun('map'), mayRun('chat')]).toEqual([false, true, false]);
    // The map is not among them, because it is loaded only when a page shows a map.
    expect(runningByThemselves()).toEqual([]);
  });
});

describe('the switch', () => {
  test('?third-party=off is stored until ?third-party=on removes it (§1.8, §4.5.2)', async () => {
    await agree('analytics');
    expect((await openPage('?third-party=off')).mayRun('metrika')).toBe(false);
    expect((await openPage()).mayRun('metrika')).toBe(false);
    expect((await openPage('?third-party=other')).mayRun('metrika')).toBe(false);
    expect((await openPage('?third-party=on')).mayRun('metrika')).toBe(true);
    expect((await openPage()).mayRun('metrika')).toBe(true);
  });

  test('?third-party=on does not allow third parties without the shopper’s consent (§1.8, §4.5.2)', async () => {
    expect((await openPage('?third-party=on')).mayRun('metrika')).toBe(false);
    await agree();
    expect((await openPage('?third-party=on')).mayRun('metrika')).toBe(false);
  });

  test('the parameter also works in links inside the shop; links without it change nothing (§1.8, §4.5.2)', async () => {
    await agree('analytics');
    const { mayRun, readThirdPartySwitch } = await openPage();
    readThirdPartySwitch();
    expect(mayRun('metrika')).toBe(true);
    for (const search of ['?third-party=off', '', '?page=2']) {
      readThirdPartySwitch(search);
      expect(mayRun('metrika')).toBe(false);
    }
    readThirdPartySwitch('?third-party=on');
    expect(mayRun('metrika')).toBe(true);
  });

  test('if storage is blocked, ?third-party=off applies to this page only', async () => {
    const { isSwitchedOff } = await import('./third-party-switch');
    const { safeStorage } = await import('../browser/storage');
    const storage = safeStorage(() => {
      throw new Error('denied');
    });
    expect(isSwitchedOff({ storage, search: '?third-party=off' })).toBe(true);
    expect(isSwitchedOff({ storage, search: '' })).toBe(false);
  });
});

describe('the consent question', () => {
  test('if a third party is configured, the shop asks for consent once', async () => {
    const { mustAsk, currentChoice } = await openPage();
    expect(mustAsk(currentChoice())).toBe(true);
    await agree();
    const later = await openPage();
    expect(later.mustAsk(later.currentChoice())).toBe(false);
  });

  test('if no third party is configured, the shop does not ask for consent', async () => {
    delete page.thirdParties;
    const { mustAsk } = await openPage();
    expect(mustAsk(null)).toBe(false);
  });

  test('if a consent category is added, the shop asks again, and earlier answers stay valid until then', async () => {
    await agree('analytics');
    page.thirdParties = { metrika: METRIKA, map: MAP };
    const { mustAsk, currentChoice, mayRun } = await openPage();
    expect(mustAsk(currentChoice())).toBe(true);
    expect(mayRun('metrika')).toBe(true);
  });

  test('if the text of a category changes, the shop asks again, and the category is not allowed until then', async () => {
    await agree('analytics');
    const stored = localStorage.getItem('vitrina-consent') ?? '';
    localStorage.setItem('vitrina-consent', stored.replace('"version":"1"', '"version":"0"'));
    const { mustAsk, currentChoice, mayRun } = await openPage();
    expect(mustAsk(currentChoice())).toBe(true);
    expect(mayRun('metrika')).toBe(false);
  });

  test.each(['', '{}', 'null', '[1]', '{"at":1,"answers":{}}', '{"at":"x","answers":null}'])(
    'the stored answer %j is invalid and ignored',
    async (stored) => {
      localStorage.setItem('vitrina-consent', stored);
      const { currentChoice } = await openPage();
      expect(currentChoice()).toBeNull();
    },
  );

  test('an answer given in another tab applies in this tab', async () => {
    const { followConsentChoice, currentChoice, answerConsent, isAllowed } = await openPage();
    const end = followConsentChoice();
    answerConsent(['analytics']);
    const stored = localStorage.getItem('vitrina-consent') ?? '';
    localStorage.setItem('vitrina-consent', stored.replace('"allowed":true', '"allowed":false'));
    window.dispatchEvent(new StorageEvent('storage', { key: 'vitrina-consent' }));
    expect(isAllowed('analytics')).toBe(false);
    end();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(currentChoice()).not.toBeNull();
  });
});
