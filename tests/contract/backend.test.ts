import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../mocks/contract/contract.ts';
import { openBackendTarget } from './backend-target.ts';
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
describeForced(() => target, faults);
describeSuccesses(() => target);

const ownRefusals = [
  'login',
  'confirmRegistration',
  'receiveNotification',
  ...['updateMyAccount', 'changePassword', 'deleteMyAccount', 'unlinkExternalSignIn'],
];

/** A body that the operation has no use for is refused by the gateway; the backend does not read it. */
const ofAnyBody = operations
  .filter(({ hasBody, answers }) => !hasBody && answers.some(({ status }) => status === 413))
  .flatMap(({ id }) => [`${id} 413`, `${id} 415`]);

/** Documented errors that the backend never answers by itself, and why. */
const notOfTheBackend = [
  ...ofAnyBody,
  // The gateway looks at the length of an address before anything else.
  ...operations.filter(({ access }) => access !== 'operator').map(({ id }) => `${id} 414`),
  // The guard of the gateway keeps requests of other sites from reaching the backend at all; its own tests prove
  // it. Only login, confirming an address, notifications, what needs a recent proof and operations of operators have a 403 of
  // the backend's.
  ...operations
    .filter(
      ({ id, access, answers }) =>
        !ownRefusals.includes(id) && access !== 'operator' && answers.some(({ status }) => status === 403),
    )
    .map(({ id }) => `${id} 403`),
  // A health check that fails for any reason means that the service cannot do its work: 503.
  'getHealth 500',
];

test('every documented error is reached, or is known to belong to another program (§6.1.4, §7.4, §7.4.1)', () => {
  const reached = new Set([
    ...refusals.map(({ operationId, status }) => `${operationId} ${status}`),
    ...faults.map((pair) => pair.join(' ')),
  ]);
  const missing = documentedErrors.map((pair) => pair.join(' ')).filter((pair) => !reached.has(pair));
  expect(missing.sort()).toEqual(notOfTheBackend.sort());
});
