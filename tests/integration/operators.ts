import { randomUUID } from 'node:crypto';
import { addOperator } from '../../backend/operators/operators.ts';
import type { IntegrationShop } from './shop.ts';

/**
 * Makes a POST call as an operator. `path` is relative to the operator API, for example
 * `orders/{id}/packing`.
 */
export type Operate = (path: string, body: object) => Promise<Response>;

/**
 * Adds an operator with the role `manager` and a new token. Returns a function that makes calls as this
 * operator, to the process of the shop or to another one.
 */
export async function newOperator(
  shop: IntegrationShop,
  name = 'ofis-1',
  fetch: (request: Request) => Promise<Response> = shop.backend.fetchForOperators,
): Promise<Operate> {
  const token = randomUUID();
  await addOperator(shop.db, { id: randomUUID(), name, role: 'manager', token, now: new Date() });
  return (path, body) =>
    fetch(
      new Request(`http://shop.test/api/operator-orchestration/v1/${path}?site=ru`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-request-id': randomUUID(),
          'x-requested-from': 'server',
          'x-site-id': 'ru',
        },
        body: JSON.stringify(body),
      }),
    );
}

/**
 * The body of a successful response.
 * @throws Error with the body of an unsuccessful one
 */
export async function answered<T>(response: Response | Promise<Response>): Promise<T> {
  const answer = await response;
  if (answer.status !== 200) throw new Error(await answer.text());
  return answer.json() as Promise<T>;
}
