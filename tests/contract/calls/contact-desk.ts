import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { OperatorContactRequest } from '#contract/sdk/types.gen.ts';
import type { Shopper } from '../shopper.ts';
import { requestOf, write } from './contact.ts';
import { becomeOperator } from './operator.ts';
import type { Calls } from './prepare.ts';

/** Sends a request by the contact form, turns the shopper into an operator, and reads the request. */
export async function operatorWithRequest(shopper: Shopper): Promise<OperatorContactRequest> {
  const { data: receipt } = await write(shopper, await requestOf(shopper));
  if (!receipt) throw new Error(`The request was not sent: ${shopper.last?.text}`);
  await becomeOperator(shopper);
  const call = shopper.with();
  const { data: found } = await sdk.listContactRequests({
    ...call,
    query: { ...call.query, search: receipt.number },
    throwOnError: true,
  });
  const path = { contactRequestId: found.items[0]?.id ?? '' };
  return (await sdk.showContactRequest({ ...shopper.with(), path, throwOnError: true })).data;
}

/** The path and the version for the next change of a request. */
export async function requestAtHand(shopper: Shopper) {
  const { id, version } = await operatorWithRequest(shopper);
  return { path: { contactRequestId: id }, version };
}

/** Valid calls of operators about requests to the shop. */
export const contactDeskCalls = {
  async listContactRequests(shopper) {
    await operatorWithRequest(shopper);
    return () => sdk.listContactRequests(shopper.with());
  },
  async showContactRequest(shopper) {
    const { path } = await requestAtHand(shopper);
    return () => sdk.showContactRequest({ ...shopper.with(), path });
  },
  async showContactFile(shopper) {
    const { path } = await requestAtHand(shopper);
    return () => sdk.showContactFile({ ...shopper.with(), path: { ...path, position: '0' } });
  },
  async answerContactRequest(shopper) {
    const { path, version } = await requestAtHand(shopper);
    const body = { version, text: 'Перенесли на четверг.' };
    return () => sdk.answerContactRequest({ ...shopper.with(), path, body });
  },
  async closeContactRequest(shopper) {
    const { path, version } = await requestAtHand(shopper);
    return () => sdk.closeContactRequest({ ...shopper.with(), path, body: { version, note: null } });
  },
  async reopenContactRequest(shopper) {
    const { path, version } = await requestAtHand(shopper);
    await sdk.closeContactRequest({ ...shopper.with(), path, body: { version, note: null } });
    return () => sdk.reopenContactRequest({ ...shopper.with(), path, body: { version: version + 1 } });
  },
} satisfies Calls;
