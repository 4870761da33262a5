import { particularRefusals } from '../refusals/refusals.ts';
import { Shopper } from '../shopper.ts';
import { problemFacts } from './stage/actor.ts';
import { story } from './stage/story.ts';

/** What is said to every mistake that mocks can be brought to. That it is refused at all is tested beside this. */
export const words = story('the words of every refusal', async (scene) => {
  for (const { operationId, title, run, notInMocks } of particularRefusals) {
    if (notInMocks) continue;
    const shopper = new Shopper(scene.shop);
    await run(shopper);
    const { text = '{}', status = 0 } = shopper.last ?? {};
    scene.say(`${operationId}: ${title}`, { status, ...problemFacts(JSON.parse(text)) });
  }
});
