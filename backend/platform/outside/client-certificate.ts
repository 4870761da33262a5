import { request } from 'node:https';
import { Readable } from 'node:stream';
import { rootCertificates } from 'node:tls';

/** A client certificate for mutual TLS, as texts in PEM format. */
export type ClientCertificate = {
  cert: string;
  key: string;
  /** The root certificate by which the service's own certificate is verified, if Node does not know it. */
  ca?: string | undefined;
};

const BODILESS = [204, 205, 304];

/**
 * A replacement for `fetch` that presents a client certificate. For text bodies only; does not follow
 * redirects.
 */
export function fetchWithCertificate(
  address: URL,
  { method, headers, body, signal }: RequestInit,
  { cert, key, ca }: ClientCertificate,
): Promise<Response> {
  return new Promise((done, failed) => {
    const options = {
      method: method ?? 'GET',
      headers: Object.fromEntries(new Headers(headers)),
      cert,
      key,
      ...(signal && { signal }),
      ...(ca !== undefined && { ca: [...rootCertificates, ca] }),
    };
    const outgoing = request(address, options, (incoming) => {
      const status = incoming.statusCode ?? 502;
      if (BODILESS.includes(status)) incoming.resume();
      const text = BODILESS.includes(status) ? null : (Readable.toWeb(incoming) as ReadableStream);
      done(new Response(text, { status }));
    });
    outgoing.once('error', failed);
    outgoing.end(typeof body === 'string' ? body : undefined);
  });
}
