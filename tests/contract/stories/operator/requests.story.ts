import type { MyData, OperatorContactRequest } from '#contract/sdk/types.gen.ts';
import { DOCUMENT } from '../../calls/contact.ts';
import { becomeOperator } from '../../calls/operator.ts';
import { signUp } from '../stage/account-steps.ts';
import type { Facts } from '../stage/facts.ts';
import { story } from '../stage/story.ts';

const requestFacts = (request: OperatorContactRequest): Facts => ({
  state: request.state,
  version: request.version,
  asks: [request.subject, request.name, request.email !== null, request.phone, request.text],
  files: request.files.map(({ name, type, bytes }) => [name, type, bytes]),
  'of an account': request.buyerId !== null,
  steps: request.steps.map(({ step, text }) => [step, text]),
});

const answerFacts = ({ contactRequests }: MyData): Facts => ({
  answers: contactRequests.map(({ answers }) => answers.map(({ text }) => text)),
});

export const requestAtTheDesk = story('a request that operators work on', async (scene) => {
  const email = await signUp(scene);
  const body = {
    subject: 'DELIVERY' as const,
    name: 'Анна',
    email,
    text: 'Можно ли перенести доставку?',
    files: [{ ...DOCUMENT, name: 'счёт <b>.exe' }],
    personalDataConsent: true as const,
    formToken: await scene.shop.formOpenedBefore(60),
  };
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const { number } = await scene.quietly('createContactRequest', { headers, body });

  const desk = scene.browser('an operator');
  await becomeOperator(desk.shopper);
  const { items } = await desk.step(
    'finds it by its number',
    'listContactRequests',
    { query: { search: number } },
    (page) => ({ found: page.items.map(({ state, files }) => [state, files]) }),
  );
  const path = { contactRequestId: items[0]?.id ?? '' };
  await desk.step('reads it', 'showContactRequest', { path }, requestFacts);
  await desk.step(
    'keeps its file under a safe name',
    'showContactFile',
    { path: { ...path, position: '0' } },
    ({ name, type, content }) => ({ name, type, content }),
  );
  const answer = { path, body: { version: 1, text: ' Перенесли на четверг. ' } };
  await desk.step('answers it', 'answerContactRequest', answer, requestFacts);
  const other = scene.browser('another operator');
  await becomeOperator(other.shopper);
  await other.refused('is late', 'answerContactRequest', answer);
  await scene.step('reads the answer among the data', 'getMyData', {}, answerFacts);
  const closing = { path, body: { version: 2, note: 'Позвонили' } };
  await other.step('closes it', 'closeContactRequest', closing, requestFacts);
  await other.refused('does not answer what is done', 'answerContactRequest', {
    path,
    body: { version: 3, text: 'Ещё раз' },
  });
  await desk.step('opens it again', 'reopenContactRequest', { path, body: { version: 3 } }, requestFacts);
  const packer = scene.browser('a packer');
  await becomeOperator(packer.shopper, 'packer');
  await packer.refused('does not see requests', 'showContactRequest', { path });
});
