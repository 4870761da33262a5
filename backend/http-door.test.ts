import { expect, it, onTestFinished } from 'vitest';
import { openDoor } from './http-door.ts';

it('the server answers over HTTP without replacing the global Request and Response', async () => {
  const globals = { Request: globalThis.Request, Response: globalThis.Response };
  const door = await openDoor(async ({ url }, { clientIp }) => Response.json({ url, clientIp }), {
    port: 0,
    host: '127.0.0.1',
    trustedProxies: 1,
  });
  onTestFinished(() => door.close());
  const answer = await fetch(`http://127.0.0.1:${door.port}/a?b=1`, {
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });
  expect(await answer.json()).toEqual({
    url: `http://127.0.0.1:${door.port}/a?b=1`,
    clientIp: '203.0.113.7',
  });
  expect({ Request: globalThis.Request, Response: globalThis.Response }).toEqual(globals);
  expect(globalThis.Response).toBe(globals.Response);
});
