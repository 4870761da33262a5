import type { Shopper } from '../../shopper.ts';
import { Actor, type Step } from './actor.ts';
import type { StoryShop } from './shop.ts';

/**
 * What shoppers do in a shop, one after the other. A story states no ids and no names of goods: its facts have to be the
 * same in every shop that keeps the contract.
 */
export type Story = { title: string; run: (scene: Scene) => Promise<void> };

/** What a story is played with: its main shopper does the steps. */
export type Scene = Actor & {
  shop: StoryShop;
  /** Another browser. Its steps stand in the same account, under its name. */
  browser(name: string): Actor & { shopper: Shopper };
};

export const story = (title: string, run: Story['run']): Story => ({ title, run });

/** What a story came to in one shop: its steps, and why it broke off. */
export type Outcome = { steps: Step[]; failure?: unknown };

/** Plays a story in a shop. What goes wrong is kept with the steps up to there. */
export async function play({ run }: Story, shop: StoryShop): Promise<Outcome> {
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
