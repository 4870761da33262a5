import { operationList } from '#contract/operations.ts';
import { spoilCall } from '../ready-calls.ts';
import type { RefusalCase } from './refusal-case.ts';

/** Wherever the contract asks for a good token, one that has ended is refused, even where none is needed. */
export const endedTokens: RefusalCase[] = operationList
  .filter(({ access }) => access !== 'open')
  .map(({ id }) => ({
    operationId: id,
    status: 401,
    code: 'UNAUTHORIZED',
    title: 'a token that has ended',
    run: (shopper) =>
      spoilCall(shopper, id, (ready) => {
        ready.tokens.access = 'ended-long-ago';
      }),
  }));

/** Operations to which an ended token does no harm: a returning shopper must be able to sign in. */
export const openToEndedTokens = operationList.filter(({ access }) => access === 'open').map(({ id }) => id);
