import { piecesOf } from '#shared/cart/pieces.ts';
import { isCollected } from '#shared/delivery/kinds.ts';
import { requiredMessage } from '#shared/forms/required.ts';
import type { Cart, DeliveryMethod, DeliveryPoint, OrderPayment, OrderRequest } from '@/lib/api';
import { OrderRequest as OrderRequestSchema } from '@/lib/api/schemas';
import type { ContractForm, FormErrors } from '@/lib/forms/contract-form';
import { phoneOf } from '@/lib/ui/forms/phone-input';
import {
  BLANK,
  type CheckoutField,
  type CheckoutFields,
  contactOf,
  deliveryOf,
  intervalText,
  recipientOf,
  textOrNull,
  wholeFields,
} from './checkout-fields';

/** The data from which an order request is made, besides the form fields. */
export type CheckoutFacts = {
  cart: Cart;
  /** The city code. Empty if the shopper has not chosen a city. */
  city: string;
  /** Delivery methods offered for this cart and city. */
  methods: readonly DeliveryMethod[];
  /** Pick-up points of the city; undefined while they are unknown. */
  points: readonly DeliveryPoint[] | undefined;
};

/** The total in kopecks, including the price of delivery once a method is chosen. */
export const totalOf = (cart: Pick<Cart, 'discountPrice'>, method: DeliveryMethod | undefined): number =>
  cart.discountPrice + (method?.price ?? 0);

/** The total and the number of pieces that the shopper saw, in the format of the order request. */
export const seenOf = (cart: Cart, method: DeliveryMethod | undefined): OrderRequest['seen'] => ({
  cartVersion: cart.version,
  pieces: piecesOf(cart),
  total: totalOf(cart, method),
});

/** The chosen pick-up point, if the chosen delivery method has this point. */
export const pointOf = (
  { points }: Pick<CheckoutFacts, 'points'>,
  { pointCode }: Pick<CheckoutFields, 'pointCode'>,
  method: DeliveryMethod | undefined,
): DeliveryPoint | undefined =>
  points?.find(({ code, methodId }) => code === pointCode && methodId === method?.id);

/** Whether fitting is possible: decided by the pick-up point if there is one, otherwise by the method. */
export const fittingOf = (
  method: DeliveryMethod | undefined,
  point: DeliveryPoint | undefined,
): DeliveryMethod['fitting'] => (method && (point ?? method).fitting) ?? 'none';

/**
 * Payment methods that the chosen delivery method and point allow. Without a chosen method: all that any
 * delivery method allows.
 */
export function paymentsFor(
  methods: readonly DeliveryMethod[],
  method: DeliveryMethod | undefined,
  point: DeliveryPoint | undefined,
): OrderPayment[] {
  if (method) return (point ?? method).payments;
  return [...new Set(methods.flatMap(({ payments }) => payments))];
}

/**
 * The fields without values that the chosen method does not offer, for example after another method was
 * chosen. The form keeps these values but does not send them.
 */
export function offeredFields(
  fields: CheckoutFields,
  facts: Pick<CheckoutFacts, 'points'>,
  method: DeliveryMethod | undefined,
): CheckoutFields {
  const { days = [], intervals = [] } = method ?? {};
  const point = pointOf(facts, fields, method);
  // While the points are loading, the chosen point is sent unchecked; the server checks it.
  const isPlace = method !== undefined && isCollected(method) && (!facts.points || point !== undefined);
  return {
    ...fields,
    pointCode: isPlace ? fields.pointCode : '',
    day: days.some(({ day, isFull }) => day === fields.day && !isFull) ? fields.day : '',
    interval: intervals.some((one) => intervalText(one) === fields.interval) ? fields.interval : '',
    fitting: fields.fitting && fittingOf(method, point) !== 'none',
  };
}

/**
 * Whether the form shows this field for the chosen method. Errors of hidden fields are neither shown nor
 * block the order.
 */
export function isAsked(
  name: CheckoutField,
  { forOther }: Pick<CheckoutFields, 'forOther'>,
  method: DeliveryMethod | undefined,
): boolean {
  if (/^recipient/.test(name)) return forOther;
  const { kind, days = [], intervals = [] }: Partial<DeliveryMethod> = method ?? {};
  const isKept = method !== undefined && isCollected(method);
  const asked: Partial<Record<CheckoutField, boolean>> = {
    pointCode: isKept,
    address: kind !== undefined && !isKept,
    postalCode: kind === 'post',
    day: days.length > 0,
    interval: intervals.length > 0,
  };
  return asked[/^(flat|entrance|floor|intercom)$/.test(name) ? 'address' : name] ?? true;
}

export const CHOOSE_CITY = requiredMessage('/delivery/city');

/** JSON pointers in the request of fields that depend on the chosen method. */
const POINTERS = {
  methodId: '/delivery/methodId',
  pointCode: '/delivery/pointCode',
  address: '/delivery/address',
  postalCode: '/delivery/postalCode',
  day: '/delivery/day',
  interval: '/delivery/interval',
  payment: '/payment/method',
} satisfies Partial<Record<CheckoutField, string>>;

/** The checkout form for these facts. */
export function checkoutForm(facts: CheckoutFacts): ContractForm<CheckoutFields, OrderRequest> {
  const methodOf = ({ methodId }: CheckoutFields) => facts.methods.find(({ id }) => id === methodId);
  return {
    blank: BLANK,
    schema: OrderRequestSchema,
    request(typed) {
      const fields = wholeFields(typed);
      return requestOf(fields, facts, methodOf(fields));
    },
    places: {
      '/contact/phone': 'phone',
      '/contact/name': 'name',
      '/contact/email': 'email',
      '/recipient/name': 'recipientName',
      '/recipient/phone': 'recipientPhone',
      '/delivery/methodId': 'methodId',
      '/delivery/city': 'methodId',
      '/delivery/pointCode': 'pointCode',
      '/delivery/address': 'address',
      '/delivery/postalCode': 'postalCode',
      '/delivery/flat': 'flat',
      '/delivery/entrance': 'entrance',
      '/delivery/floor': 'floor',
      '/delivery/intercom': 'intercom',
      '/delivery/day': 'day',
      '/delivery/interval': 'interval',
      '/delivery/fitting': 'fitting',
      '/payment/method': 'payment',
      '/personalDataConsent': 'personalData',
    },
    check(typed) {
      const fields = wholeFields(typed);
      const method = methodOf(fields);
      return { ...foreignPhones(fields), ...notChosen(fields, facts, method) };
    },
  };
}

function requestOf(fields: CheckoutFields, facts: CheckoutFacts, method: DeliveryMethod | undefined) {
  const { cart, city } = facts;
  const { name, phone, email } = contactOf(fields);
  const recipient = recipientOf(fields);
  const { flat, entrance, floor, intercom, address, postalCode } =
    method && !isCollected(method) ? fields : BLANK;
  const needed = {
    ...offeredFields(fields, facts, method),
    flat,
    entrance,
    floor,
    intercom,
    address,
    postalCode,
  };
  return {
    contact: { name: name ?? '', phone: phone ?? '', email: email ?? '' },
    ...(recipient && { recipient: { name: recipient.name ?? '', phone: recipient.phone ?? '' } }),
    delivery: { ...deliveryOf(needed, city), methodId: fields.methodId },
    payment: { method: fields.payment },
    comment: textOrNull(fields.comment),
    personalDataConsent: fields.personalData,
    marketingConsent: fields.marketing,
    seen: seenOf(cart, method),
  };
}

/** Errors of radio groups in which nothing is chosen, or whose chosen value is no longer offered. */
function notChosen(
  fields: CheckoutFields,
  facts: CheckoutFacts,
  method: DeliveryMethod | undefined,
): FormErrors<CheckoutField> {
  const errors: FormErrors<CheckoutField> = {};
  const wants = (name: keyof typeof POINTERS, isGiven: boolean) => {
    if (!isGiven) errors[name] = requiredMessage(POINTERS[name]);
  };
  const payments = paymentsFor(facts.methods, method, pointOf(facts, fields, method));
  wants(
    'payment',
    payments.some((payment) => payment === fields.payment),
  );
  wants('methodId', method !== undefined);
  if (facts.city === '') errors.methodId = CHOOSE_CITY;
  if (!method) return errors;
  const offered = offeredFields(fields, facts, method);
  if (isCollected(method)) wants('pointCode', offered.pointCode !== '');
  else wants('address', fields.address.trim() !== '');
  if (method.kind === 'post') wants('postalCode', fields.postalCode.trim() !== '');
  if (method.days.length > 0) wants('day', offered.day !== '');
  if (method.intervals.length > 0) wants('interval', offered.interval !== '');
  return errors;
}

function foreignPhones(fields: CheckoutFields): FormErrors<CheckoutField> {
  const errors: FormErrors<CheckoutField> = {};
  for (const name of ['phone', ...(fields.forOther ? (['recipientPhone'] as const) : [])] as const) {
    const e164 = phoneOf(fields[name]);
    if (e164.length > 1 && !e164.startsWith('+7'))
      errors[name] = 'Введите российский номер: он начинается с\u00a0+7';
  }
  return errors;
}
