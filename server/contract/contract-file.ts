import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

type ContractFileOptions = {
  publicUrl: string | undefined;
  /** Path prefix of the API in the URLs that browsers call; empty by default. */
  publicApiPath?: string | undefined;
  /**
   * Whether the file is read again for every request, so that the result of `npm run generate` shows at once.
   */
  isFresh?: boolean;
  /** Changes the contract before it is sent to a client. */
  prepare?: ((contract: BundledContract) => BundledContract) | undefined;
};

type Operation = { parameters?: unknown[] };

export type BundledContract = {
  paths: Record<string, Record<string, Operation> & { parameters?: unknown[] }>;
};

const BUNDLE = fileURLToPath(new URL(import.meta.resolve('#contract/openapi.json')));

/** How long a client may use its copy of the contract without revalidation, in s. */
const FRESH_S = 3600;

/**
 * Serves the contract as one file that names this shop as the server. Without PUBLIC_URL, the Host header of
 * the request is used as the server's name, so shared caches must not store the response.
 */
export function createContractFile({
  publicUrl,
  publicApiPath = '',
  isFresh = false,
  prepare = (contract) => contract,
}: ContractFileOptions) {
  let read: Promise<string> | undefined;
  const bundle = () => {
    if (isFresh || !read) read = readFile(BUNDLE, 'utf8');
    return read;
  };

  return async (request: Request): Promise<Response> => {
    const url = (publicUrl ?? new URL(request.url).origin) + publicApiPath;
    const contract = { ...prepare(JSON.parse(await bundle())), servers: [{ url }] };
    const body = JSON.stringify(contract);
    // The ETag is weak, because it is the same for every compression of the file.
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
    const headers = {
      'content-type': 'application/json',
      'cache-control': publicUrl === undefined ? 'private, no-cache' : `public, max-age=${FRESH_S}`,
      etag,
    };
    const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
    if (known.includes(etag)) return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : body, { headers });
  };
}
