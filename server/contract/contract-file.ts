import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

type ContractFileOptions = {
  publicUrl: string | undefined;
  /** Prefix of the API paths that browsers call. Default: none. */
  publicApiPath?: string | undefined;
  /**
   * Whether the file is read again for each request, so that the result of `npm run generate` is visible at
   * once.
   */
  isFresh?: boolean;
  /** Changes the contract before it is sent. */
  prepare?: ((contract: BundledContract) => BundledContract) | undefined;
};

type Operation = { parameters?: unknown[] };

export type BundledContract = {
  paths: Record<string, Record<string, Operation> & { parameters?: unknown[] }>;
};

const BUNDLE = fileURLToPath(new URL(import.meta.resolve('#contract/openapi.json')));

/** For how many seconds a client may use its copy without revalidation. */
const FRESH_S = 3600;

/**
 * Serves the contract as a single file that names this shop as the API server. Without PUBLIC_URL, that name
 * comes from the Host header of the request, so shared caches must not store the response.
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
    // The ETag is weak, because differently compressed responses have the same.
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
