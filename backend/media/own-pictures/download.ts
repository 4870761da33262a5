import { lookup as resolveName } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { readLimited } from '#shared/read-limited.ts';
import { isPrivateAddress } from './private-network.ts';

/** The picture could not be downloaded. The message is for the person who imports, and ends a sentence. */
export class DownloadFailed extends Error {
  override name = 'DownloadFailed';
}

export type DownloadOptions = {
  /** Lets addresses of this machine and its network through, for picture servers inside. */
  allowPrivateNetwork: boolean;
  /** Of the whole download, in ms. */
  timeoutMs?: number;
  /** In bytes. */
  sizeLimit?: number;
};

/** 20 MB, above what a camera makes. */
const SIZE_LIMIT = 20 * 1024 * 1024;
const TIMEOUT = 30_000;
const REDIRECTS = 3;

/**
 * Downloads a picture over http or https, following at most three redirects. Every address on the way is checked
 * after its name was resolved and is the one connected to, so that a name cannot change its mind in between.
 * Rejects with DownloadFailed.
 */
export async function download(address: string, options: DownloadOptions): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT);
  let url = toUrl(address);
  for (let redirects = 0; ; redirects += 1) {
    const answer = await ask(url, options, signal);
    if ('bytes' in answer) return answer.bytes;
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

type Answer = { bytes: Uint8Array } | { location: string };

async function ask(url: URL, options: DownloadOptions, signal: AbortSignal): Promise<Answer> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // For a literal address no name is resolved, so the check of names would not see it.
  if (!options.allowPrivateNetwork && isIP(host) !== 0 && isPrivateAddress(host)) throw inside();
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise<Answer>((resolve, reject) => {
    const fail = (error: unknown) => {
      reject(reasonOf(error, signal));
      call.destroy();
    };
    const call = request(
      url,
      {
        signal,
        agent: false,
        headers: { accept: 'image/avif,image/webp,image/*', 'user-agent': 'Vitrina catalog import' },
        ...(options.allowPrivateNetwork ? {} : { lookup: publicLookup }),
      },
      (response) => {
        read(response, options.sizeLimit ?? SIZE_LIMIT).then(resolve, fail);
      },
    );
    call.on('error', fail);
    call.end();
  });
}

async function read(response: http.IncomingMessage, limit: number): Promise<Answer> {
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400 && headers.location) {
    response.destroy();
    return { location: headers.location };
  }
  if (statusCode !== 200) throw new DownloadFailed(`its server answers ${statusCode}`);
  const type = headers['content-type'] ?? '';
  if (!/^(image\/|application\/octet-stream\b)/i.test(type))
    throw new DownloadFailed(`its server says it is ${type.slice(0, 60) || 'of no type'}, not an image`);
  const tooLarge = new DownloadFailed(`it is larger than ${Math.floor(limit / 1024 / 1024)} MB`);
  if (Number(headers['content-length'] ?? 0) > limit) throw tooLarge;
  const bytes = await readLimited(response, limit);
  if (bytes === undefined) throw tooLarge;
  return { bytes };
}

const inside = () =>
  new DownloadFailed('its address is inside a private network (see --allow-private-network)');

/** Resolves a name and refuses it when any of its addresses is private. */
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
