import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { agentTools } from '#contract/agent-tools.ts';
import { operations } from '#contract/operations.ts';
import { readCartLink } from '#shared/cart/cart-link.ts';
import { openSmallShop } from '../../backend/catalog/testing/database.ts';
import { createTestApp } from '../../backend/testing/app.ts';
import { inProcess } from '../../server/gateway/upstream.ts';
import { drain } from '../../server/process/http-server.ts';
import { startShop } from '../../server/testing.ts';

const ON = { agents: true, publicUrl: 'https://shop.example' };

const db = await openSmallShop();

/** Starts a shop on a real port. Its backend has the small catalog. */
function openShop(config: NonNullable<Parameters<typeof startShop>[0]>['config'] = ON) {
  const { app } = createTestApp(db);
  return startShop({
    config,
    upstream: inProcess({ fetch: async (request, info) => app.fetch(request, { ...info }) }),
  });
}

const overHttp = ({ origin }: { origin: string }) =>
  connect(new StreamableHTTPClientTransport(new URL('/mcp', origin)) as Transport);

/** Connects the client of the MCP SDK over the given transport. */
async function connect(transport: Transport): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}

type Answer = Record<string, never> & {
  items: { productUrl: { value: string; link: string }; [key: string]: unknown }[];
  articles: { articleId: string; size: string; state: string }[];
  path: { value: string; link: string };
};

/** Calls a tool. Checks that the answer is no error and has at most 4 KB, as every answer must. */
async function call(client: Client, name: string, args: Record<string, unknown>): Promise<Answer> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [{ text = '' } = {}] = content as { text?: string }[];
  expect(isError, text).toBeFalsy();
  expect(
    Buffer.byteLength(JSON.stringify({ result: { content, isError }, jsonrpc: '2.0', id: 1000 })),
  ).toBeLessThanOrEqual(4096);
  return JSON.parse(text);
}

/**
 * Does what an AI assistant would do: finds a dress, chooses a size and gets the checkout link, in three
 * calls.
 */
async function findDress(client: Client, origin: string): Promise<void> {
  const { items } = await call(client, 'searchProducts', { q: 'платье' });
  const productUrl = items[0]?.productUrl;
  expect(productUrl?.link).toBe(`${origin}/product/${productUrl?.value}`);
  const { articles } = await call(client, 'getProduct', { productUrl: productUrl?.value });
  const { articleId = '' } = articles.find(({ state }) => state === 'IN_STOCK') ?? {};
  const { path, items: linked } = await call(client, 'getCartLink', { articles: [`${articleId}:1`] });
  expect(linked).toMatchObject([{ articleId, quantity: 1 }]);
  expect(path.link).toBe(`${origin}/cart?add=${articleId}:1`);
  expect(readCartLink(new URL(path.link).searchParams.get('add') ?? '').articles).toEqual([
    { articleId, quantity: 1 },
  ]);
}

const message = (body: unknown) => JSON.stringify(body);
const CALLS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const LIST = message({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

describe('programs that shop for a person (§7.3.6)', () => {
  test('a shopping program needs three calls from a search to a checkout link, with answers of at most 4 KB', async () => {
    const shop = await openShop();
    await findDress(await overHttp(shop), ON.publicUrl);
    const logged = shop.log.map((line) => JSON.parse(line)).filter(({ tool }) => tool !== undefined);
    expect(logged.map(({ tool, status }) => [tool, status])).toEqual([
      ['searchProducts', 200],
      ['getProduct', 200],
      ['getCartLink', 200],
    ]);
  });

  test('a shopping program can also get from a search to a checkout link over stdin and stdout', async () => {
    const { origin } = await openShop();
    const args = ['server/mcp.ts', origin];
    await findDress(
      await connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' })),
      origin,
    );
  });

  test('shopping programs can read the delivery methods for a city', async () => {
    const client = await overHttp(await openShop());
    const { items } = await call(client, 'getCities', { q: 'каз' });
    const [city] = items as { code?: unknown }[];
    const found = await call(client, 'searchProducts', { q: 'платье' });
    const { articles } = await call(client, 'getProduct', { productUrl: found.items[0]?.productUrl.value });
    const delivery = await call(client, 'getArticleDelivery', {
      articleId: articles[0]?.articleId,
      city: city?.code,
    });
    expect(delivery).toMatchObject({ cityName: 'Казань', methods: expect.any(Array) });
  });

  test('shopping programs get tools with the descriptions and bounds of the contract', async () => {
    const client = await overHttp(await openShop());
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(agentTools.map(({ name }) => name));
    // No tool returns personal data, changes anything or pays.
    for (const { name } of agentTools)
      expect(operations[name]).toMatchObject({ method: 'get', access: 'open' });
  });

  test('shopping programs get an explanation of the mistake in a call', async () => {
    const client = await overHttp(await openShop());
    const refused = async (name: string, args: Record<string, unknown>) => {
      const { content, isError } = await client.callTool({ name, arguments: args });
      expect(isError).toBe(true);
      return (content as { text: string }[])[0]?.text;
    };
    expect(await refused('getProduct', { productUrl: 'net-takogo' })).toMatch(/^404 NOT_FOUND: /);
    expect(await refused('searchProducts', {})).toMatch(/^422 INVALID_REQUEST: .*\n\/q: /);
    expect(await refused('getCartLink', { articles: ['x'] })).toMatch(/\/articles/);
    expect(await refused('getProduct', { productUrl: '../listings' })).toMatch(/^4\d\d /);
    expect(await refused('getProduct', { productUrl: '..' })).toMatch(
      /^A parameter of the path is not a name/,
    );
    expect(await refused('getProduct', {})).toMatch(/^The parameter productUrl is missing/);
    expect(await refused('searchProducts', { q: { a: 1 } })).toMatch(/^q must be/);
    expect(await refused('placeOrder', {})).toMatch(
      /^There is no tool placeOrder. The tools are getCartLink, /,
    );
  });

  test.each<[string, string, Record<string, unknown>]>([
    ['getCartLink', 'articles', { articles: ['55f5edb5-751e-4aaa-8a90-3d2a91e0cfe3'] }],
    ['getCartLink', 'articles', { articles: [{ articleId: '55f5edb5-751e-4aaa-8a90-3d2a91e0cfe3' }] }],
    ['getCartLink', 'articles', { articleId: '55f5edb5-751e-4aaa-8a90-3d2a91e0cfe3' }],
    ['getCartLink', 'articles', {}],
    ['getProduct', 'productUrl', { productUrl: '/product/palto' }],
    ['getProduct', 'productUrl', { productUrl: '..' }],
    ['getProduct', 'productUrl', {}],
    ['searchProducts', 'sort', { q: 'платье', sort: 'cheap' }],
  ])(
    'shopping programs whose call of %s is refused get the schema of %s: %j',
    async (name, parameter, args) => {
      const client = await overHttp(await openShop());
      const { content, isError } = await client.callTool({ name, arguments: args });
      expect(isError).toBe(true);
      const schema = agentTools.find((tool) => tool.name === name)?.inputSchema.properties[parameter];
      expect((content as { text: string }[])[0]?.text).toContain(`\n${parameter}: ${JSON.stringify(schema)}`);
    },
  );

  test('a shopping program that uses stdin and stdout gets an error if its shop does not answer', async () => {
    const { origin, server } = await openShop();
    const args = ['server/mcp.ts', origin];
    const client = await connect(
      new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' }),
    );
    await drain(server, 0);
    const { content, isError } = await client.callTool({ name: 'getCities', arguments: {} });
    expect(isError).toBe(true);
    expect(content).toEqual([
      { type: 'text', text: `The shop at ${origin} does not answer. Try again later.` },
    ]);
  });
});

describe('the endpoint for programs (§7.3.6)', () => {
  test('the endpoint for shopping programs does not exist unless the setting AGENTS is on', async () => {
    const shop = await openShop({ ...ON, agents: false });
    expect((await shop.send('POST', '/mcp', CALLS, LIST)).status).toBe(404);
    expect((await shop.get('/mcp')).status).toBe(404);
  });

  test('the endpoint for shopping programs refuses calls by pages of other sites, even if their host name resolves to the shop’s address', async () => {
    const named = await openShop();
    const unnamed = await openShop({ agents: true });
    const status = async (shop: typeof named, origin: string) =>
      (await shop.send('POST', '/mcp', { ...CALLS, origin }, LIST)).status;
    expect(await status(named, ON.publicUrl)).toBe(200);
    expect(await status(named, 'https://evil.example')).toBe(403);
    expect(await status(unnamed, 'http://localhost:5173')).toBe(200);
    expect(await status(unnamed, `http://rebound.example:${unnamed.port}`)).toBe(403);
    expect(await status(unnamed, 'null')).toBe(403);
  });

  test('the endpoint for shopping programs has the same rate limits as other calls', async () => {
    const shop = await openShop();
    const post = async (body: string) => (await shop.send('POST', '/mcp', CALLS, body)).status;
    expect(await post('{')).toBe(400);
    expect(await post(message([JSON.parse(LIST), JSON.parse(LIST)]))).toBe(400);
    expect(await post(' '.repeat(70_000))).toBe(413);
    expect((await shop.get('/mcp', { accept: 'text/event-stream' })).status).toBe(405);
    const statuses = await Promise.all(Array.from({ length: 130 }, () => post('{')));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5);
    const { headers } = await shop.send('POST', '/mcp', CALLS, LIST);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });
});
