import type { MyMeasures } from '#contract/sdk/types.gen.ts';
import { MEASURE_BOUNDS, type Measure } from '../../../../shared/goods/my-size.ts';
import { signUp } from '../stage/account-steps.ts';
import type { Facts } from '../stage/facts.ts';
import { story } from '../stage/story.ts';

const kept = ({ women, men, children }: MyMeasures): Facts =>
  Object.fromEntries(
    Object.entries({ women, men, children }).map(([wearer, measures]) => [
      wearer,
      (Object.keys(MEASURE_BOUNDS) as Measure[]).map((measure) => measures?.[measure] ?? null),
    ]),
  );

/** docs/specification.md §3.1 */
export const measures = story('measures of an account (§3.1.3)', async (scene) => {
  await signUp(scene);
  await scene.step('are none at first', 'getMyMeasures', {}, kept);
  const keep = (wearer: 'women' | 'men' | 'children', body: object) => ({ path: { wearer }, body });
  const women = { path: { wearer: 'women' as const } };
  await scene.step('are kept by wearer', 'replaceMyMeasures', keep('women', { chest: 92, waist: 74 }), kept);
  await scene.step(
    'of another stand beside them',
    'replaceMyMeasures',
    keep('children', { height: 128 }),
    kept,
  );
  await scene.step('take the place of the former', 'replaceMyMeasures', keep('women', { hips: 98.26 }), kept);
  await scene.refused('are those of a person', 'replaceMyMeasures', keep('women', { chest: 9000 }));
  await scene.refused('are of a wearer', 'replaceMyMeasures', {
    path: { wearer: 'dogs' as 'women' },
    body: { chest: 60 },
  });
  await scene.step('are read as they were kept', 'getMyMeasures', {}, kept);
  await scene.step('belong to the data of the shopper', 'getMyData', {}, ({ measures: mine }) => kept(mine));
  await scene.step('without any of a wearer are forgotten', 'replaceMyMeasures', keep('children', {}), kept);
  await scene.step('are forgotten', 'deleteMyMeasures', women);
  await scene.step('are gone then', 'getMyMeasures', {}, kept);
  await scene.step('can be forgotten when there are none', 'deleteMyMeasures', women);
});
