import type { MyMeasures } from '#contract/sdk/types.gen.ts';
import { MEASURE_BOUNDS, type Measure } from '../../../../shared/goods/my-size.ts';
import { signUp } from '../stage/account-steps.ts';
import type { Facts } from '../stage/facts.ts';
import { story } from '../stage/story.ts';

const measuresFacts = ({ women, men, children }: MyMeasures): Facts =>
  Object.fromEntries(
    Object.entries({ women, men, children }).map(([wearer, measures]) => [
      wearer,
      (Object.keys(MEASURE_BOUNDS) as Measure[]).map((measure) => measures?.[measure] ?? null),
    ]),
  );

/** docs/specification.md §3.1 */
export const measures = story('measures of an account (§3.1.3)', async (scene) => {
  await signUp(scene);
  await scene.step('are empty at first', 'getMyMeasures', {}, measuresFacts);
  const keep = (wearer: 'women' | 'men' | 'children', body: object) => ({ path: { wearer }, body });
  const women = { path: { wearer: 'women' as const } };
  await scene.step(
    'are saved for a wearer',
    'replaceMyMeasures',
    keep('women', { chest: 92, waist: 74 }),
    measuresFacts,
  );
  await scene.step(
    'of another wearer are saved separately',
    'replaceMyMeasures',
    keep('children', { height: 128 }),
    measuresFacts,
  );
  await scene.step(
    'replace the previous ones',
    'replaceMyMeasures',
    keep('women', { hips: 98.26 }),
    measuresFacts,
  );
  await scene.refused('must be plausible for a person', 'replaceMyMeasures', keep('women', { chest: 9000 }));
  await scene.refused('need a wearer', 'replaceMyMeasures', {
    path: { wearer: 'dogs' as 'women' },
    body: { chest: 60 },
  });
  await scene.step('are read as they were saved', 'getMyMeasures', {}, measuresFacts);
  await scene.step('are part of the shopper’s data', 'getMyData', {}, ({ measures: mine }) =>
    measuresFacts(mine),
  );
  await scene.step(
    'of a wearer are deleted when empty',
    'replaceMyMeasures',
    keep('children', {}),
    measuresFacts,
  );
  await scene.step('are forgotten', 'deleteMyMeasures', women);
  await scene.step('are gone afterwards', 'getMyMeasures', {}, measuresFacts);
  await scene.step('can be deleted twice', 'deleteMyMeasures', women);
});
