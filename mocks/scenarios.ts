import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import * as auth from '#contract/client/auth/auth.msw.ts';
import * as cart from '#contract/client/cart/cart.msw.ts';
import * as catalog from '#contract/client/catalog/catalog.msw.ts';
import * as checkout from '#contract/client/checkout/checkout.msw.ts';
import type { Problem } from '#contract/client/client.schemas.ts';
import * as contact from '#contract/client/contact/contact.msw.ts';
import * as content from '#contract/client/content/content.msw.ts';
import * as delivery from '#contract/client/delivery/delivery.msw.ts';
import * as newsletter from '#contract/client/newsletter/newsletter.msw.ts';
import * as operator from '#contract/client/operator/operator.msw.ts';
import * as order from '#contract/client/order/order.msw.ts';
import * as payment from '#contract/client/payment/payment.msw.ts';
import * as platform from '#contract/client/platform/platform.msw.ts';
import * as refund from '#contract/client/refund/refund.msw.ts';
import * as review from '#contract/client/review/review.msw.ts';
import * as search from '#contract/client/search/search.msw.ts';
import * as session from '#contract/client/session/session.msw.ts';
import * as store from '#contract/client/store/store.msw.ts';
import * as user from '#contract/client/user/user.msw.ts';
import * as wishlist from '#contract/client/wishlist/wishlist.msw.ts';
import type { Operation } from '#contract/operations.ts';
import { type DocumentedOperation, operations } from './contract/contract.ts';
import { patternOf } from './handlers.ts';

const generated: Record<string, unknown> = {
  ...auth,
  ...cart,
  ...catalog,
  ...checkout,
  ...contact,
  ...content,
  ...delivery,
  ...newsletter,
  ...operator,
  ...order,
  ...payment,
  ...platform,
  ...refund,
  ...review,
  ...search,
  ...session,
  ...store,
  ...user,
  ...wishlist,
};

/** One of the ways in which an operation can fail. */
export type Scenario = {
  /**
   * Such as `getCart:503`, `applyCartActions:409:cart-line-limit`, `getCart:network` or `getCart:timeout`.
   */
  name: string;
  operationId: string;
  /** HTTP status of the response. Undefined if there is no response. */
  status: number | undefined;
  /**
   * The MSW handler, created on first use: MSW records where a handler is created, which is slow for hundreds
   * of them.
   */
  readonly handler: HttpHandler;
};

/**
 * All scenarios: each documented error of each operation, further examples of these errors, and connections
 * that break or hang. In development, `?mock=<name>` selects one.
 */
export const scenarios: Scenario[] = operations.flatMap((operation) => [
  ...documented(operation),
  silent(operation, 'network', () => HttpResponse.error()),
  silent(operation, 'timeout', async () => {
    await delay('infinite');
    return HttpResponse.error();
  }),
]);

/**
 * Finds a scenario by its name.
 * @throws Error for an unknown name; it lists the scenarios of the operation
 */
export function scenarioOf(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name);
  if (found) return found;
  const [operationId] = name.split(':');
  const siblings = scenarios.filter((scenario) => scenario.operationId === operationId);
  const choice = siblings.length > 0 ? siblings : scenarios;
  throw new Error(`No scenario ${name}. There are: ${choice.map((scenario) => scenario.name).join(', ')}`);
}

function documented(operation: DocumentedOperation): Scenario[] {
  return operation.answers
    .filter(({ status }) => status >= 400)
    .flatMap(({ status, examples, headers }) => {
      const scenario = (name: string, problem: Problem): Scenario => ({
        name,
        operationId: operation.id,
        status,
        get handler() {
          return failing(operation, status, problem, headers);
        },
      });
      return [
        scenario(`${operation.id}:${status}`, generatedProblem(operation, status)),
        ...examples
          .slice(1)
          .map(({ name, value }) => scenario(`${operation.id}:${status}:${name}`, value as Problem)),
      ];
    });
}

/**
 * Calls the generated function that returns the first example of an error, such as
 * `getApplyCartActionsResponseMock409`.
 */
function generatedProblem({ id }: Operation, status: number): Problem {
  const name = `get${id.charAt(0).toUpperCase()}${id.slice(1)}ResponseMock${status}`;
  const make = generated[name];
  if (typeof make !== 'function') throw new Error(`The generator has not made ${name}`);
  return make();
}

function failing(
  operation: Operation,
  status: number,
  problem: Problem,
  documentedHeaders: Record<string, string>,
): HttpHandler {
  return http[operation.method](patternOf(operation), ({ request }) => {
    const requestId = request.headers.get('x-request-id') ?? problem.requestId;
    const headers = { ...documentedHeaders, 'Content-Type': 'application/problem+json' };
    return HttpResponse.json({ ...problem, requestId }, { status, headers });
  });
}

function silent(
  operation: Operation,
  kind: 'network' | 'timeout',
  resolver: () => Response | Promise<Response>,
): Scenario {
  return {
    name: `${operation.id}:${kind}`,
    operationId: operation.id,
    status: undefined,
    get handler() {
      return http[operation.method](patternOf(operation), resolver);
    },
  };
}
