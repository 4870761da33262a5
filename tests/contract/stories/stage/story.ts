import { askAgain } from '../../facts/ask-again.ts';
import { Witness } from '../../facts/witness.ts';
import type { Shopper } from '../../shopper.ts';
import { Actor, type Step } from './actor.ts';
import type { StoryShop } from './shop.ts';

/**
 * A sequence of calls by one or more browsers. Stories do not mention ids or names of goods, so that they
 * record the same facts in every correct shop.
 */
export type Story = { title: string; run: (scene: Scene) => Promise<void> };

/** What a story works with: its main shopper, the shop, and further browsers. */
export type Scene = Actor & {
  shop: StoryShop;
  /** Adds another browser to the story. Its steps are recorded in the same list, under the browser's name. */
  browser(name: string): Actor & { shopper: Shopper };
};

export const story = (title: string, run: Story['run']): Story => ({ title, run });

/**
 * The result of a story in one shop: its recorded steps, the error if it failed, and the contradictions
 * between responses.
 */
export type Outcome = { steps: Step[]; failure?: unknown; contradictions: string[] };

const witnesses = new WeakMap<StoryShop, Witness>();

/**
 * Returns the witness that records the responses of a shop. All stories of a shop share one, because they
 * share prepared data.
 */
function witnessOf(shop: StoryShop): Witness {
  const known = witnesses.get(shop) ?? new Witness(shop);
  witnesses.set(shop, known);
  known.forget();
  return known;
}

/** Runs a story in a shop. If the story fails, the result contains the error and the steps so far. */
export async function runStory({ run }: Story, ownShop: StoryShop): Promise<Outcome> {
  const steps: Step[] = [];
  const witness = witnessOf(ownShop);
  const { shop } = witness;
  const scene: Scene = Object.assign(new Actor(shop, steps), {
    shop,
    browser: (name: string) => new Actor(shop, steps, name),
  });
  try {
    await run(scene);
    await askAgain(witness);
    return { steps, contradictions: witness.contradictions() };
  } catch (failure) {
    const [line = ''] = String(failure).split('\n');
    steps.push({ name: 'the story', facts: { 'breaks off': line } });
    return { steps, failure, contradictions: witness.contradictions() };
  }
}
