import { expect, test } from 'vitest';
import { operations } from '../../../mocks/contract/contract.ts';
import { contradictionsIn } from './answer-rules.ts';
import { claimsOf, disagreementsIn, type Heard } from './claims.ts';
import { assertNone, sentenceOf } from './complaint.ts';

/** Every example of a success. Examples of one moment, so that they may be compared with one another. */
const examples: Heard[] = operations.flatMap(({ id: operationId, answers }) =>
  answers
    .filter(({ status }) => status < 400)
    .flatMap(({ status, examples: named }) =>
      named.map(({ value, name }) => ({
        ...{ operationId, status, data: value, path: {} },
        // Examples of the same name are alternatives for one caller.
        ...{ caller: name === 'empty' ? 'a shopper without goods' : 'the shopper', epoch: 0 },
      })),
    ),
);

test('no example contradicts itself', () => {
  assertNone(
    examples.flatMap(({ operationId, status, data }) =>
      contradictionsIn(operationId, status, data).map((one) => sentenceOf(operationId, one, 'the example')),
    ),
  );
});

test('no example contradicts another', () => {
  const claims = examples.flatMap(claimsOf);
  expect(claims.length).toBeGreaterThan(500);
  assertNone(
    disagreementsIn(claims).map(({ operationId, complaint }) => sentenceOf(operationId, complaint, 'the example')),
  );
});
