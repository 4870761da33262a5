import type {
  CheckoutDraft,
  KnownBuyer,
  OrderDraft,
  OrderDraftChange,
} from '#contract/client/client.schemas.ts';
import { BLANK } from '#shared/checkout/draft-parts.ts';
import type { MockRequest, ShopOperations } from '../../../contract/shop-operations.ts';
import type { Visitor } from '../../../contract/visitor.ts';
import { cartOperations } from '../../cart/carts.ts';
import { checkoutOperations } from '../../cart/checkout.ts';
import { deliveryOperations } from '../../cart/delivery.ts';
import { stepsOf } from '../../cart/order-steps-of.ts';
import { orderOperations } from '../../cart/orders.ts';
import { paymentLink } from '../../cart/payments.ts';
import { storeOperations } from '../../goods/stores.ts';
import { searchOperations } from '../../listing/search.ts';
import { Refusal } from '../../state/refusal.ts';
import type { ShopState } from '../../state/state.ts';
import { logCall, operatorView, storedOrder } from './operator-view.ts';

type Drafts =
  | 'findGoods'
  | 'findPlaces'
  | 'showOrderDraft'
  | 'changeOrderDraft'
  | 'getDraftDelivery'
  | 'getDraftPoints'
  | 'placeDraftedOrder';

/** Operations of orders by phone: those of a shopper, called by the guest of the operator's draft. */
export function orderDraftOperations(state: ShopState): Pick<ShopOperations, Drafts> {
  const carts = cartOperations(state);
  const checkouts = checkoutOperations(state);
  const deliveries = deliveryOperations(state);
  const orders = orderOperations(state, () => undefined);
  const search = searchOperations(state);

  const draftOf = ({ operator }: Visitor) => {
    const id = operator?.id ?? '';
    state.orderDrafts[id] ??= { guestId: crypto.randomUUID(), accountId: null, isKnown: false };
    return state.orderDrafts[id];
  };
  const guest = (visitor: Visitor): Visitor => ({
    ...visitor,
    principal: { id: draftOf(visitor).guestId, kind: 'guest' },
  });

  const seen = (request: MockRequest<Drafts>): OrderDraft => {
    const call = { ...request, visitor: guest(request.visitor) };
    const checkout = checkouts.getCheckoutDraft(call as never);
    return {
      buyer: buyerOf(state, draftOf(request.visitor), checkout.contact.name),
      cart: carts.getCart(call as never),
      checkout,
    };
  };

  const patch = (request: MockRequest<'changeOrderDraft'>, body: OrderDraftChange['checkout']) =>
    checkouts.patchCheckoutDraft({ ...request, visitor: guest(request.visitor), body } as never);

  const accountWith = (phone: string) => state.accounts.find((one) => one.phone === phone);

  function takeBuyer(request: MockRequest<'changeOrderDraft'>, phone: string): void {
    const account = accountWith(phone);
    const last = state.orders.findLast(({ order }) => order.contact?.phone === phone)?.order;
    const before = patch(request, draftOf(request.visitor).isKnown ? BLANK : {}) as CheckoutDraft;
    Object.assign(draftOf(request.visitor), {
      accountId: account?.profile.id ?? null,
      isKnown: account !== undefined || last !== undefined,
    });
    const known = account
      ? checkouts.getCheckoutDraft({
          ...request,
          visitor: { ...request.visitor, principal: { id: account.profile.id, kind: 'user' } },
        } as never).contact
      : (last?.contact ?? before.contact);
    patch(request, { contact: { ...known, phone } });
  }

  return {
    findGoods: (request) => {
      const found = search.searchProducts({
        ...request,
        query: { ...request.query, page: 1, sort: 'popular' },
      } as never);
      return { items: found.items.slice(0, 24) };
    },

    findPlaces: (request) =>
      storeOperations.getCities({
        ...request,
        query: { ...request.query, withStores: false, size: 20 },
      } as never),

    showOrderDraft: seen,

    changeOrderDraft(request) {
      const { body, visitor } = request;
      if (body.clear) delete state.orderDrafts[visitor.operator?.id ?? ''];
      if (body.buyerPhone !== undefined) takeBuyer(request, body.buyerPhone);
      const call = { ...request, visitor: guest(visitor) };
      if (body.items) carts.applyCartActions({ ...call, body: { items: body.items } } as never);
      if (body.enterCode !== undefined)
        carts.addPromoCode({ ...call, body: { code: body.enterCode } } as never);
      if (body.removeCode !== undefined)
        carts.removePromoCode({ ...call, params: { code: body.removeCode } } as never);
      if (body.checkout) patch(request, body.checkout);
      return seen(request);
    },

    getDraftDelivery: (request) =>
      deliveries.getDeliveryOptions({ ...request, visitor: guest(request.visitor) } as never),

    getDraftPoints: (request) =>
      deliveries.getDeliveryPoints({
        ...request,
        visitor: guest(request.visitor),
        query: { ...request.query, kind: [request.query.kind], page: 1, size: 200 },
      } as never),

    placeDraftedOrder(request) {
      const { visitor, header, body } = request;
      const draft = draftOf(visitor);
      const key = header['Idempotency-Key'];
      const made = state.orders.find((one) => one.key === key && one.draftGuestId === draft.guestId);
      if (made && made.body !== JSON.stringify(body)) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
      if (made) return operatorView(state, made);
      const stored = storedOrder(
        state,
        orders.placeOrder({ ...request, visitor: guest(visitor) } as never).id,
      );
      stored.draftGuestId = draft.guestId;
      stored.ownerId = accountWith(body.contact.phone)?.profile.id ?? crypto.randomUUID();
      stored.steps = stepsOf(stored).map((step, place) =>
        place === 0 ? { ...step, by: 'operator', operator: visitor.operator?.name ?? '' } : step,
      );
      Object.assign(draft, { accountId: null, isKnown: false });
      const { id, state: step, contact } = stored.order;
      if (step === 'AWAITING_PAYMENT')
        state.mails.push({
          to: contact?.email ?? '',
          accountId: stored.ownerId,
          token: paymentLink(id),
          purpose: 'payment',
        });
      logCall(stored, 'placeDraftedOrder', visitor);
      return operatorView(state, stored);
    },
  };
}

function buyerOf(
  state: ShopState,
  { accountId, isKnown }: ShopState['orderDrafts'][string],
  contactName: string | null,
): KnownBuyer | null {
  if (!isKnown) return null;
  if (accountId === null) return { name: contactName, hasAccount: false };
  const account = state.accounts.find(({ profile }) => profile.id === accountId);
  if (!account) throw new Refusal('NOT_FOUND');
  const { firstName, lastName } = account.profile;
  return { name: `${firstName} ${lastName}`.trim() || null, hasAccount: true };
}
