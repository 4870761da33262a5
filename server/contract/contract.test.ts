import { describe, expect, it } from 'vitest';
import contract from '#contract/openapi.json' with { type: 'json' };
import { startShop } from '../testing.ts';
import { createContractPages } from './contract-pages.ts';

describe('/openapi.json', () => {
  it('/openapi.json answers 404 unless the contract is public', async () => {
    const shop = await startShop();
    const response = await shop.get('/openapi.json');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('/openapi.json contains the contract with the shop as its server', async () => {
    const publicUrl = 'https://shop.example';
    const shop = await startShop({ config: { isContractPublic: true, publicUrl, publicApiPath: '/edge' } });
    const response = await shop.get('/openapi.json', { 'accept-encoding': 'gzip' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.json()).toEqual({ ...contract, servers: [{ url: 'https://shop.example/edge' }] });
  });

  it('/openapi.json names the host of the request as its server if there is no PUBLIC_URL; shared caches must then not store it', async () => {
    const shop = await startShop({ config: { isContractPublic: true } });
    const response = await shop.get('/openapi.json');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect((await response.json()).servers).toEqual([{ url: shop.origin }]);
  });

  it('/openapi.json answers 304 to a client that already has this version of the contract', async () => {
    const shop = await startShop({ config: { isContractPublic: true } });
    const etag = (await shop.get('/openapi.json')).headers.get('etag') ?? '';
    const again = await shop.get('/openapi.json', { 'if-none-match': `"other", ${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await shop.get('/openapi.json', { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

describe('/contract', () => {
  it('/contract is a page path like any other in production', async () => {
    const shop = await startShop({ config: { isContractPublic: true } });
    expect(await (await shop.get('/contract')).text()).toBe('<!doctype html><title>/contract</title>');
  });

  it('/contract shows the contract under the shop’s content security policy, and loads nothing from other sites', async () => {
    const shop = await startShop({ contractPages: createContractPages({ publicUrl: undefined }) });
    const page = await shop.get('/contract');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(await page.text()).not.toMatch(/<script>|https?:/);
    const script = await shop.get('/contract/swagger-ui-bundle.js');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await script.text()).length).toBeGreaterThan(1_000_000);
    expect((await (await shop.get('/contract/openapi.json')).json()).servers).toEqual([{ url: shop.origin }]);
  });

  it('/contract copies the parameters of each path to its operations', async () => {
    const shop = await startShop({ contractPages: createContractPages({ publicUrl: undefined }) });
    const { paths } = await (await shop.get('/contract/openapi.json')).json();
    const { parameters, get } = contract.paths['/api/cart-orchestration/v1/carts'];
    const shown = paths['/api/cart-orchestration/v1/carts'];
    expect(shown.get.parameters).toEqual([...parameters, ...get.parameters]);
    expect(shown.parameters).toBeUndefined();
  });

  it('/contract serves no other files of the Swagger UI package', async () => {
    const shop = await startShop({ contractPages: createContractPages({ publicUrl: undefined }) });
    for (const file of ['package.json', '..%2Fpackage.json', 'swagger-ui.js'])
      expect((await shop.get(`/contract/${file}`)).status, file).toBe(404);
  });
});
