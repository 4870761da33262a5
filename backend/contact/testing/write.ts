import type { CallOptions, TestApp } from '../../testing/app.ts';
import { openForm } from '../form-token.ts';

const MINUTE = 60_000;

/** A file that the shop recognises as a PDF by its first bytes. */
export const DOCUMENT = { name: 'чек.pdf', content: Buffer.from('%PDF-1.7\n').toString('base64') };

export const QUESTION = {
  subject: 'DELIVERY',
  name: 'Анна',
  email: 'anna@example.ru',
  text: 'Когда привезут?',
  files: [],
  personalDataConsent: true,
};

/** The token of a form that was opened `ago` ms ago. */
export const formOpenedBefore = ({ deps }: TestApp, ago = MINUTE): Promise<string> =>
  openForm({ ...deps, clock: () => new Date(deps.clock().getTime() - ago) });

/** Sends a contact request with a form that was opened a minute ago. */
export async function writeToShop(
  test: TestApp,
  {
    body,
    key = test.deps.ids(),
    ...options
  }: Omit<CallOptions, 'body'> & { body?: object; key?: string } = {},
): Promise<Response> {
  const formToken = await formOpenedBefore(test);
  return test.call('/api/contact-orchestration/v1/requests', {
    ...options,
    body: { ...QUESTION, formToken, ...body },
    headers: { 'idempotency-key': key, ...options.headers },
  });
}
