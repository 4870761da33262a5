import type { MyData } from '#contract/sdk/types.gen.ts';
import { newAddress } from '../../people.ts';
import { signUp } from '../stage/account-steps.ts';
import type { Facts } from '../stage/facts.ts';
import { story } from '../stage/story.ts';

const keptFacts = ({ newsletter }: MyData): Facts => ({
  subscriptions: newsletter.map(({ document, version, confirmedAt, endedAt }) => [
    ...[document, version, confirmedAt ? 'confirmed' : 'asked', endedAt ? 'ended' : 'holds'],
  ]),
});
const letters = (ended: { letters: string }): Facts => ({ letters: ended.letters });

/** docs/decisions/0058-newsletter.md */
export const newsWithoutAnAccount = story('a newsletter subscription without an account', async (scene) => {
  const email = newAddress();
  const body = { email, marketingConsent: true as const };
  await scene.step('are asked for', 'subscribeToNewsletter', { body });
  await scene.step('are asked for again with the same answer', 'subscribeToNewsletter', { body });
  const token = await scene.shop.secretSentTo(email);
  await scene.refused('begin by no other link', 'confirmNewsletter', { body: { token: '0'.repeat(43) } });
  await scene.refused('do not end by the link that confirms', 'unsubscribe', { body: { token } });
  await scene.step('begin by the link of the letter', 'confirmNewsletter', { body: { token } });
  await scene.step('begin once', 'confirmNewsletter', { body: { token } });
  await scene.step('are asked for a third time with the same answer', 'subscribeToNewsletter', { body });
  const end = await scene.shop.secretSentTo(email);
  await scene.step('end by the link of a letter', 'unsubscribe', { body: { token: end } }, letters);
  await scene.step('end once', 'unsubscribe', { body: { token: end } }, letters);
  await scene.refused('do not begin by the old link', 'confirmNewsletter', { body: { token } });
});

export const newsOfAnAccount = story('the newsletter of an account', async (scene) => {
  const email = await signUp(scene);
  const { items } = await scene.quietly('getMyConsents', {});
  const consentId = items.find(({ purpose }) => purpose === 'marketing')?.id ?? '';
  await scene.quietly('withdrawConsent', { path: { consentId: consentId } });
  const body = { email, marketingConsent: true as const };
  await scene.step('are asked for at its address', 'subscribeToNewsletter', { body });
  const token = await scene.shop.secretSentTo(email);
  await scene.step('are nothing of the account before', 'getMyAccount');
  await scene.step('begin by the link of the letter', 'confirmNewsletter', { body: { token } });
  await scene.step('are a subscription of the account', 'getMyAccount');
  await scene.step('and a consent of it', 'getMyConsents');
  await scene.step('and among what is kept of it', 'getMyData', {}, keptFacts);
  await scene.step('begin once', 'confirmNewsletter', { body: { token } });
});

export const newsBeforeAnAccount = story('a newsletter subscription before an account', async (scene) => {
  const email = newAddress();
  await scene.quietly('subscribeToNewsletter', { body: { email, marketingConsent: true } });
  const token = await scene.shop.secretSentTo(email);
  await scene.quietly('confirmNewsletter', { body: { token } });
  const credentials = { email, password: 'lipovyy-chay-1986' };
  await scene.quietly('register', {
    body: { firstName: 'Вера', ...credentials, personalDataConsent: true, marketingConsent: false },
  });
  await scene.quietly('confirmRegistration', { body: { token: await scene.shop.secretSentTo(email) } });
  await scene.step('are a subscription of it once the address is proven', 'getMyAccount');
  await scene.step('with the consent as it was given', 'getMyConsents');
});
