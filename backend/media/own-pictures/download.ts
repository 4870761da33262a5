import type http from 'node:http';
import { readLimited } from '#shared/read-limited.ts';
import { DownloadFailed, guardedGet } from './guarded-get.ts';

export type DownloadOptions = {
  /**
   * Whether the URL may lead to this machine or its local network, where a retailer may have a picture
   * server.
   */
  allowPrivateNetwork: boolean;
  /** Timeout of the whole download, in ms. */
  timeoutMs?: number;
  /** Maximum size of a picture in bytes. */
  sizeLimit?: number;
};

/** 20 MB. No camera makes larger files. */
const SIZE_LIMIT = 20 * 1024 * 1024;
const TIMEOUT = 30_000;

/** Downloads a picture by an http or https URL. Rejects with DownloadFailed. */
export async function download(address: string, options: DownloadOptions): Promise<Uint8Array> {
  return guardedGet(
    address,
    {
      allowPrivateNetwork: options.allowPrivateNetwork,
      signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT),
      headers: { accept: 'image/avif,image/webp,image/*', 'user-agent': 'Vitrina catalog import' },
    },
    (answer) => read(answer, options.sizeLimit ?? SIZE_LIMIT),
  );
}

async function read(answer: http.IncomingMessage, limit: number): Promise<Uint8Array> {
  const { statusCode = 0, headers } = answer;
  if (statusCode !== 200) throw new DownloadFailed(`its server answers ${statusCode}`);
  const type = headers['content-type'] ?? '';
  if (!/^(image\/|application\/octet-stream\b)/i.test(type))
    throw new DownloadFailed(`its server says it is ${type.slice(0, 60) || 'of no type'}, not an image`);
  const tooLarge = new DownloadFailed(`it is larger than ${Math.floor(limit / 1024 / 1024)} MB`);
  if (Number(headers['content-length'] ?? 0) > limit) throw tooLarge;
  const bytes = await readLimited(answer, limit);
  if (bytes === undefined) throw tooLarge;
  return bytes;
}
