import * as sdk from '#contract/sdk/sdk.gen.ts';
import { add, stockArticles } from '../stage/goods.ts';
import { story } from '../stage/story.ts';

export const repeatedRequest = story('a request that is repeated', async (scene) => {
  const [coat = ''] = await stockArticles(scene, { stock: 9 });
  await scene.quietly('createGuestIdentity');
  const request = { ...scene.shopper.with(), ...add(coat, 2), throwOnError: true } as const;
  for (const _time of ['first', 'repeated']) await sdk.applyCartActions(request);
  await scene.step('has put its pieces in once', 'getCart');
});
