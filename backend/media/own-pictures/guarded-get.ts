import { lookup as resolveName } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-network.ts';

/** Thrown if a download fails. The message completes a sentence for the person who imports goods. */
export class DownloadFailed extends Error {
  override name = 'DownloadFailed';
}

export type GuardedOptions = {
  /** Whether the URL may lead to this machine or its local network. */
  allowPrivateNetwork: boolean;
  /** Aborts the whole download, even while the response body is being read. */
  signal: AbortSignal;
  headers: Readonly<Record<string, string>>;
};

const REDIRECTS = 3;

/**
 * Requests an http or https URL, follows at most three redirects, and passes the response to a function that
 * reads it. Addresses in private networks are refused. The IP address of the actual connection is checked, so
 * a DNS change between check and connection cannot bypass this. Rejects with DownloadFailed.
 */
export async function guardedGet<T>(
  address: string,
  options: GuardedOptions,
  read: (answer: http.IncomingMessage) => Promise<T>,
): Promise<T> {
  let url = toUrl(address);
  for (let redirects = 0; ; redirects += 1) {
    const answer = await ask(url, options, read);
    if ('value' in answer) return answer.value;
    if (redirects === REDIRECTS) throw new DownloadFailed(`it redirects more than ${REDIRECTS} times`);
    url = toUrl(answer.location, url);
  }
}

function toUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url || !/^https?:$/.test(url.protocol)) throw new DownloadFailed('it is not an http or https address');
  if (url.username || url.password) throw new DownloadFailed('the address holds a password');
  return url;
}

type Answer<T> = { value: T } | { location: string };

async function ask<T>(
  url: URL,
  { allowPrivateNetwork, signal, headers }: GuardedOptions,
  read: (answer: http.IncomingMessage) => Promise<T>,
): Promise<Answer<T>> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // If the URL contains an IP address, no DNS lookup happens, so `publicLookup` is not called. The address is
  // checked here instead.
  if (!allowPrivateNetwork && isIP(host) !== 0 && isPrivateAddress(host)) throw inside();
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise<Answer<T>>((resolve, reject) => {
    const fail = (error: unknown) => {
      reject(reasonOf(error, signal));
      call.destroy();
    };
    const call = request(
      url,
      { signal, agent: false, headers, ...(allowPrivateNetwork ? {} : { lookup: publicLookup }) },
      (response) => {
        const { statusCode = 0, headers: said } = response;
        const isElsewhere = statusCode >= 300 && statusCode < 400 && said.location;
        if (isElsewhere) {
          response.destroy();
          resolve({ location: isElsewhere });
        } else read(response).then((value) => resolve({ value }), fail);
      },
    );
    call.on('error', fail);
    call.end();
  });
}

const inside = () =>
  new DownloadFailed('its address is inside a private network (see --allow-private-network)');

/** A DNS lookup that fails if any of the found addresses is private. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(inside(), []);
    if (options.all) return callback(null, addresses);
    const [first] = addresses;
    callback(first ? null : new Error('the name has no address'), first?.address ?? '', first?.family);
  });
};

function reasonOf(error: unknown, signal: AbortSignal): DownloadFailed {
  if (error instanceof DownloadFailed) return error;
  if (signal.aborted) return new DownloadFailed('its server takes too long');
  const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return new DownloadFailed(`its server cannot be reached (${why})`);
}
