import { operationList } from '#contract/operations.ts';
import { spoilCall } from '../ready-calls.ts';
import type { RefusalCase } from './refusal-case.ts';

/**
 * Cases of an expired token. All operations that accept a token refuse an expired one, even if they can be
 * called without a token.
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

/**
 * Operations that ignore an expired token. Among them are those with which a shopper whose token has expired
 * signs in.
 */
export const openToEndedTokens = operationList.filter(({ access }) => access === 'open').map(({ id }) => id);
