import {
  CONSENT_TEXTS,
  CONSENT_TITLES,
  type ConsentId,
  type ConsentPurpose,
} from '#shared/forms/consents.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import type { Account } from '../state/account.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState } from '../state/state.ts';
import { accountOf, myAccount } from './account.ts';

export function consentOperations(
  state: ShopState,
): Pick<ShopOperations, 'getMyConsents' | 'answerConsents' | 'withdrawConsent'> {
  return {
    getMyConsents: ({ visitor }) => ({ items: myAccount(state, visitor).consents }),

    answerConsents({ visitor, body }) {
      const account = myAccount(state, visitor);
      const last = new Map(body.answers.map((answer) => [answer.purpose, answer]));
      for (const { purpose, version, allowed } of last.values()) {
        const holds = account.consents.some(
          (consent) => consent.purpose === purpose && consent.version === version && !consent.withdrawnAt,
        );
        if (!allowed) withdrawPurpose(account, purpose);
        else if (!holds && version === CONSENT_TEXTS[purpose].version) giveConsents(account, [purpose]);
      }
      return { items: account.consents };
    },

    withdrawConsent({ visitor, params }) {
      const account = myAccount(state, visitor);
      const consent = account.consents.find(({ id }) => id === params.consentId);
      if (!consent) throw new Refusal('NOT_FOUND');
      if (consent.purpose === 'personal-data') throw new Refusal('CONSENT_NEEDED');
      withdrawPurpose(account, consent.purpose);
      if (consent.purpose === 'marketing') account.profile.subscriptions = [];
      return { items: account.consents };
    },
  };
}

/** Records that the account's owner has agreed to these texts. */
export function giveConsents(account: Account, texts: ConsentId[]): void {
  for (const { purpose, version, document } of texts.map((id) => CONSENT_TEXTS[id])) {
    const consent = { id: crypto.randomUUID(), givenAt: new Date().toISOString(), withdrawnAt: null };
    account.consents.unshift({ ...consent, purpose, title: CONSENT_TITLES[purpose], document, version });
  }
}

/**
 * If the account has an e-mail address, records the consent to the newsletter. Also subscribes to it, unless
 * the owner has already chosen subscriptions.
 */
export function agreeToNews(state: ShopState, ownerId: string): void {
  const account = accountOf(state, ownerId);
  if (!account?.profile.email) return;
  giveConsents(account, ['marketing']);
  const { profile } = account;
  if (profile.subscriptions.length === 0) profile.subscriptions.push('EMAIL_NEWS');
}

/** Withdraws all consents for a purpose; there may be several. */
export function withdrawPurpose({ consents }: Account, purpose: ConsentPurpose): void {
  const now = new Date().toISOString();
  for (const consent of consents) if (consent.purpose === purpose) consent.withdrawnAt ??= now;
}
