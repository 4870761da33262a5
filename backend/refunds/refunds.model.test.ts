import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { smallShopDatabase } from '../catalog/testing/database.ts';
import { holds, rests } from './testing/conserved.ts';
import { steps } from './testing/steps.ts';
import { comeToRest, openWorld } from './testing/world.ts';

/*
 * Refunds against the real code: shoppers, operators, the bank and the days do what they like, in any order, and pieces and
 * money are conserved after every step. MODEL_RUNS, MODEL_SEED and MODEL_PATH are those of the model of orders.
 */
const { MODEL_RUNS, MODEL_SEED, MODEL_PATH } = process.env;
const SAME_WAYS = 20_261_123;
const ways = {
  numRuns: Number(MODEL_RUNS ?? 5),
  ...((MODEL_SEED || !MODEL_RUNS) && { seed: Number(MODEL_SEED ?? SAME_WAYS) }),
  ...(MODEL_PATH && { path: MODEL_PATH }),
  endOnFailure: true,
};

let database: Awaited<ReturnType<typeof smallShopDatabase>>;
beforeAll(async () => {
  database = await smallShopDatabase();
});
afterAll(() => database.close());

test('pieces and money are conserved by every order of what shoppers, operators and the bank do with refunds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 40, size: '+1' }), async (commands) => {
      const world = await openWorld(database.db);
      await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
      await comeToRest(world);
      await holds(world);
      await rests(world);
    }),
    ways,
  );
}, 3_600_000);
