import type { MyData } from '#contract/sdk/types.gen.ts';
import { DOCUMENT } from '../../calls/contact.ts';
import { signUp } from '../stage/account-steps.ts';
import type { Facts } from '../stage/facts.ts';
import { story } from '../stage/story.ts';

const keptFacts = ({ contactRequests }: MyData): Facts => ({
  requests: contactRequests.map(({ subject, name, email, phone, orderNumber, text, files }) => [
    ...[subject, name, email, phone, orderNumber, text],
    ...files.map((file) => `${file.name}, ${file.bytes}`),
  ]),
});

export const writingToTheShop = story('a contact request', async (scene) => {
  await signUp(scene);
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const body = {
    subject: 'REFUND' as const,
    name: ' Анна ',
    phone: '+79991234567',
    text: 'Не подошёл размер',
    files: [{ ...DOCUMENT, name: '../чек.pdf' }],
    personalDataConsent: true as const,
    formToken: await scene.shop.formOpenedBefore(60),
  };
  const first = await scene.step(
    'is answered with a number',
    'createContactRequest',
    { headers, body },
    () => ({}),
  );
  const again = await scene.quietly('createContactRequest', { headers, body });
  scene.say('the same key', { 'answers the same number': first.number === again.number });
  await scene.refused('needs an address', 'createContactRequest', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: { ...body, phone: undefined },
  });
  await scene.refused('refuses another text under that key', 'createContactRequest', {
    headers,
    body: { ...body, text: 'Подошёл' },
  });
  await scene.step('is among what is kept of the shopper, once', 'getMyData', {}, keptFacts);
});
