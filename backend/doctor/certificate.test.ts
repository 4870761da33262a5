import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { createServer, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type CertificateWithKey, openAuthority, signedByItself } from '../platform/testing/certificates.ts';
import { checkPublicAddress } from './public-address.ts';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const FAR = new Date('2120-01-01T00:00:00Z');
const A_WEEK_BEFORE = new Date('2119-12-25T00:00:00Z');
const NOW = new Date('2026-11-01T00:00:00Z');

const term = { from: LONG_AGO, until: FAR };
const known = openAuthority({ name: 'Known Authority', ...term });
const unknown = openAuthority({ name: 'Unknown Authority', ...term });

const usual = getCACertificates('default');
beforeAll(() => setDefaultCACertificates([...usual, known.cert]));
afterAll(() => setDefaultCACertificates(usual));

async function listen(server: Server): Promise<string> {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

async function check(served: CertificateWithKey, now = NOW) {
  const server = createServer(served);
  // Errors are ignored: a client that refuses the certificate may close the connection at any time.
  server.on('tlsClientError', () => {});
  const url = await listen(server);
  return checkPublicAddress(url, { timeout: 60_000, now });
}

it('a certificate for the right host name from an authority that clients trust is accepted', async () => {
  expect(await check(known.issue({ name: 'localhost', ...term }))).toEqual({
    state: 'ok',
    says: expect.stringMatching(/^The certificate of localhost:\d+ is valid for \d+ more days\.$/),
  });
});

it('a certificate that expires soon causes a warning', async () => {
  expect(await check(known.issue({ name: 'localhost', ...term }), A_WEEK_BEFORE)).toEqual({
    state: 'warning',
    says: expect.stringContaining('is valid for 7 more days: renew it'),
  });
});

const yesterday = new Date('2021-01-01T00:00:00Z');
it.each([
  [
    'has ended',
    known.issue({ name: 'localhost', from: LONG_AGO, until: yesterday }),
    'has expired: renew it',
  ],
  ['is not valid yet', known.issue({ name: 'localhost', from: A_WEEK_BEFORE, until: FAR }), 'not valid yet'],
  ['is for another name', known.issue({ name: 'shop.example', ...term }), 'is for other names: install one'],
  ['has signed itself', signedByItself({ name: 'localhost', ...term }), 'is self-signed: install one'],
  ['is of an unknown authority', unknown.issue({ name: 'localhost', ...term }), 'serve the whole chain'],
])('a certificate that %s is reported as a problem', async (_, served, says) => {
  expect(await check(served)).toEqual({ state: 'problem', says: expect.stringContaining(says) });
});

it('an https port that does not use TLS is reported', async () => {
  const url = await listen(createHttpServer((_, answer) => answer.end('plain')));
  expect(await checkPublicAddress(url, { timeout: 60_000, now: NOW })).toEqual({
    state: 'problem',
    says: expect.stringContaining('responds, but without TLS: serve https'),
  });
});
