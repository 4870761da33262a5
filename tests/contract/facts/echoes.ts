import type { OperationId } from '#contract/operations.ts';
import type {
  Cart,
  CartActionList,
  CheckoutDraft,
  CheckoutDraftPatch,
  MyReview,
  Order,
  OrderRequest,
  ProfileUpdate,
  Refund,
  RefundPatch,
  ReviewDraft,
  UserProfile,
} from '#contract/sdk/types.gen.ts';
import { type Complaint, shown } from '../complaint.ts';

/**
 * A part of a response that must repeat a value of the request: its JSON pointer, its value, and the value
 * that was sent.
 */
type Echo = [part: string, came: unknown, sent: unknown];

const echo = <Body, Data>(pairs: (body: Body, data: Data) => Echo[]) =>
  pairs as (body: unknown, data: unknown) => Echo[];

/** Compares the fields that response and request have in common. */
const same = (at: string, data: object | null, sent: object | null | undefined): Echo[] =>
  Object.entries(sent ?? {}).map(([field, value]) => [
    `${at}/${field}`,
    (data as Record<string, unknown> | null)?.[field],
    value,
  ]);

/** For each operation, what a successful response must repeat from its request. */
const echoes: { [Id in OperationId]?: (body: unknown, data: unknown) => Echo[] } = {
  placeOrder: echo<OrderRequest, Order>((body, order) => {
    const { delivery, seen } = body;
    const { postalCode, address, flat, entrance, floor, intercom } = delivery;
    const pieces = order.lines.reduce((all, { quantity }) => all + quantity, 0);
    return [
      ['/total', order.total, seen.total],
      ['/lines, their pieces', pieces, seen.pieces],
      ...same('/contact', order.contact, body.contact),
      ...(order.address
        ? same('/address', order.address, { postalCode, address, flat, entrance, floor, intercom })
        : []),
      ['/delivery/methodId', order.delivery.methodId, delivery.methodId],
      ['/delivery/cityCode', order.delivery.cityCode, delivery.city],
      ['/delivery/day', order.delivery.day, delivery.day],
      ['/payment/method', order.payment.method, body.payment.method],
    ];
  }),
  patchCheckoutDraft: echo<CheckoutDraftPatch, CheckoutDraft>((body, draft) => [
    ...same('/contact', draft.contact, body.contact),
    ...same('/recipient', draft.recipient, body.recipient),
    ...same('/payment', draft.payment, body.payment),
  ]),
  updateMyAccount: echo<ProfileUpdate, UserProfile>((body, profile) => {
    const { firstName, middleName, lastName, birthDate, sex } = body;
    return same('', profile, { firstName, middleName, lastName, birthDate, sex });
  }),
  writeReview: echo<ReviewDraft, MyReview>((body, { content }) => {
    const { stars, fit, heightCm, usualSize, isAnonymous } = body;
    return same('/content', content, { stars, fit, heightCm, usualSize, isAnonymous });
  }),
  patchRefund: echo<RefundPatch, Refund>((body, refund) => {
    const pieces = (lines: readonly { position: number; quantity: number }[]) =>
      Object.fromEntries(lines.map(({ position, quantity }) => [position, quantity]));
    return body.lines ? [['/lines, their pieces', pieces(refund.lines), pieces(body.lines)]] : [];
  }),
  applyCartActions: echo<CartActionList, Cart>(({ items }, cart) =>
    items.flatMap(({ articleId, action }) => {
      const isInCart = cart.items.some((item) => item.articleId === articleId);
      if (action === 'REMOVE') return [];
      const isSetToNothing =
        action === 'UPDATE' &&
        items.some((one) => one.articleId === articleId && 'quantity' in one && one.quantity === 0);
      return isSetToNothing ? [] : [[`/items, article ${articleId}`, isInCart, true] satisfies Echo];
    }),
  ),
};

/** The value as the shop stores it: white space around texts is removed. */
const trimmed = (sent: unknown) => (typeof sent === 'string' ? sent.trim() : sent);

/** Returns where a successful response differs from the values sent in its request. */
export function contradictionsOfRequest(operationId: string, body: unknown, data: unknown): Complaint[] {
  if (body === undefined || data === undefined) return [];
  const pairs = echoes[operationId as OperationId]?.(body, data) ?? [];
  return pairs
    .filter(([, came, sent]) => shown(came ?? null) !== shown(trimmed(sent) ?? null))
    .map(([part, came, sent]) => ({
      part,
      says: `what the request has said, ${shown(sent)}`,
      came: shown(came),
    }));
}
