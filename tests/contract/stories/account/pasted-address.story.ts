import { PROMO_CODE } from '../../goods.ts';
import { credentials, newAddress, registration } from '../../people.ts';
import { story } from '../stage/story.ts';

/** docs/decisions/0070-addresses-of-russian-domains.md */
export const russianDomain = story('an address of a Russian domain', async (scene) => {
  const [name = ''] = newAddress().split('@');
  const [written, kept] = [`${name}@почта.рф`, `${name}@xn--80a1acny.xn--p1ai`];
  await scene.refused('has a name in Latin letters', 'register', { body: registration('анна@почта.рф') });
  await scene.quietly('register', { body: registration(`\u200b«${written.toUpperCase()}».`) });
  const token = await scene.shop.secretSentTo(kept);
  await scene.quietly('confirmRegistration', { body: { token } });
  for (const [index, login] of [written, kept, ` "${written}" `].entries()) {
    const browser = scene.browser(`browser ${index + 1}`);
    await browser.step('signs in with any spelling', 'login', { body: credentials(login) });
    await browser.step('has the one account', 'getSession');
  }
});

export const pastedCode = story('a pasted promo code', async (scene) => {
  await scene.quietly('createGuestIdentity');
  await scene.step('is entered with quotes and a full stop', 'addPromoCode', {
    body: { code: `«${PROMO_CODE.toLowerCase()}».` },
  });
  await scene.step('is taken out with a space', 'removePromoCode', { path: { code: `${PROMO_CODE} ` } });
});
