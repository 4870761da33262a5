import type { CheckoutDelivery, CheckoutDraft, Cities, FieldError } from '#contract/client/client.schemas.ts';
import { exampleOf } from '../../contract/contract.ts';
import type { ShopOperations } from '../../contract/typed-hole.ts';
import type { Account } from '../account/account.ts';
import { Refusal } from '../state/refusal.ts';
import { belongingsOf, type ShopState } from '../state/state.ts';
import { ownerOf } from '../state/visitor.ts';
import { viewOf } from './cart-view.ts';
import { chosenIn } from './delivery.ts';
import { notOffered } from './place-order.ts';

const blank = exampleOf<CheckoutDraft>('getCheckoutDraft', 'empty');
const cities = exampleOf<Cities>('getCities', 'cities').items;

/** The parts of a draft, each with the version that changed it and the moment of that. */
export type DraftParts = Record<string, { body: unknown; version: number; at: string }>;

const PARTS = ['contact', 'recipient', 'delivery', 'payment', 'comment', 'consents'] as const;

const versionOf = (parts: DraftParts) => Math.max(0, ...Object.values(parts).map(({ version }) => version));

/** What an owner has filled in; null when nothing was. */
export function draftOf({ drafts }: ShopState, ownerId: string): CheckoutDraft | null {
  const parts = drafts[ownerId];
  if (!parts) return null;
  const updatedAt = Object.values(parts)
    .map(({ at }) => at)
    .sort()
    .at(-1);
  const bodies = Object.fromEntries(Object.entries(parts).map(([name, { body }]) => [name, body]));
  return { ...blank, ...bodies, version: versionOf(parts), updatedAt: updatedAt ?? null };
}

/** Of every part the one that was filled in later goes into the draft of the account. */
export function mergeDrafts({ drafts }: ShopState, guestId: string, accountId: string): void {
  const guests = drafts[guestId];
  if (!guests || guestId === accountId) return;
  const own = drafts[accountId] ?? {};
  const version = Math.max(versionOf(own), versionOf(guests)) + 1;
  for (const [name, part] of Object.entries(guests))
    if (part.at > (own[name]?.at ?? '')) own[name] = { ...part, version };
  drafts[accountId] = own;
  delete drafts[guestId];
}

export function checkoutOperations(
  state: ShopState,
): Pick<ShopOperations, 'getCheckoutDraft' | 'patchCheckoutDraft'> {
  const answerTo = (ownerId: string): CheckoutDraft => {
    const account = state.accounts.find(({ profile }) => profile.id === ownerId);
    const known = account ? knownOf(state, account) : {};
    const filled = Object.fromEntries(
      Object.entries(state.drafts[ownerId] ?? {}).map(([name, { body }]) => [name, body]),
    );
    const { version, updatedAt } = draftOf(state, ownerId) ?? blank;
    return { ...blank, ...known, ...filled, version, updatedAt };
  };

  return {
    getCheckoutDraft: ({ visitor }) => answerTo(ownerOf(visitor).id),

    patchCheckoutDraft({ visitor, body }) {
      const { id } = ownerOf(visitor);
      if (body.delivery) refuseWrong(state, id, body.delivery);
      const kept = state.drafts[id] ?? {};
      const changed = PARTS.filter(
        (name) => body[name] !== undefined && JSON.stringify(body[name]) !== JSON.stringify(kept[name]?.body),
      );
      const { version: seen = versionOf(kept) } = body;
      if (changed.some((name) => (kept[name]?.version ?? 0) > seen))
        throw new Refusal('CHECKOUT_DRAFT_CHANGED');
      const version = versionOf(kept) + 1;
      const at = new Date().toISOString();
      const parts = Object.fromEntries(changed.map((name) => [name, { body: body[name], version, at }]));
      if (changed.length > 0) state.drafts[id] = { ...kept, ...parts };
      return answerTo(id);
    },
  };
}

/** @throws {Refusal} INVALID_REQUEST for what is filled in and cannot be */
function refuseWrong(state: ShopState, ownerId: string, delivery: CheckoutDelivery): void {
  const errors: FieldError[] = [];
  const wrong = (pointer: string, code: string, message: string) =>
    errors.push({ in: 'body', pointer, code, message });
  const { methodId, city, pointCode } = delivery;
  if (city === null && methodId !== null) wrong('/delivery/city', 'required', 'Сначала выберите город');
  else if (city !== null && !cities.some(({ code }) => code === city))
    wrong('/delivery/city', 'not_offered', 'Такого города нет в\u00a0списке');
  else if (city !== null && methodId !== null) {
    const cart = viewOf(state, belongingsOf(state, ownerId).cart);
    const { method, point } = chosenIn(cart, { methodId, city, pointCode });
    if (!method) wrong('/delivery/methodId', 'not_offered', 'Этот способ получения больше не\u00a0доступен');
    else if (!method.obstacle) {
      const isCollected = method.kind !== 'courier' && method.kind !== 'post';
      if (isCollected && pointCode !== null && !point)
        wrong('/delivery/pointCode', 'not_offered', 'Здесь заказы больше не\u00a0выдают');
      errors.push(...notOffered(method, point, delivery));
    }
  }
  if (errors.length > 0) throw new Refusal('INVALID_REQUEST', errors);
}

/** What the shop knows of an account that a draft would ask for. */
function knownOf({ orders }: ShopState, { profile, phone }: Account): Partial<CheckoutDraft> {
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
      ...blank.delivery,
      ...last.address,
      methodId,
      city,
      fitting,
      pointCode: point?.code ?? null,
    },
  };
}
