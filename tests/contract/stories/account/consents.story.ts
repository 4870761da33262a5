import { UNKNOWN_ID } from '../../goods.ts';
import { signUp } from '../stage/account-steps.ts';
import { story } from '../stage/story.ts';

/** docs/specification.md §5.4 */
export const consents = story('consents', async (scene) => {
  await signUp(scene);
  const { items } = await scene.step('are listed', 'getMyConsents');
  const [news, data] = ['marketing', 'personal-data'].map(
    (purpose) => items.find((consent) => consent.purpose === purpose)?.id ?? '',
  );
  await scene.refused('to one’s data cannot be withdrawn alone', 'withdrawConsent', {
    path: { consentId: data ?? '' },
  });
  await scene.refused('are one’s own', 'withdrawConsent', { path: { consentId: UNKNOWN_ID } });
  const path = { consentId: news ?? '' };
  const once = await scene.step('to news can be withdrawn', 'withdrawConsent', { path });
  const again = await scene.step('are withdrawn once', 'withdrawConsent', { path });
  const moments = [once, again].map((each) => each.items.find(({ id }) => id === news)?.withdrawnAt);
  scene.say('keep the moment they were withdrawn', { 'it is the same': moments[0] === moments[1] });
  await scene.step('without one there is no news', 'getMyAccount');

  const answer = (purpose: 'analytics' | 'advertising' | 'price-drops', allowed: boolean, version = '1') => ({
    body: { answers: [{ purpose, version, allowed }] },
  });
  await scene.step('to scripts of other companies are kept', 'answerConsents', answer('analytics', true));
  await scene.step('are kept once', 'answerConsents', answer('analytics', true));
  await scene.step('to another sentence are not kept', 'answerConsents', answer('advertising', true, '0'));
  await scene.step('are withdrawn by a refusal', 'answerConsents', answer('analytics', false));
  const { items: later } = await scene.step(
    'can be given again',
    'answerConsents',
    answer('analytics', true),
  );
  const consentId =
    later.find(({ purpose, withdrawnAt }) => purpose === 'analytics' && !withdrawnAt)?.id ?? '';
  await scene.step('and withdrawn by name', 'withdrawConsent', { path: { consentId: consentId } });

  await scene.step('to price-drop letters are kept', 'answerConsents', answer('price-drops', true));
  const { id: accountId } = await scene.step('belong to the account', 'getMyAccount');
  const token = await scene.shop.unsubscribeToken(accountId);
  await scene.refused('end by no other link', 'unsubscribe', { body: { token: '0'.repeat(43) } });
  await scene.step('end by the link of a letter', 'unsubscribe', { body: { token } });
  await scene.step('end once', 'unsubscribe', { body: { token } });
  await scene.step('are withdrawn then, and no others', 'getMyConsents');
});
