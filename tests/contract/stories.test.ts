import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ShopOperations } from '../../mocks/contract/shop-operations.ts';
import { Refusal } from '../../mocks/shop/state/refusal.ts';
import { openBackendTarget } from './backend-target.ts';
import { assertNone } from './complaint.ts';
import { describeEffectsElsewhere, describeParameters } from './facts/describe-parameters.ts';
import { createMocksTarget } from './mocks-target.ts';
import { particularRefusals } from './refusals/refusals.ts';
import { signingInAndOut } from './stories/account/sign-in.story.ts';
import { emptyCart } from './stories/cart/empty-cart.story.ts';
import { promoCode } from './stories/cart/promo-code.story.ts';
import { allStories } from './stories/stage/all-stories.ts';
import { differences } from './stories/stage/differences.ts';
import { runStory, type Story } from './stories/stage/story.ts';
import { keeping } from './stories/wishlist/keeping.story.ts';
import { describeRefusals } from './suite.ts';

const stories = await allStories();
const mocks = createMocksTarget();
let backend: Awaited<ReturnType<typeof openBackendTarget>>;

beforeAll(async () => {
  mocks.server.listen({ onUnhandledFrame: 'error' });
  backend = await openBackendTarget();
});
afterAll(async () => {
  mocks.server.close();
  await backend.close();
});

/**
 * Runs a story on the mocks and on the backend, and returns the differences. Throws if the story fails in the
 * same way on both, because then the story itself is wrong.
 */
async function compare(story: Story): Promise<string[]> {
  const one = await runStory(story, mocks.target);
  const other = await runStory(story, backend);
  expect(other.steps.length).toBeGreaterThan(0);
  const found = [...one.contradictions, ...other.contradictions, ...differences(story, one, other)];
  if (found.length === 0 && other.failure) throw other.failure;
  return found;
}

describe('mocks and backend agree in', () => {
  test.each(stories)('$title', async (story) => {
    assertNone(await compare(story));
  });
});

describeRefusals(particularRefusals, ({ notInMocks }) => (notInMocks ? [backend] : [backend, mocks.target]));

describe('in the mocks, parameters have the documented effects', () =>
  describeParameters(() => mocks.target));
describe('in the backend, parameters have the documented effects', () => describeParameters(() => backend));
describe('in shops with other services, parameters are tested elsewhere', describeEffectsElsewhere);

describe('a planted difference is reported', () => {
  /**
   * Runs a story on the backend, and on mocks of which one operation is changed to be wrong. Returns the
   * differences.
   */
  async function withDrift(drift: (own: ShopOperations) => Partial<ShopOperations>, story: Story) {
    const own = { ...mocks.shop.operations };
    Object.assign(mocks.shop.operations, drift(own));
    try {
      return await compare(story);
    } finally {
      Object.assign(mocks.shop.operations, own);
    }
  }

  test('a story reports a difference if the mocks say that an empty cart can be ordered', async () => {
    const found = await withDrift(
      ({ getCart }) => ({ getCart: (call) => ({ ...getCart(call), orderable: true, orderableReasons: [] }) }),
      emptyCart,
    );
    expect(found).toEqual([
      'getCart orderable: mocks say true, backend says false (an empty cart › is there before anything is put in)',
      'getCart orderableReasons: mocks say [], backend says ["EMPTY"] (an empty cart › is there before anything is put in)',
    ]);
  });

  test('a story reports a difference if the mocks have another message than the backend', async () => {
    const found = await withDrift(
      ({ addPromoCode }) => ({
        addPromoCode(call) {
          const cart = addPromoCode(call);
          return { ...cart, promoCodes: cart.promoCodes.map((code) => ({ ...code, reason: 'Пока нет' })) };
        },
      }),
      promoCode,
    );
    expect(found[0]).toMatch(
      /^addPromoCode promoCodes: .*Пока нет.*не⍽действует.*\(a promo code › is entered into an empty cart\)$/,
    );
  });

  test('a story reports a difference if the mocks return a list in another order than the backend', async () => {
    const found = await withDrift(
      ({ getWishlistPage }) => ({
        getWishlistPage(call) {
          const page = getWishlistPage(call);
          return { ...page, items: page.items.toReversed() };
        },
      }),
      keeping,
    );
    expect(found[0]).toMatch(
      /^getWishlistPage \/items\/\d: the contract says items sorted by «added»; mocks answered/,
    );
  });

  test('a story reports a difference if the mocks refuse a call that the backend accepts', async () => {
    const found = await withDrift(
      () => ({
        getUserIdentity() {
          throw new Refusal('UNAUTHORIZED');
        },
      }),
      signingInAndOut,
    );
    expect(found.at(-1)).toMatch(
      /^signing in and out: mocks continue with «the story» \(.*«is still signed in» is refused.*\), backend with/,
    );
  });
});
