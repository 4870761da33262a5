import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { seedDemo } from '../../demo/seed/seed.ts';
import { testCatalog, testNow } from '../catalog/testing/catalog.ts';
import { freshDatabase } from '../platform/testing/database.ts';
import { waysOf } from '../testing/models.ts';
import { holds, rests } from './testing/conserved.ts';
import { steps } from './testing/steps.ts';
import { comeToRest, openWorld } from './testing/world.ts';

/*
 * Orders, payments and deliveries against the real code: shoppers, the bank, the clock and the people who pack do what
 * they like, in any order, and pieces and money are conserved after every step.
 */
const ways = waysOf({ seed: 20_261_122, runs: 10 });

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
  await seedDemo(database.db, { catalog: testCatalog(), now: testNow });
});
afterAll(() => database.close());

test('pieces and money are conserved by every order of what shoppers, bank, clock and shop do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 60, size: '+1' }), async (commands) => {
      const world = await openWorld(database.db);
      await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
      await comeToRest(world);
      await holds(world);
      await rests(world);
    }),
    ways,
  );
}, 3_600_000);
