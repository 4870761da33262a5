import { CONSENT_TEXTS, type ConsentId } from '#shared/forms/consents.ts';
import type { Consent } from '../../src/generated/model/consent.ts';
import type { Consents } from '../../src/generated/model/consents.ts';
import { exampleOf } from '../contract.ts';
import type { ShopOperations } from '../typed-hole.ts';
import { type Account, myAccount } from './account.ts';
import { Refusal } from './refusal.ts';
import type { ShopState } from './state.ts';

/** Titles and documents by purpose, as the contract's example has them. */
const documents = new Map(
  exampleOf<Consents>('getMyConsents', 'two').items.map((consent) => [consent.purpose, consent]),
);

export function consentOperations(
  state: ShopState,
): Pick<ShopOperations, 'getMyConsents' | 'withdrawConsent'> {
  return {
    getMyConsents: ({ visitor }) => ({ items: myAccount(state, visitor).consents }),

    withdrawConsent({ visitor, params }) {
      const account = myAccount(state, visitor);
      const consent = account.consents.find(({ id }) => id === params.consentId);
      if (!consent) throw new Refusal('NOT_FOUND');
      if (consent.purpose === 'personal-data') throw new Refusal('CONSENT_NEEDED');
      withdrawMarketing(account);
      account.profile.subscriptions = [];
      return { items: account.consents };
    },
  };
}

/** Adds what does not hold yet. */
export function giveConsents(account: Account, texts: ConsentId[]): void {
  for (const { purpose, version } of texts.map((id) => CONSENT_TEXTS[id])) {
    if (holds(account, purpose)) continue;
    const document = documents.get(purpose);
    if (!document) throw new Error(`The examples have no consent for ${purpose}`);
    const givenAt = new Date().toISOString();
    account.consents.unshift({ ...document, version, id: crypto.randomUUID(), givenAt, withdrawnAt: null });
  }
}

/** A purpose may have several consents; withdrawing withdraws all of them. */
export function withdrawMarketing({ consents }: Account): void {
  const now = new Date().toISOString();
  for (const consent of consents) if (consent.purpose === 'marketing') consent.withdrawnAt ??= now;
}

function holds({ consents }: Account, purpose: Consent['purpose']): boolean {
  return consents.some((consent) => consent.purpose === purpose && consent.withdrawnAt === null);
}
