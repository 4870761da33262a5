import { describe, expect, test } from 'vitest';
import { MAX_FORM_BYTES, readForm } from './form-post';

const URL_OF_SHOP = 'https://shop.example/cart';

function post(body: string, headers: Record<string, string> = {}): Request {
  return new Request(URL_OF_SHOP, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  });
}

test('the fields of a posted form are read', async () => {
  const form = await readForm(
    post('articleId=1&back=%2Fproduct%2Fa&name=%D0%9F%D0%B0%D0%BB%D1%8C%D1%82%D0%BE'),
  );
  expect(Object.fromEntries(form)).toEqual({ articleId: '1', back: '/product/a', name: 'Пальто' });
});

describe('the origin of the request', () => {
  test.each(['cross-site', 'same-site', 'none'])(
    'a form with the header Sec-Fetch-Site: %s is refused',
    async (site) => {
      const request = post('a=1', { 'sec-fetch-site': site, origin: 'https://shop.example' });
      await expect(readForm(request)).rejects.toMatchObject({ status: 403 });
    },
  );

  test('without Sec-Fetch-Site, the Origin header decides whether a form came from this site', async () => {
    const from = (origin?: string) => {
      const request = post('a=1', origin === undefined ? {} : { origin });
      request.headers.delete('sec-fetch-site');
      return readForm(request);
    };
    expect((await from('https://shop.example')).get('a')).toBe('1');
    for (const origin of [
      undefined,
      'null',
      'https://evil.example',
      'http://shop.example',
      'https://shop.example.evil',
    ]) {
      await expect(from(origin)).rejects.toMatchObject({ status: 403 });
    }
  });
});

test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain', ''])(
  'a form with the content type %j is refused',
  async (type) => {
    await expect(readForm(post('a=1', { 'content-type': type }))).rejects.toMatchObject({ status: 415 });
  },
);

test('a form body of 8 KB is read, and a larger one is refused', async () => {
  const form = await readForm(post(`a=${'x'.repeat(MAX_FORM_BYTES - 2)}`));
  expect(form.get('a')).toHaveLength(MAX_FORM_BYTES - 2);
  await expect(readForm(post(`a=${'x'.repeat(MAX_FORM_BYTES - 1)}`))).rejects.toMatchObject({ status: 413 });
});

test('reading an endless form body stops after 8 KB', async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1024;
      controller.enqueue(new Uint8Array(1024));
    },
  });
  const request = new Request(URL_OF_SHOP, {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  } as RequestInit);
  await expect(readForm(request)).rejects.toMatchObject({ status: 413 });
  expect(sent).toBeLessThan(3 * MAX_FORM_BYTES);
});
