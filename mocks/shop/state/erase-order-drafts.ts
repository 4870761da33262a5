import type { ShopState } from './state.ts';

type Buyer = { accountId?: string; phone: string; email: string };

/** Deletes the drafts of operators that are for this account, or with this phone or email address. */
export function eraseOrderDrafts(state: ShopState, { accountId, phone, email }: Buyer): void {
  for (const [operatorId, draft] of Object.entries(state.orderDrafts)) {
    const contact = state.drafts[draft.guestId]?.parts.contact?.body;
    const isSame =
      (accountId !== undefined && draft.accountId === accountId) ||
      (phone !== '' && contact?.phone === phone) ||
      (email !== '' && contact?.email?.toLowerCase() === email.toLowerCase());
    if (!isSame) continue;
    delete state.orderDrafts[operatorId];
    delete state.drafts[draft.guestId];
    delete state.belongings[draft.guestId];
  }
}
