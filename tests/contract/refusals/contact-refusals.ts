import type { ContactRequest, ProblemCode } from '#contract/sdk/types.gen.ts';
import { requestOf, write } from '../calls/contact.ts';
import type { Shopper } from '../shopper.ts';
import { invalid, type RefusalCase } from './refusal-case.ts';

const wrong = (
  pointer: string,
  title: string,
  change: (body: ContactRequest, shopper: Shopper) => ContactRequest | Promise<ContactRequest>,
): RefusalCase => ({
  ...invalid('createContactRequest', title, async (shopper) =>
    write(shopper, await change(await requestOf(shopper), shopper)),
  ),
  pointer,
});

const openedBefore = async (body: ContactRequest, { target }: Shopper, seconds: number) => ({
  ...body,
  formToken: await target.formOpenedBefore(seconds),
});

const DAY = 24 * 60 * 60;

/** Cases in which contact requests are refused. */
export const contactRefusals: RefusalCase[] = [
  wrong('/email', 'neither an e-mail nor a phone', ({ email: _, ...body }) => body),
  wrong('/email', 'an address with a line break', (body) => ({
    ...body,
    email: 'anna@example.ru\r\nBcc: boris@example.ru',
  })),
  wrong('/name', 'a blank name', (body) => ({ ...body, name: ' ' })),
  wrong('/text', 'a text of 2001 characters', (body) => ({ ...body, text: 'я'.repeat(2001) })),
  wrong('/subject', 'a subject that is not on the list', (body) => ({
    ...body,
    subject: 'LOVE' as ContactRequest['subject'],
  })),
  wrong('/orderNumber', 'a malformed order number', (body) => ({ ...body, orderNumber: '1048213' })),
  wrong('/website', 'the field that only robots fill in', (body) => ({
    ...body,
    website: 'https://robot.example',
  })),
  wrong('/formToken', 'a form that was opened just now', (body, shopper) => openedBefore(body, shopper, 0)),
  wrong('/formToken', 'a form that was opened the day before', (body, shopper) =>
    openedBefore(body, shopper, DAY + 1),
  ),
  wrong('/formToken', 'a forged token', (body) => ({ ...body, formToken: `${Date.now()}.forged` })),
  wrong('/files/0', 'an HTML file named as a picture', (body) => ({
    ...body,
    files: [{ name: 'фото.jpg', content: btoa('<html></html>') }],
  })),
  wrong('/files', 'more than 10 MB in two files', (body) => {
    const content = btoa(`%PDF-${' '.repeat(5 * 1024 * 1024)}`);
    return { ...body, files: [1, 2].map((place) => ({ name: `${place}.pdf`, content })) };
  }),
  wrong('/files', 'a sixth file', (body) => ({ ...body, files: Array(6).fill(body.files[0]) })),
  wrong('/personalDataConsent', 'no consent', (body) => ({
    ...body,
    personalDataConsent: false as true,
  })),
  {
    operationId: 'createContactRequest',
    status: 409,
    code: 'CONTACT_ALREADY_SENT' satisfies ProblemCode,
    title: 'the key of another request',
    async run(shopper) {
      const key = crypto.randomUUID();
      const body = await requestOf(shopper);
      await write(shopper, body, key);
      await write(shopper, { ...body, text: 'И ещё один вопрос' }, key);
    },
  },
];
