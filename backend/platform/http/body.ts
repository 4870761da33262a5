import { readLimited } from '#shared/read-limited.ts';
import { ProblemError } from './problem.ts';

/** Largest JSON body in bytes, where the contract allows no other. */
const BODY_LIMIT = 64 * 1024;

/**
 * Reads a JSON body. Throws 415 for another content type, 413 past its limit (counted while it arrives, not by
 * Content-Length) and 400 for what is not JSON in UTF-8.
 */
export async function readJson(request: Request, limit = BODY_LIMIT): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new ProblemError(415, 'UNSUPPORTED_MEDIA_TYPE');
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge();
  const bytes = await readLimited(request.body, limit);
  if (bytes === undefined) throw tooLarge();
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ProblemError(400, 'MALFORMED_JSON');
  }
}

const tooLarge = () => new ProblemError(413, 'PAYLOAD_TOO_LARGE');
