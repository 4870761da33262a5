import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageConfig } from '@/lib/page/config';
import { consentChoice, consentDialog, currentChoice } from '@/lib/third-parties/consent-choice';
import { sessionQuery } from '@/shop/identity/session';
import { renderRouted } from '@/testing/render-routed';
import { server } from '../../../tests/component-shop';
import { ConsentHost } from './consent-host';
import { ConsentLink } from './consent-link';
import { saveConsentChoice } from './consent-state';

const METRIKA = { id: 1, script: 'https://mc.example/tag.js' };
const MINDBOX = { endpointId: 'e', prefix: 'Website', script: 'https://box.example/tracker.js' };
const CONSENTS = '*/my-account/consents';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  consentChoice.set(undefined);
  consentDialog.set(false);
  pageConfig().thirdParties = { metrika: METRIKA, mindbox: MINDBOX };
});

afterEach(() => {
  delete pageConfig().thirdParties;
});

async function open() {
  const shown = await renderRouted(
    <>
      <ConsentHost />
      <ConsentLink />
    </>,
  );
  currentChoice();
  return shown;
}

const strip = () => screen.findByRole('region', { name: 'Файлы cookie' });
const noStrip = () => vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull());
const answers = () =>
  Object.fromEntries(
    Object.entries(currentChoice()?.answers ?? {}).map(([name, { allowed }]) => [name, allowed]),
  );

describe('the question', () => {
  test('the consent question is answered by one press on one of two equal buttons, of which the refusal comes first (§4.5.3, §4.5.4)', async () => {
    const { user } = await open();
    const [refuse, accept] = within(await strip()).getAllByRole('button');
    expect([refuse?.textContent, accept?.textContent]).toEqual(['Только обязательные', 'Принять все']);
    expect(refuse?.className).toBe(accept?.className);
    await user.click(refuse as HTMLElement);
    await noStrip();
    expect(answers()).toEqual({ analytics: false, advertising: false });
  });

  test('the consent question names only the categories that the shop uses', async () => {
    pageConfig().thirdParties = { metrika: METRIKA };
    await open();
    expect((await strip()).textContent).toContain('аналитические\u00a0— с\u00a0вашего согласия');
    expect((await strip()).textContent).not.toContain('рекламные');
  });

  test('if no third party needs consent, the question is not asked (§4.5.3, §4.5.4)', async () => {
    delete pageConfig().thirdParties;
    await open();
    await noStrip();
    expect(screen.queryByText('Настройки cookie')).toBeNull();
  });

  test('when the question is answered in another tab, it disappears in this tab', async () => {
    await open();
    await strip();
    saveConsentChoice(['analytics']);
    await noStrip();
  });
});

describe('the settings', () => {
  test('in the cookie settings no box is checked at first, and saving stores the checked ones', async () => {
    const { user } = await open();
    await user.click(within(await strip()).getByText('Настроить'));
    const dialog = await screen.findByRole('dialog', { name: 'Настройки cookie' });
    const boxes = within(dialog).getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
    await user.click(within(dialog).getByText(/^Показать 4\s/));
    expect(within(dialog).getByText('_ym_uid')).toBeDefined();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Аналитические' }));
    await user.click(within(dialog).getByText('Сохранить выбор'));
    await noStrip();
    expect(answers()).toEqual({ analytics: true, advertising: false });
  });

  test('the cookie settings open from the footer, where a consent can be withdrawn (§4.5.3, §4.5.4)', async () => {
    const { user } = await open();
    saveConsentChoice(['analytics', 'advertising']);
    await noStrip();
    await user.click(screen.getByRole('button', { name: 'Настройки cookie' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Рекламные' }));
    await user.click(within(dialog).getByText('Сохранить выбор'));
    await vi.waitFor(() => expect(answers()).toEqual({ analytics: true, advertising: false }));
  });
});

describe('the account', () => {
  /** Opens a page as a signed-in shopper whose account has these consents. */
  async function openSignedIn(holding: string[]) {
    const stored: unknown[] = [];
    server.use(
      http.put(CONSENTS, async ({ request }) => {
        stored.push(await request.json());
        return HttpResponse.json({ items: [] });
      }),
      http.get(CONSENTS, () =>
        HttpResponse.json({
          items: holding.map((purpose) => ({
            id: crypto.randomUUID(),
            purpose,
            title: 'Согласие',
            document: '/policy/cookie-policy',
            version: '1',
            givenAt: '2026-11-23T00:00:00Z',
            withdrawnAt: null,
          })),
        }),
      ),
    );
    const { client } = await open();
    const user = { id: crypto.randomUUID(), firstName: 'Анна', isEmailConfirmed: true };
    client.setQueryData(sessionQuery.queryKey, { user, identity: 'user' } as never);
    return stored;
  }

  test('an answer is saved in the account once, even if it was given before signing in (§4.5.4, §7.4.9)', async () => {
    await open();
    saveConsentChoice(['analytics']);
    const stored = await openSignedIn([]);
    await vi.waitFor(() =>
      expect(stored).toEqual([
        {
          answers: [
            { purpose: 'analytics', version: '1', allowed: true },
            { purpose: 'advertising', version: '1', allowed: false },
          ],
        },
      ]),
    );
    await vi.waitFor(() => expect(currentChoice()?.isRecorded).toBe(true));
    expect(stored).toHaveLength(1);
  });

  test('a consent that was withdrawn in the account is withdrawn in this browser (§4.5.4, §7.4.9)', async () => {
    const choice = { at: '2026-11-01T00:00:00Z', isRecorded: true };
    const yes = { version: '1', allowed: true };
    localStorage.setItem(
      'vitrina-consent',
      JSON.stringify({ ...choice, answers: { analytics: yes, advertising: yes } }),
    );
    await openSignedIn(['advertising']);
    await vi.waitFor(() => expect(answers()).toEqual({ analytics: false, advertising: true }));
  });
});
