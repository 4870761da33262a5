import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { continueRequests, holdRequests, keepPort } from './dev-port.ts';

/**
 * How long a restart waits for responses in flight: for pages without limit, for responses that are already
 * being sent not at all.
 */
const GRACE = { begun: 2 ** 31 - 1, sending: 0 };

let close = async () => {};
afterEach(() => close());

/** Starts a dev server. The test itself writes the responses. */
async function openServer() {
  const answers: ServerResponse[] = [];
  let arrived = () => {};
  const httpServer = createServer((_, outgoing) => {
    answers.push(outgoing);
    arrived();
  });
  keepPort({ httpServer } as unknown as Parameters<typeof keepPort>[0]);
  await new Promise<void>((resolve) => httpServer.once('listening', resolve).listen(0, '127.0.0.1'));
  close = () => new Promise((resolve) => httpServer.close(() => resolve()));
  const { port } = httpServer.address() as AddressInfo;
  /**
   * Sends a request and waits until the server has it.
   * @returns the server's response object, and the promise of the client's response
   */
  const ask = async () => {
    const begun = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const response = fetch(`http://127.0.0.1:${port}/`);
    await begun;
    return { outgoing: answers.at(-1) as ServerResponse, response };
  };
  return { ask, answers, address: `http://127.0.0.1:${port}/` };
}

it('a restart of the dev server waits until a slow page is sent, and does not wait for a stream', async () => {
  const { ask, address, answers } = await openServer();
  const [stream, page] = [await ask(), await ask()];
  stream.outgoing.writeHead(200).write('event');
  await stream.response;
  let isHeld = true;
  const held = holdRequests(GRACE).then(() => {
    isHeld = false;
  });
  const later = fetch(address);
  await new Promise(setImmediate);
  expect([isHeld, answers.length]).toEqual([true, 2]);
  page.outgoing.end('page');
  expect((await page.response).status).toBe(200);
  await held;
  expect(answers).toHaveLength(2);

  continueRequests();
  await expect.poll(() => answers.length).toBe(3);
  answers[2]?.end();
  expect((await later).status).toBe(200);
});
