import { getResponse } from 'msw';
import { type Operation, operations } from '#contract/operations.ts';
import { operationOf } from '../contract/contract.ts';
import { scenarioOf } from '../scenarios.ts';
import { DEMO_CREDENTIALS } from '../shop/account/account.ts';

/** Sends a call to the API and returns the response. */
export type Send = (request: Request) => Promise<Response>;

/**
 * Checks the names of scenarios.
 * @throws Error for an unknown name; it lists the scenarios of the operation
 */
export function assertScenarios(names: readonly string[]): void {
  for (const name of names) scenarioOf(name);
}

/**
 * Responds to a call with the first scenario that is about its operation. Undefined if no scenario is about
 * it.
 */
export function answerOfScenarios(names: readonly string[], request: Request): Promise<Response | undefined> {
  return getResponse(
    names.map((name) => scenarioOf(name).handler),
    request,
  );
}

/**
 * Gives a visitor an identity if one of the scenarios is about a call that the shop makes only for visitors
 * who have one: that of the demo account or, if the API has no such account, that of a new guest.
 * @returns Set-Cookie headers; empty if no identity is needed
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
