import { type Operation, operations } from '../../mocks/contract.ts';
import type { OperationId } from './calls/prepare.ts';
import type { RefusalCase } from './refusal-case.ts';
import { validCalls } from './valid-calls.ts';

/** Where a token is optional: does the contract say that one which has ended is refused? */
const optional = operations.filter(({ bearer }) => bearer === 'optional');
const refusesEndedTokens = ({ answers, id }: Operation) =>
  // The 401 of login is about the credentials.
  id !== 'login' && answers.some(({ status }) => status === 401);

/** Where the contract says that a token which has ended is refused, it is. */
export const endedTokens: RefusalCase[] = optional.filter(refusesEndedTokens).map(({ id }) => ({
  operationId: id,
  status: 401,
  code: 'UNAUTHORIZED',
  title: 'a token that has ended',
  async run(shopper) {
    const call = await validCalls[id as OperationId](shopper);
    shopper.tokens.access = 'ended-long-ago';
    await call();
  },
}));

/** Operations to which an ended token does no harm: a returning shopper must be able to sign in. */
export const openToEndedTokens = optional
  .filter((operation) => !refusesEndedTokens(operation))
  .map(({ id }) => id as OperationId);
