import type { CheckoutDelivery, CheckoutDraft } from '#contract/client/client.schemas.ts';
import {
  applyPatch,
  BLANK,
  mergeNewerParts,
  NO_DELIVERY,
  valuesByPart,
} from '#shared/checkout/draft-parts.ts';
import { draftDeliveryErrors } from '#shared/delivery/check-choice.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import type { Account } from '../state/account.ts';
import type { DraftParts, MockDraft } from '../state/draft.ts';
import { Refusal } from '../state/refusal.ts';
import { belongingsOf, type ShopState } from '../state/state.ts';
import { ownerOf } from '../state/visitor.ts';
import { viewOf } from './cart-view.ts';
import { chosenIn } from './delivery.ts';

const NOTHING: MockDraft = { version: 0, parts: {} };

const answerOf = ({ version, parts }: MockDraft, known: Partial<DraftParts>): CheckoutDraft => {
  const moments = Object.values(parts).map(({ at }) => at);
  return {
    version,
    updatedAt: moments.sort().at(-1) ?? null,
    ...BLANK,
    ...known,
    ...valuesByPart<DraftParts>(parts),
  };
};

/** The checkout draft of a guest or user. Null if no field is filled in. */
export function draftOf({ drafts }: ShopState, ownerId: string): CheckoutDraft | null {
  const draft = drafts[ownerId];
  return draft ? answerOf(draft, {}) : null;
}

/**
 * Merges the guest's checkout draft into the account's. If both drafts have a part, the part that was changed
 * later is kept.
 */
export function mergeDrafts({ drafts }: ShopState, guestId: string, accountId: string): void {
  const guests = drafts[guestId];
  if (!guests || guestId === accountId) return;
  drafts[accountId] = mergeNewerParts<DraftParts>(drafts[accountId] ?? NOTHING, guests);
  delete drafts[guestId];
}

export function checkoutOperations(
  state: ShopState,
): Pick<ShopOperations, 'getCheckoutDraft' | 'patchCheckoutDraft'> {
  const answerTo = (ownerId: string): CheckoutDraft => {
    const account = state.accounts.find(({ profile }) => profile.id === ownerId);
    return answerOf(state.drafts[ownerId] ?? NOTHING, account ? knownOf(state, account) : {});
  };

  return {
    getCheckoutDraft: ({ visitor }) => answerTo(ownerOf(visitor).id),

    patchCheckoutDraft({ visitor, body }) {
      const { id } = ownerOf(visitor);
      if (body.delivery) refuseWrong(state, id, body.delivery);
      const draft = state.drafts[id] ?? NOTHING;
      const next = applyPatch<DraftParts>(draft, body, new Date());
      if (next === 'changed') throw new Refusal('CHECKOUT_DRAFT_CHANGED');
      if (next !== draft) state.drafts[id] = next;
      return answerTo(id);
    },
  };
}

/**
 * Checks the delivery in a draft.
 * @throws {Refusal} INVALID_REQUEST if a value is invalid
 */
function refuseWrong(state: ShopState, ownerId: string, delivery: CheckoutDelivery): void {
  const { methodId, city, pointCode } = delivery;
  const cart = viewOf(state, belongingsOf(state, ownerId).cart);
  const errors = draftDeliveryErrors(
    delivery,
    city === null ? null : chosenIn(cart, { methodId, city, pointCode }),
  );
  if (errors.length > 0) throw new Refusal('INVALID_REQUEST', errors);
}

/** The values with which a new draft is filled in, taken from the account and its orders. */
function knownOf({ orders }: ShopState, { profile, phone }: Account): Partial<DraftParts> {
  const contact = {
    name: `${profile.firstName} ${profile.lastName}`.trim() || null,
    phone: phone || null,
    email: profile.email || null,
  };
  const last = orders.findLast(({ ownerId }) => ownerId === profile.id)?.order;
  if (!last) return { contact };
  const { methodId, cityCode: city, point, fitting } = last.delivery;
  return {
    contact,
    payment: { method: last.payment.method },
    delivery: {
      ...NO_DELIVERY,
      ...last.address,
      methodId,
      city,
      fitting,
      pointCode: point?.code ?? null,
    },
  };
}
