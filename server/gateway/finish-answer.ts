import type { Operation } from '#contract/operations.ts';
import { ValueResponse } from '#shared/web/value-response.ts';
import type { Logger } from '../process/logger.ts';
import { answerHeaders } from './call-headers.ts';
import type { CheckAnswer } from './check-answers.ts';
import { mask } from './mask.ts';

type Asked = { requestId: string; method: string; path: string };

export type FinishOptions = { logger: Logger; checkAnswer?: CheckAnswer | undefined };

/**
 * Prepares a response of the API for the browser: masks errors, checks the response against the contract, and
 * keeps only allowed headers and the given cookies.
 */
export async function finishAnswer(
  response: Response,
  operation: Operation,
  { requestId, ...call }: Asked,
  { logger, checkAnswer, cookies, isPublic }: FinishOptions & { cookies: string[]; isPublic: boolean },
): Promise<Response> {
  const masked = await mask(response, requestId);
  const { hidden } = masked;
  if (hidden) logger.warn({ requestId, ...call, hidden }, 'An answer of the API was masked');
  const passedOn = masked.response === response;
  const isChecked = checkAnswer && response.ok && passedOn && call.method !== 'HEAD';
  const checked = isChecked
    ? await checkAnswer(response, operation, { requestId, ...call })
    : masked.response;
  const headers = checked.status < 400 ? answerHeaders(checked.headers, isPublic) : checked.headers;
  if (!isPublic) for (const cookie of cookies) headers.append('set-cookie', cookie);
  return checked instanceof ValueResponse
    ? checked.with(headers)
    : new Response(checked.body, { status: checked.status, headers });
}
