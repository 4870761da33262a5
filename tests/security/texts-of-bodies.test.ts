import { expect, onTestFinished, test } from 'vitest';
import { operationList } from '#contract/operations.ts';
import { bodiesWithSigns } from './fuzz/fuzz-requests.ts';
import { randomFrom } from './fuzz/random.ts';
import { sceneOf } from './fuzz/run-fuzz.ts';
import { openSender } from './fuzz/send.ts';
import { openFuzzTarget } from './fuzz/target.ts';

type Problem = { errors?: { in: string; pointer: string; code: string }[] };

test('a request is refused if any text of its body has a character that databases cannot store', async () => {
  const target = await openFuzzTarget();
  const sender = openSender();
  onTestFinished(async () => {
    sender.close();
    await target.close();
  });
  const random = randomFrom(20);
  const around = await target.newPeople();
  const wrong: string[] = [];
  let refused = 0;
  const withBody = operationList.filter(({ hasBody }) => hasBody);
  for (const operation of withBody) {
    const scene = sceneOf(operation, target, around, random);
    const origin = operation.service === 'operator' ? target.operatorOrigin : target.origin;
    for (const { request, pointer } of bodiesWithSigns(operation, scene, random)) {
      const { status, text } = await sender.send(origin, request);
      if (status !== 422) {
        // Any 4xx status is fine: a caller without access, or a form without a token, is refused before the
        // body is checked.
        if (status >= 500 || status < 400) wrong.push(`${operation.id} ${pointer}: ${status}`);
        continue;
      }
      const { errors = [] } = JSON.parse(text) as Problem;
      const isNamed = errors.some(
        (one) => one.in === 'body' && one.pointer === pointer && one.code === 'invalid_text',
      );
      if (isNamed) refused += 1;
      else wrong.push(`${operation.id} ${pointer}: 422 names ${errors.map((one) => one.pointer).join(', ')}`);
    }
  }
  const sent = { operationsWithBodies: withBody.length, textsRefusedAndNamed: refused };
  console.info(`Figures: ${JSON.stringify(sent)}`);
  expect(wrong).toEqual([]);
  expect(refused).toBeGreaterThan(60);
}, 600_000);
