import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { smallShopDatabase } from '../catalog/testing/database.ts';
import { modelSettings } from '../testing/models.ts';
import { assertFinalInvariants, assertInvariants } from './testing/conserved.ts';
import { steps } from './testing/steps.ts';
import { finishPending, openWorld } from './testing/world.ts';

/*
 * A model test of refunds with the real code. Shoppers, operators, the bank and the calendar act in random
 * order, and the totals of pieces and money must be right after every step.
 */
const ways = modelSettings({ seed: 20_261_123, runs: 5 });

let database: Awaited<ReturnType<typeof smallShopDatabase>>;
beforeAll(async () => {
  database = await smallShopDatabase();
});
afterAll(() => database.close());

test('no pieces or money are lost in any sequence of refund actions by shoppers, operators and the bank', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 40, size: '+1' }), async (commands) => {
      const world = await openWorld(database.db);
      await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
      await finishPending(world);
      await assertInvariants(world);
      await assertFinalInvariants(world);
    }),
    ways,
  );
}, 3_600_000);
