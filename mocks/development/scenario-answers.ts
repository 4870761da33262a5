import { getResponse } from 'msw';
import { type Operation, operations } from '#contract/operations.ts';
import { operationOf } from '../contract/contract.ts';
import { scenarioOf } from '../scenarios.ts';
import { DEMO_CREDENTIALS } from '../shop/account/account.ts';

/** Sends a call to the API. */
export type Send = (request: Request) => Promise<Response>;

/** @throws Error for an unknown name; the message lists the scenarios of the operation */
export function assertScenarios(names: readonly string[]): void {
  for (const name of names) scenarioOf(name);
}

/**
 * Answers a call with the first scenario for its operation; undefined if no scenario is for this operation.
 */
export function answerOfScenarios(names: readonly string[], request: Request): Promise<Response | undefined> {
  return getResponse(
    names.map((name) => scenarioOf(name).handler),
    request,
  );
}

/**
 * Gives a new visitor an identity if a personal call is to fail, because without an identity the shop does
 * not make the call. The identity is the demo account, or a guest if the API does not know that account.
 * @returns the Set-Cookie lines; none if no call of the scenarios is personal
 */
export async function identityFor(names: readonly string[], send: Send): Promise<string[]> {
  const asked = names.map((name) => operationOf(scenarioOf(name).operationId));
  if (!asked.some(({ access }) => access === 'user' || access === 'bearer')) return [];
  const signedIn = cookiesOf(await send(callOf(operations.login, DEMO_CREDENTIALS)));
  return signedIn.length > 0 ? signedIn : cookiesOf(await send(callOf(operations.createGuestIdentity)));
}

function callOf({ method, path }: Operation, body?: object): Request {
  return new Request(`http://vitrina.internal${path}?site=ru`, {
    method,
    headers: {
      'x-requested-from': 'server',
      'x-site-id': 'ru',
      'x-request-id': crypto.randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const cookiesOf = ({ ok, headers }: Response): string[] => (ok ? headers.getSetCookie() : []);
