import { createHash } from 'node:crypto';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stockNotice } from '../../backend/catalog/base/tables.ts';
import { articleIdOf, testCatalog, testNow } from '../../backend/catalog/testing/catalog.ts';
import { article } from '../../backend/domain/tables/goods.ts';
import { consent } from '../../backend/domain/tables/identities.ts';
import { ACCOUNT, openAccount } from '../../backend/identity/testing/account.ts';
import { newsletterSubscription } from '../../backend/newsletter/tables.ts';
import { freshDatabase } from '../../backend/platform/testing/database.ts';
import { createTestApp, type TestApp } from '../../backend/testing/app.ts';
import { seedDemo } from '../../demo/seed/seed.ts';
import { PriceDropConsent } from '../../src/features/account/preferences/price-drop-consent.tsx';
import { SubscriptionForm } from '../../src/features/account/preferences/subscription-form.tsx';
import { NewsletterFooterForm } from '../../src/features/newsletter/footer-form.tsx';
import { NewsletterScreen } from '../../src/features/newsletter/newsletter-screen.tsx';
import { NoticeForm } from '../../src/features/product/buying/notice-form.tsx';
import { ExternalConsentForm } from '../../src/features/session/external/external-consent-form.tsx';
import { RegistrationForm } from '../../src/features/session/registration/registration-form.tsx';
import { createQueryClient, type UserProfile } from '../../src/lib/api/index.ts';
import { InRouter } from '../../src/testing/in-router.tsx';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let test: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  await seedDemo(database.db, { catalog: testCatalog(), now: testNow });
  test = createTestApp(database.db);
});
afterAll(() => database.close());

/**
 * Renders a consent sentence and returns the part that links to the given document, without HTML tags and
 * no-break spaces.
 */
function shown(part: ReactNode, document: string): string {
  const html = renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: createQueryClient() },
      createElement(InRouter, undefined, part),
    ),
  );
  const place = /<(label|p)\b[^>]*>(?:(?!<\/\1>).)*<\/\1>/gs;
  const around = [...html.matchAll(place)].map(([text]) => text).find((text) => text.includes(document));
  return (around ?? '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')
    .trim();
}

const hashOf = (sentence: string) => createHash('sha256').update(sentence).digest('hex');
const nothing = async () => {};

const registration = createElement(RegistrationForm, {
  redirect: '/',
  onSignedIn: nothing,
  onPending: () => {},
});
const consents = createElement(ExternalConsentForm, { wayBack: '/login', onConsent: nothing });

async function storedBy(act: () => Promise<Response>): Promise<Map<string, string>> {
  await database.db.delete(consent);
  const response = await act();
  expect(response.ok).toBe(true);
  const rows = await database.db.select().from(consent);
  return new Map(rows.map(({ document, textHash }) => [document, textHash]));
}

it.each([
  ['a registration', registration],
  ['consents after an external sign-in', consents],
])('the form for %s shows the consent texts whose hashes a registration stores', async (_, form) => {
  const stored = await storedBy(() =>
    test.call('/api/auth/register', {
      body: {
        firstName: 'Вера',
        email: `vera-${crypto.randomUUID().slice(0, 8)}@example.ru`,
        password: 'lipovyy-chay-1986',
        personalDataConsent: true,
        marketingConsent: true,
      },
    }),
  );
  expect([...stored.keys()].toSorted()).toEqual([
    '/page/marketing-agreement',
    '/page/personal-data-agreement',
  ]);
  for (const [document, hash] of stored) expect(hashOf(shown(form, document))).toBe(hash);
});

it('the preferences show the consent text whose hash is stored with a new newsletter subscription', async () => {
  const anna = await openAccount(test);
  const account = (await (await test.call(ACCOUNT, { token: anna.token })).json()) as UserProfile;
  const { firstName, middleName, lastName, birthDate, sex, phone, email } = account;
  const update = { firstName, middleName, lastName, birthDate, sex, phone, email };
  const stored = await storedBy(() =>
    test.call(ACCOUNT, {
      method: 'PUT',
      token: anna.token,
      body: { ...update, subscriptions: ['EMAIL_NEWS'] },
    }),
  );
  const form = createElement(SubscriptionForm, { account });
  expect([...stored.keys()]).toEqual(['/page/marketing-agreement']);
  for (const [document, hash] of stored) expect(hashOf(shown(form, document))).toBe(hash);
});

it('the wishlist shows the consent text whose hash is stored for price-drop letters (§3.4.2)', async () => {
  const anna = await openAccount(test);
  const answers = [{ purpose: 'price-drops', version: '1', allowed: true }];
  const stored = await storedBy(() =>
    test.call(`${ACCOUNT}/consents`, { method: 'PUT', token: anna.token, body: { answers } }),
  );
  const form = createElement(PriceDropConsent, { email: 'anna@example.ru' });
  expect([...stored.keys()]).toEqual(['/page/price-drop-agreement']);
  for (const [document, hash] of stored) expect(hashOf(shown(form, document))).toBe(hash);
});

it('a stock notice shows the consent text whose hash is stored with it', async () => {
  const articleId = articleIdOf('palto-iz-shersti-grafit', '42');
  await database.db.update(article).set({ stock: 0 });
  const response = await test.call(`/api/catalog-orchestration/v1/articles/${articleId}/stock-notices`, {
    body: { email: 'anna@example.ru', personalDataConsent: true },
  });
  expect(response.ok).toBe(true);
  const [stored] = await database.db.select().from(stockNotice);
  const form = createElement(NoticeForm, {
    productName: 'Пальто',
    article: { articleId, size: '42' },
    onInStock: () => {},
    onKept: () => {},
  });
  expect(stored?.consentTextHash).toBe(hashOf(shown(form, stored?.consentDocument ?? '')));
});

it.each([
  ['the footer', NewsletterFooterForm],
  ['its page', NewsletterScreen],
])(
  'the newsletter form in %s shows the consent text whose hash is stored with the address',
  async (_, form) => {
    const email = `vera-${crypto.randomUUID().slice(0, 8)}@example.ru`;
    const response = await test.call('/api/newsletter-orchestration/v1/subscriptions', {
      body: { email, marketingConsent: true },
    });
    expect(response.ok).toBe(true);
    const rows = await database.db.select().from(newsletterSubscription);
    const stored = rows.find((row) => row.email === email);
    expect(stored?.consentTextHash).toBe(hashOf(shown(createElement(form), stored?.consentDocument ?? '')));
  },
);
