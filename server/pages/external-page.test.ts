import { expect, it, vi } from 'vitest';
import { isPrivatePath } from '../page-cache/private-paths.ts';
import { startShop } from '../testing.ts';

/** Requests the page to which a sign-in provider sends the shopper back. */
const page = async () =>
  new Response('<!doctype html>', {
    headers: { 'content-type': 'text/html', 'cross-origin-opener-policy': 'unsafe-none' },
  });

it('the page to which a sign-in provider returns is never cached, and may close its own window', async () => {
  const shop = await startShop({ page });
  const { headers } = await shop.get('/login/external/vk?code=secret&state=s');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(isPrivatePath('/login/external/demo')).toBe(true);
});

it('the codes of an external sign-in are not logged', async () => {
  const shop = await startShop({ page });
  await shop.get('/login/external/vk?code=secret-code&state=secret-state');
  await vi.waitFor(() => expect(shop.log.join('')).toContain('/login/external/vk'));
  expect(shop.log.join('')).not.toContain('secret');
});
