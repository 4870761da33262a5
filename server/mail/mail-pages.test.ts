import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { startShop } from '../testing.ts';
import { createMailPages } from './mail-pages.ts';

const LINK = 'http://localhost:3000/confirmation?token=secret&x=1';
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrina-mail-pages-'));
  await mkdir(join(dataDir, 'mail'));
  return () => rm(dataDir, { recursive: true });
});

let minute = 0;
async function keep(values: object): Promise<string> {
  const sentAt = new Date(Date.UTC(2026, 10, 21, 9, ++minute)).toISOString();
  const name = `${sentAt.replaceAll(/[:.]/g, '-')}-00000000-0000-4000-8000-000000000000`;
  const message = {
    channel: 'email',
    to: 'anna@example.ru',
    subject: 'Привет',
    text: LINK,
    sentAt,
    ...values,
  };
  await writeFile(join(dataDir, 'mail', `${name}.json`), JSON.stringify(message), { mode: 0o600 });
  return name;
}

type Settings = Partial<Parameters<typeof createMailPages>[0]>;
const pagesWith = (settings: Settings = {}) =>
  createMailPages({ dataDir, publicUrl: undefined, trustedProxies: 0, hasMailServer: false, ...settings });

/** Sends a request with any Host header, which `fetch` would not allow. */
function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request(
      { port, host: '127.0.0.1', path, headers: { host: `localhost:${port}`, ...headers } },
      async (response) => {
        let text = '';
        for await (const chunk of response) text += chunk;
        resolve({ status: response.statusCode ?? 0, text });
      },
    );
    call.on('error', reject);
    call.end();
  });
}

async function open(settings: Settings = {}) {
  const shop = await startShop({ mailPages: pagesWith(settings) });
  return { ...shop, ask: (path: string, headers = {}) => ask(shop.port, path, headers) };
}

/**
 * Starts a shop and opens the link that it prints in the terminal. Returns a function that sends further
 * requests as the same browser.
 */
async function openByLink() {
  const mailPages = pagesWith();
  const shop = await startShop({ mailPages });
  const { headers } = await shop.get(mailPages?.link ?? '');
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  return {
    ...shop,
    link: mailPages?.link ?? '',
    ask: (path: string, more = {}) => ask(shop.port, path, { cookie, ...more }),
    see: (path: string) => shop.get(path, { cookie }),
  };
}

describe('the list of messages', () => {
  it('the list of messages shows the messages, newest first, and no other files of the folder', async () => {
    const shop = await openByLink();
    const older = await keep({ subject: 'Первое' });
    const newer = await keep({ subject: 'Второе' });
    await writeFile(join(dataDir, 'mail', 'broken.json'), '{');
    await writeFile(join(dataDir, 'mail', '.x.json.draft'), '{}');
    const { status, text } = await shop.ask('/dev/mail');
    expect(status).toBe(200);
    const links = [...text.matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, label]) => [href, label]);
    expect(links).toEqual([
      [`/dev/mail/${newer}`, 'Второе'],
      [`/dev/mail/${older}`, 'Первое'],
    ]);
  });

  it('the list of messages is shown without an error before the first message', async () => {
    await rm(join(dataDir, 'mail'), { recursive: true });
    const { ask } = await openByLink();
    expect(await ask('/dev/mail')).toMatchObject({
      status: 200,
      text: expect.stringContaining('Пока ничего'),
    });
    await mkdir(join(dataDir, 'mail'));
  });

  it('the list of messages must not be cached, indexed or framed', async () => {
    const shop = await openByLink();
    const { headers } = await shop.see('/dev/mail');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
    // The Content-Security-Policy of the page also applies to the letter in its frame, and letters have a
    // style element for phones.
    expect(headers.get('content-security-policy')).toContain("style-src 'unsafe-inline';");
  });
});

describe('the page of a message', () => {
  it('the page of a message shows its text with working links', async () => {
    const shop = await openByLink();
    const { text } = await shop.ask(
      `/dev/mail/${await keep({ channel: 'sms', text: `Ссылка:\n${LINK}\nКонец.` })}`,
    );
    expect(text).toContain(`<a href="${LINK.replace('&', '&#38;')}"`);
    expect(text).not.toContain('<iframe');
  });

  it('the page of a message shows its HTML in a frame that cannot run scripts', async () => {
    const shop = await openByLink();
    const html = `<!doctype html><html><head></head><body><a href="${LINK}">да</a><script>alert(1)</script></body></html>`;
    const { text } = await shop.ask(`/dev/mail/${await keep({ html })}`);
    const frame = /<iframe [^>]*>/.exec(text)?.[0] ?? '';
    expect(frame).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(frame).toContain('&#60;base target=&#34;_blank&#34;&#62;');
    expect(text).not.toContain('<script');
  });

  it('the page of a message escapes all values', async () => {
    const shop = await openByLink();
    const attack = `"'><script>alert(1)</script><img src=x onerror=alert(2)>`;
    const name = await keep({
      to: attack,
      subject: attack,
      text: `${attack} javascript:alert(3) ${LINK}"onclick=alert(4)`,
      html: attack,
    });
    for (const path of ['/dev/mail', `/dev/mail/${name}`]) {
      const { text } = await shop.ask(path);
      expect(text).not.toMatch(/<script|<img|href="javascript:|" ?onclick/);
      expect(text).toContain('&#60;script&#62;');
    }
  });

  it.each(['x', '..%2f..%2fsecret', '../secret', '%2e%2e/secret', '.x', 'a'.repeat(200), '%00', ''])(
    'an invalid name of a message shows no message: %j',
    async (name) => {
      const shop = await openByLink();
      await writeFile(join(dataDir, 'secret.json'), await messageText());
      expect((await shop.ask(`/dev/mail/${name}`)).text).not.toContain('Отправлено');
    },
  );
  const messageText = async () =>
    JSON.stringify({ channel: 'sms', to: 'x', subject: 'x', text: 'x', sentAt: new Date().toISOString() });
});

describe('who cannot see the messages to shoppers', () => {
  it.each<[string, Settings]>([
    ['if a mail server is configured', { hasMailServer: true }],
    ['if the shop has a public name', { publicUrl: 'https://shop.example' }],
    ['if its name only resembles localhost', { publicUrl: 'https://localhost.shop.example' }],
    ['behind a proxy', { trustedProxies: 1 }],
  ])('messages to shoppers are hidden %s', async (_, settings) => {
    expect(pagesWith(settings)).toBeUndefined();
    const shop = await open(settings);
    const name = await keep({});
    for (const path of ['/dev/mail', `/dev/mail/${name}`]) {
      const { status, text } = await shop.ask(path);
      expect(status).toBe(404);
      expect(text).not.toContain('secret');
    }
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'messages to shoppers are not hidden if the shop’s public URL is local, such as %s',
    (publicUrl) => {
      expect(pagesWith({ publicUrl })).toBeDefined();
    },
  );

  it.each([
    { host: 'shop.example' },
    { host: 'localhost.shop.example' },
    { host: '192.168.0.7:3000' },
    { host: 'rebound.example:3000' },
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-real-ip': '203.0.113.7' },
    { forwarded: 'for=203.0.113.7' },
    { via: '1.1 proxy' },
  ])('messages to shoppers are hidden from requests with the headers %j', async (headers) => {
    const shop = await openByLink();
    await keep({});
    expect((await shop.ask('/dev/mail', headers)).status).toBe(404);
  });

  it.each(['localhost:3000', '127.0.0.1', '[::1]:3000'])(
    'messages to shoppers are shown to a request from this machine for the host %s',
    async (host) => {
      const shop = await openByLink();
      expect((await shop.ask('/dev/mail', { host })).status).toBe(200);
    },
  );

  it('messages to shoppers are hidden from browsers that have not opened the link from the terminal', async () => {
    const shop = await startShop({ mailPages: pagesWith() });
    const name = await keep({});
    const cookie = `vitrina-mail=${'x'.repeat(32)}`;
    for (const path of [
      '/dev/mail',
      `/dev/mail/${name}`,
      '/dev/mail?key=',
      `/dev/mail?key=${'x'.repeat(32)}`,
    ])
      expect((await shop.get(path, { cookie })).status, path).toBe(404);
    const opened = await openByLink();
    expect((await opened.get(opened.link)).status).toBe(404);
    expect((await opened.get('/dev/mail')).status).toBe(404);
    expect((await opened.see('/dev/mail')).status).toBe(200);
  });

  it('the pages with messages to shoppers are closed to visitors even behind a proxy that adds no header to requests', async () => {
    const shop = await openByLink();
    // Such a proxy adds no header: it sends HTTP/1.0 requests from this machine that have only a Host header.
    expect((await ask(shop.port, '/dev/mail', { host: '127.0.0.1' })).status).toBe(404);
  });

  it('messages to shoppers are hidden from other machines, whichever Host header they send', async () => {
    const follow = (remoteAddress: string) => {
      const pages = pagesWith();
      const incoming = { socket: { remoteAddress }, headers: { host: 'localhost:3000' } };
      const asked = new Request(`http://localhost:3000${pages?.link}`);
      return pages?.answer(asked, incoming as Parameters<typeof pages.answer>[1]);
    };
    for (const address of ['203.0.113.7', '::ffff:192.168.0.7', 'fe80::1', '172.17.0.1'])
      expect(await follow(address)).toBeUndefined();
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect((await follow(address))?.status).toBe(303);
  });

  it('messages to shoppers are shown only to GET and HEAD requests', async () => {
    const shop = await openByLink();
    expect((await shop.send('POST', '/dev/mail', {})).status).toBe(404);
  });
});
