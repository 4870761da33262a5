import { expect } from 'vitest';
import { signUp } from '../stage/account-steps.ts';
import { add, stockArticles } from '../stage/goods.ts';
import { story } from '../stage/story.ts';

export const myData = story('all stored data of a shopper', async (scene) => {
  const email = await signUp(scene);
  const [articleId = ''] = await stockArticles(scene, { stock: 3 });
  await scene.quietly('applyCartActions', add(articleId, 2));
  await scene.quietly('addToWishlist', { body: { items: [{ articleId }] } });
  const contact = { name: 'Анна', phone: null, email };
  await scene.quietly('patchCheckoutDraft', { body: { contact, comment: 'Позвоните' } });
  const data = await scene.step(
    'names the cart, the wishlist, the consents and the devices',
    'getMyData',
    {},
    ({ profile, consents, signIns, accountEvents, cart, wishlist, addresses, checkoutDraft }) => ({
      subscriptions: profile.subscriptions,
      consents: consents.map(({ purpose }) => purpose).sort(),
      events: accountEvents.map(({ kind, device }) => [kind, device]),
      devices: signIns.map(({ device, current }) => [device, current]),
      cart: cart.map(({ quantity, name, size }) => [quantity, name !== '', size !== '']),
      wishlist: wishlist.map(({ name, size }) => [name !== '', size !== '']),
      addresses: addresses.length,
      draft: [
        checkoutDraft?.version ?? 0,
        checkoutDraft?.contact.name ?? null,
        checkoutDraft?.comment ?? null,
      ],
    }),
  );
  expect(data).toMatchObject({ profile: { email }, cart: [{ articleId }], wishlist: [{ articleId }] });
});
