import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import pLimit from 'p-limit';
import {
  SHOWN_BY_SCRIPTS,
  SHOWN_BY_SERVER,
  type Step,
  withScenario,
} from '../mocks/development/scenario-screens.ts';
import { DEMO_CREDENTIALS } from '../mocks/shop/account/account.ts';
import { ACCESS_COOKIE } from '../shared/web/identity-cookies.ts';
import { requestPlain } from './support/plain-request.ts';
import { Shopper } from './support/shopper.ts';

type PlainAnswer = Awaited<ReturnType<typeof requestPlain>>;

/**
 * The process that serves the built pages with the mock shop as its API, so that `?mock=` works as in
 * development.
 */
let shop: ChildProcess;
let origin: string;

test.beforeAll(async () => {
  shop = fork(resolve(import.meta.dirname, 'support/shop/mocked-shop.ts'), { silent: true });
  // Output of the process. It also contains expected errors, so it is shown only if the shop does not start.
  let output = '';
  for (const stream of [shop.stdout, shop.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const [message] = await Promise.race([
    once(shop, 'message'),
    once(shop, 'exit').then(() => Promise.reject(new Error(output))),
  ]);
  origin = (message as { origin: string }).origin;
});
test.afterAll(() => void shop.kill());

/** The text of a page with ordinary spaces in place of no-break spaces. */
const plain = (html: string) =>
  html.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, ' ').replace(/&nbsp;|\s+/g, ' ');

test('pages rendered by the server show every documented failure to a new visitor', async () => {
  // Requests at most 24 pages at a time. The shop refuses requests when about a hundred pages wait to be
  // rendered.
  const turns = pLimit(24);
  const shown = await turns.map(SHOWN_BY_SERVER, async ({ scenario, address, status, sentence }) => {
    const answer = await requestPlain(origin + encodeURI(withScenario(address, scenario)));
    const text = plain(answer.location === undefined ? answer.text : await signInPage(address, answer));
    const found = text.includes(sentence) ? sentence : text.slice(0, 400);
    return { scenario, status: answer.status, found, expected: { status, sentence } };
  });
  expect(
    shown.filter(({ status, found, expected }) => status !== expected.status || found !== expected.sentence),
  ).toEqual([]);
});

/**
 * The sign-in page that an expired session leads to. Checks the redirect that `address` responded with, and
 * requests its target.
 */
async function signInPage(address: string, { location = '', headers }: PlainAnswer): Promise<string> {
  const lines = headers.getSetCookie().filter((line) => line.startsWith(`${ACCESS_COOKIE}=`));
  // The redirect also deletes the access token. With the token, the sign-in page would take the shopper for
  // signed in and redirect back.
  expect(lines.at(-1)).toContain('Max-Age=0');
  expect(location).toMatch(/^\/login\?redirect=/);
  expect(location).toContain(address);
  return (await requestPlain(origin + encodeURI(location))).text;
}

const STEPS: Record<Step, (shopper: Shopper) => Promise<void>> = {
  nothing: async () => {},
  'signs in': (shopper) => shopper.fillLogin(DEMO_CREDENTIALS),
  async 'adds a size to the cart'(shopper) {
    await shopper.chooseSize();
    await shopper.addToCart();
  },
};

test('pages show failures of calls that scripts make after the page has opened', async ({ browser }) => {
  for (const { scenario, address, step, sentence } of SHOWN_BY_SCRIPTS) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const shopper = new Shopper(page);
    await shopper.goto(origin + withScenario(address, scenario));
    await STEPS[step](shopper);
    const words = new RegExp(sentence.replaceAll(' ', '\\s+'));
    await expect(page.getByText(words).first(), scenario).toBeVisible();
    expect(errors, scenario).toEqual([]);
    await context.close();
  }
});

test('server and browser use the same mocked shop: pages rendered by the server show the cart that scripts filled, and the shopper as signed in', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.goto(`${origin}/zhenshchinam`);
  const name = await shopper.openProduct();
  await shopper.chooseSize();
  await shopper.addToCart();
  await shopper.closeAddedPanel();
  const rendered = async (path: string) => plain(await (await page.request.get(origin + path)).text());
  expect(await rendered('/cart')).toContain(plain(name));
  await shopper.goto(`${origin}/login`);
  await shopper.fillLogin(DEMO_CREDENTIALS);
  await page.waitForURL(/myprofile/);
  expect(await rendered('/myprofile')).toContain(DEMO_CREDENTIALS.login);
  expect(await rendered('/cart')).toContain(plain(name));
});
