import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

type ContractFileOptions = {
  publicUrl: string | undefined;
  /** Path before the API in the addresses that browsers call; empty by default. */
  publicApiPath?: string | undefined;
  /** Whether the file is read for every request, so that a new `npm run generate` shows. */
  isFresh?: boolean;
  /** Changes the contract for its reader. */
  prepare?: ((contract: BundledContract) => BundledContract) | undefined;
};

type Operation = { parameters?: unknown[] };

export type BundledContract = {
  paths: Record<string, Record<string, Operation> & { parameters?: unknown[] }>;
};

const BUNDLE = fileURLToPath(new URL(import.meta.resolve('#contract/openapi.json')));

/** How long a copy may be used without asking again, in s. */
const FRESH_S = 3600;

/**
 * Answers the contract as one file whose server is this shop. Without PUBLIC_URL the server is the Host of the request,
 * so that the answer must not be in a shared cache.
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
    // Weak, because it is the same for every compression.
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
