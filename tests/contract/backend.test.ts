import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../mocks/contract/contract.ts';
import { openBackendTarget } from './backend-target.ts';
import { assertNone, sentenceOf } from './complaint.ts';
import { describeBounds } from './facts/describe-bounds.ts';
import { describeLaws } from './laws/laws.ts';
import { commonRefusals, refusals } from './refusals/refusals.ts';
import {
  describeEndedTokens,
  describeForced,
  describeRefusals,
  describeSuccesses,
  documentedErrors,
} from './suite.ts';

let target: Awaited<ReturnType<typeof openBackendTarget>>;
beforeAll(async () => {
  target = await openBackendTarget();
});
afterAll(() => target.close());

const faults = documentedErrors.filter(
  ([operationId, status]) => status === 503 || (status === 500 && operationId !== 'getHealth'),
);

describeRefusals(commonRefusals, () => [target]);
describeEndedTokens(() => target);
describeLaws(() => target);
describeBounds(() => target);
describeForced(() => target, faults);
describeSuccesses(() => target);

test('every route of the backend is an operation of the contract', () => {
  const known = new Set(operations.map(({ method, path }) => routeName(method, path)));
  const unknown = target.routes.filter(({ method, path }) => !known.has(routeName(method, path)));
  assertNone(
    unknown.map(({ method, path }) =>
      sentenceOf(
        `${method} ${path}`,
        { part: 'the route', says: 'nothing about it', came: 'it' },
        target.name,
      ),
    ),
  );
  expect(target.routes).toHaveLength(operations.length);
});

const ownRefusals = [
  'login',
  'confirmRegistration',
  'receiveNotification',
  ...['updateMyAccount', 'changePassword', 'deleteMyAccount', 'unlinkExternalSignIn'],
];

/**
 * The errors 413 and 415 of operations without a request body. Only the gateway returns them: the backend
 * does not read a body there.
 */
const ofAnyBody = operations
  .filter(({ hasBody, answers }) => !hasBody && answers.some(({ status }) => status === 413))
  .flatMap(({ id }) => [`${id} 413`, `${id} 415`]);

/** Documented errors that the backend never returns. The comments below say why. */
const notOfTheBackend = [
  ...ofAnyBody,
  // The gateway refuses URLs that are too long, so the backend does not get them.
  ...operations.filter(({ access }) => access !== 'operator').map(({ id }) => `${id} 414`),
  // The gateway refuses cross-site requests before they reach the backend; its own tests check that. The
  // backend returns 403 only for login, address confirmation, notifications, operations that require a recent
  // proof of identity, and operator operations.
  ...operations
    .filter(
      ({ id, access, answers }) =>
        !ownRefusals.includes(id) && access !== 'operator' && answers.some(({ status }) => status === 403),
    )
    .map(({ id }) => `${id} 403`),
  // All roles may make these calls, so the backend never refuses them with 403. The web tier of the desk
  // refuses calls from other sites before they reach the backend.
  'getOperatorSession 403',
  'signOutOperator 403',
  // A health check that fails for any reason has the status 503, never 500.
  'getHealth 500',
];

test('every documented error is tested, or is in a list of errors that the backend never returns (§6.1.4, §7.4, §7.4.1)', () => {
  const reached = new Set([
    ...refusals.map(({ operationId, status }) => `${operationId} ${status}`),
    ...faults.map((pair) => pair.join(' ')),
  ]);
  const missing = documentedErrors.map((pair) => pair.join(' ')).filter((pair) => !reached.has(pair));
  expect(missing.sort()).toEqual(notOfTheBackend.sort());
});

/**
 * Replaces the parameters in a path by {}, so that paths of the contract and of the routers can be compared.
 * They write parameters differently, and some routes of the router also contain a pattern or `.json`.
 */
const routeName = (method: string, path: string) =>
  `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}(?:\.json)?|:\w+(?:\{.+?\})?(?=\/|$)/g, '{}')}`;
