import type { Shopper } from '../../shopper.ts';
import { Actor, type Step } from './actor.ts';
import type { StoryShop } from './shop.ts';

/**
 * A sequence of shoppers' steps. A story does not mention ids or names of goods, so that its facts are the same in
 * every shop that implements the contract.
 */
export type Story = { title: string; run: (scene: Scene) => Promise<void> };

/** The context of a story, with its main shopper. */
export type Scene = Actor & {
  shop: StoryShop;
  /** Another browser, whose steps are recorded in the same protocol under its name. */
  browser(name: string): Actor & { shopper: Shopper };
};

export const story = (title: string, run: Story['run']): Story => ({ title, run });

/** The recorded steps of a story in one shop, and why it failed. */
export type Outcome = { steps: Step[]; failure?: unknown };

/** Runs a story in a shop. An error is recorded with the steps up to it. */
export async function runStory({ run }: Story, shop: StoryShop): Promise<Outcome> {
  const steps: Step[] = [];
  const scene: Scene = Object.assign(new Actor(shop, steps), {
    shop,
    browser: (name: string) => new Actor(shop, steps, name),
  });
  try {
    await run(scene);
    return { steps };
  } catch (failure) {
    const [line = ''] = String(failure).split('\n');
    steps.push({ name: 'the story', facts: { 'breaks off': line } });
    return { steps, failure };
  }
}
