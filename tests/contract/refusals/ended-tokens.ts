import { operationList } from '#contract/operations.ts';
import { spoilCall } from '../ready-calls.ts';
import type { RefusalCase } from './refusal-case.ts';

/**
 * Refusal cases: an expired token is sent. Operations that can be called without a token also refuse it,
 * except for those in `openToEndedTokens`.
 */
export const endedTokens: RefusalCase[] = operationList
  .filter(({ access }) => access !== 'open')
  .map(({ id }) => ({
    operationId: id,
    status: 401,
    code: 'UNAUTHORIZED',
    title: 'an expired token',
    run: (shopper) =>
      spoilCall(shopper, id, (ready) => {
        ready.tokens.access = 'ended-long-ago';
      }),
  }));

/** Operations that ignore an expired token, because shoppers need them to sign in again. */
export const openToEndedTokens = operationList.filter(({ access }) => access === 'open').map(({ id }) => id);
