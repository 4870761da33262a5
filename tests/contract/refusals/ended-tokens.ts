import { operationList } from '#contract/operations.ts';
import { spoilCall } from '../ready-calls.ts';
import type { RefusalCase } from './refusal-case.ts';

/** Every operation that accepts a token refuses an expired one, even if the token is optional. */
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

/** Operations that ignore an expired token, so that a returning shopper can sign in. */
export const openToEndedTokens = operationList.filter(({ access }) => access === 'open').map(({ id }) => id);
