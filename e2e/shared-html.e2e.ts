import { expect, test } from './support/test.ts';

/** Takes away what differs from answer to answer for everybody: nonces, request ids, the moment of rendering. */
const sameForAll = (html: string) =>
  html
    .replace(/nonce="[^"]*"/g, '')
    .replace(/(property="csp-nonce" content=)"[^"]*"/, '$1')
    .replace(/\bu:\d{13}\b/g, 'u')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, 'id');

test('the HTML of public pages is the same for everybody', async ({ page, shopper, server }) => {
  const paths = ['/', '/zhenshchinam', '/wishlist'];
  const before = await Promise.all(
    paths.map(async (path) => sameForAll(await (await fetch(server.url + path)).text())),
  );

  await shopper.goto('/login?redirect=/myprofile');
  await page.getByLabel('Телефон или почта').fill('demo@vitrina.example');
  await page.getByLabel('Пароль', { exact: true }).fill('vitrina-demo-2026');
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL(/\/myprofile$/);

  for (const [index, path] of paths.entries()) {
    const answer = await page.goto(path);
    expect(answer?.headers()['set-cookie'], path).toBeUndefined();
    expect(sameForAll((await answer?.text()) ?? ''), path).toBe(before[index]);
  }
});

test('personal pages are kept by nobody', async ({ server }) => {
  for (const path of ['/cart', '/login', '/myprofile']) {
    const answer = await fetch(server.url + path, { redirect: 'manual' });
    expect(answer.headers.get('cache-control'), path).toBe('private, no-store');
  }
});
