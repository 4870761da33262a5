import { expect, test } from 'vitest';
import type { UserProfile } from '#contract/sdk/types.gen.ts';
import { exampleOf, operations } from '../../../mocks/contract/contract.ts';
import { assertNone, sentenceOf, shown } from '../complaint.ts';
import { contradictionsIn } from './answer-rules.ts';
import { claimsOf, disagreementsIn, type Received } from './claims.ts';
import { contradictionsOfRequest } from './echoes.ts';

/**
 * The success examples of all operations in the contract. All describe a shop at the same moment, so no two
 * of them may contradict each other.
 */
const examples: Received[] = operations.flatMap(({ id: operationId, answers }) =>
  answers
    .filter(({ status }) => status < 400)
    .flatMap(({ status, examples: named }) =>
      named.map(({ value, name }) => ({
        operationId,
        status,
        data: value,
        path: {},
        // Examples named `empty` show a shopper without goods. They are not compared with the other examples,
        // which show a shopper with goods.
        caller: name === 'empty' ? 'a shopper without goods' : 'the shopper',
        epoch: 0,
      })),
    ),
);

test('the parts of an example in the contract never contradict one another', () => {
  assertNone(
    examples.flatMap(({ operationId, status, data }) =>
      contradictionsIn(operationId, status, data).map((one) => sentenceOf(operationId, one, 'the example')),
    ),
  );
});

test('no example in the contract contradicts another example', () => {
  const claims = examples.flatMap(claimsOf);
  expect(claims.length).toBeGreaterThan(500);
  assertNone(
    disagreementsIn(claims).map(({ operationId, complaint }) =>
      sentenceOf(operationId, complaint, 'the example'),
    ),
  );
});

test('no example of a response in the contract contradicts the example of its request', () => {
  assertNone(
    operations.flatMap(({ id, requests, answers }) => {
      const [request] = requests;
      const [answer] = answers.flatMap(({ status, examples: named }) => (status < 400 ? named : []));
      return contradictionsOfRequest(id, request?.value, answer?.value).map((one) =>
        sentenceOf(id, one, 'the example'),
      );
    }),
  );
});

test('all examples in the contract are about the same shopper', () => {
  const { firstName, lastName, phone, email } = exampleOf<UserProfile>('getMyAccount', 'profile');
  const requests = operations.flatMap(({ id, requests }) =>
    requests.map(({ value }) => ({ operationId: id, data: value })),
  );
  const others = [...examples, ...requests].flatMap(({ operationId, data }) =>
    peopleIn(data).flatMap(({ pointer, person }) => {
      const own = {
        name: `${firstName} ${lastName}`,
        buyer: `${firstName} ${lastName}`,
        firstName,
        lastName,
        phone,
        email,
      };
      return Object.entries(person)
        .filter(
          ([field, value]) => value !== null && value !== '' && value !== own[field as keyof typeof own],
        )
        .map(([field, value]) =>
          sentenceOf(
            operationId,
            {
              part: `${pointer}/${field}`,
              says: `the shopper of getMyAccount, ${own[field as keyof typeof own]}`,
              came: shown(value),
            },
            'the example',
          ),
        );
    }),
  );
  assertNone(others);
});

type Person = { [Field in 'name' | 'buyer' | 'firstName' | 'lastName' | 'phone' | 'email']?: unknown };

/** Finds the people in an example: profiles, contacts and buyers. They must all be the same shopper. */
function peopleIn(value: unknown, pointer = ''): { pointer: string; person: Person }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { name, phone, email, firstName, lastName, buyer } = value as Person;
  const isContact = name !== undefined && phone !== undefined && email !== undefined;
  const isProfile = firstName !== undefined && email !== undefined && lastName !== undefined;
  const found: Person[] = [
    ...(isContact ? [{ name, phone, email }] : []),
    ...(isProfile ? [{ firstName, lastName, phone, email }] : []),
    ...(typeof buyer === 'string' ? [{ buyer }] : []),
  ];
  return [
    ...found.map((person) => ({ pointer, person })),
    ...Object.entries(value).flatMap(([key, part]) => peopleIn(part, `${pointer}/${key}`)),
  ];
}
