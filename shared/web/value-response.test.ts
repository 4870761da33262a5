import { describe, expect, it } from 'vitest';
import { ValueResponse } from './value-response.ts';

const VALUE = { name: 'Платье', sizes: ['42', '44'] };
const TEXT = JSON.stringify(VALUE);

const answer = () =>
  new ValueResponse(VALUE, { status: 200, headers: new Headers({ 'content-type': 'application/json' }) });

describe('a JSON response that carries its value', () => {
  it('ValueResponse carries the value itself', () => {
    expect(answer().value).toBe(VALUE);
  });

  it.each<[string, (response: Response) => Promise<unknown>]>([
    ['text', (response) => response.text()],
    ['bytes', async (response) => Buffer.from(await response.bytes()).toString()],
    ['a buffer', async (response) => Buffer.from(await response.arrayBuffer()).toString()],
    ['a blob', async (response) => (await response.blob()).text()],
    ['a stream', (response) => new Response(response.body).text()],
    ['an answer made of it', (response) => new Response(response.body, response).text()],
    ['a clone', (response) => response.clone().text()],
  ])('ValueResponse gives the JSON of its value when it is read as %s', async (_as, read) => {
    const response = answer();
    expect(response.bodyUsed).toBe(false);
    expect(await read(response)).toBe(TEXT);
  });

  it('reading a ValueResponse as JSON gives a separate copy of the value', async () => {
    const read = await answer().json();
    expect(read).toEqual(VALUE);
    expect(read).not.toBe(VALUE);
  });

  it('a ValueResponse can be read as text only once, like any response', async () => {
    const response = answer();
    await response.text();
    expect(response.bodyUsed).toBe(true);
    await expect(response.text()).rejects.toThrow(TypeError);
  });

  it('a ValueResponse with other headers keeps value and status', () => {
    const other = answer().with(new Headers({ etag: '"1"' }));
    expect([other.status, other.value, [...other.headers]]).toEqual([200, VALUE, [['etag', '"1"']]]);
  });
});
