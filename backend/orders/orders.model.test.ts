import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { seedDemo } from '../../demo/seed/seed.ts';
import { testCatalog, testNow } from '../catalog/testing/catalog.ts';
import { freshDatabase } from '../platform/testing/database.ts';
import { modelSettings } from '../testing/models.ts';
import { assertFinalInvariants, assertInvariants } from './testing/conserved.ts';
import { steps } from './testing/steps.ts';
import { finishPending, openWorld } from './testing/world.ts';

/*
 * A model test of orders, payments and deliveries with the real code. Shoppers, the bank, the clock and the
 * packers act in random order, and the totals of pieces and money must be right after every step.
 */
const ways = modelSettings({ seed: 20_261_122, runs: 10 });

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
  await seedDemo(database.db, { catalog: testCatalog(), now: testNow });
});
afterAll(() => database.close());

test('no pieces or money are lost in any sequence of actions by shoppers, bank, clock and shop', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 60, size: '+1' }), async (commands) => {
      const world = await openWorld(database.db);
      await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
      await finishPending(world);
      await assertInvariants(world);
      await assertFinalInvariants(world);
    }),
    ways,
  );
}, 3_600_000);
