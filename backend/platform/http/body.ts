import { readLimited } from '#shared/read-limited.ts';
import { ProblemError } from './problem.ts';

/** Maximum size of a JSON body in bytes, unless the contract sets another one for the operation. */
const BODY_LIMIT = 64 * 1024;

/**
 * Reads the JSON body of a request. The limit applies to the bytes that are really read, not to
 * Content-Length.
 * @throws ProblemError 415 for another content type, 413 above the limit, 400 if the body is not JSON in
 * UTF-8.
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
