import { readEmail } from '#shared/forms/email.ts';
import { shownEmail } from '#shared/forms/shown-email.ts';
import { postalCodeOf } from '#shared/places/postal-places.ts';
import type { CheckoutDraft, DeliveryInterval } from '@/lib/api';
import { phoneOf } from '@/lib/ui/forms/phone-input';

/** Values of the checkout form: typed texts, values of radio buttons, and checkboxes as booleans. */
export type CheckoutFields = {
  phone: string;
  name: string;
  email: string;
  /** Whether another person receives the order. */
  forOther: boolean;
  recipientName: string;
  recipientPhone: string;
  methodId: string;
  address: string;
  flat: string;
  entrance: string;
  floor: string;
  intercom: string;
  postalCode: string;
  pointCode: string;
  day: string;
  interval: string;
  fitting: boolean;
  payment: string;
  comment: string;
  personalData: boolean;
  marketing: boolean;
};

export type CheckoutField = keyof CheckoutFields;

/**
 * The fields to reset when the city changes; the typed street stays. For a place that is known only by its
 * postal code, sets the postal code.
 */
export const placeFieldsOf = (city: string) =>
  ({ pointCode: '', postalCode: postalCodeOf(city) ?? '' }) satisfies Partial<CheckoutFields>;

/** The empty form. Its fields have the same order as on the page. */
export const BLANK: CheckoutFields = {
  phone: '',
  name: '',
  email: '',
  forOther: false,
  recipientName: '',
  recipientPhone: '',
  methodId: '',
  pointCode: '',
  address: '',
  postalCode: '',
  flat: '',
  entrance: '',
  floor: '',
  intercom: '',
  comment: '',
  day: '',
  interval: '',
  fitting: false,
  payment: '',
  // The shopper must check this box for each order; it is never checked in advance.
  personalData: false,
  marketing: false,
};

/** A delivery interval such as «10:00–14:00», used both as form value and as label. */
export const intervalText = ({ from, to }: DeliveryInterval): string => `${from}–${to}`;

/** Form values for a checkout draft. */
export function fieldsOf({
  contact,
  recipient,
  delivery,
  payment,
  comment,
}: Pick<CheckoutDraft, 'contact' | 'recipient' | 'delivery' | 'payment' | 'comment'>): CheckoutFields {
  const { city: _, interval, fitting, ...texts } = delivery;
  const other = { recipientName: recipient?.name, recipientPhone: recipient?.phone };
  const known = { ...contact, ...other, ...texts, payment: payment.method, comment };
  const filled = Object.entries(known).map(([name, value]) => [name, value ?? '']);
  return {
    ...BLANK,
    ...(Object.fromEntries(filled) as Partial<CheckoutFields>),
    interval: interval ? intervalText(interval) : '',
    fitting,
    email: shownEmail(contact.email ?? ''),
    forOther: recipient !== null,
  };
}

/** Fills in the fields that the page did not render, so that all fields have a value. */
export function wholeFields(fields: Partial<Record<CheckoutField, unknown>>): CheckoutFields {
  const entries = Object.entries(BLANK).map(([name, empty]) => [
    name,
    fields[name as CheckoutField] ?? empty,
  ]);
  return Object.fromEntries(entries) as CheckoutFields;
}

/** Trims a text; null if it is empty. */
export const textOrNull = (text: string): string | null => text.trim() || null;

/** The postal code if it has all its digits, otherwise an empty string. */
export const wholePostalCode = (text: string): string =>
  /^[1-9]\d{5}$/.test(text.trim()) ? text.trim() : '';

export const contactOf = ({ name, phone, email }: CheckoutFields) => ({
  name: textOrNull(name),
  phone: textOrNull(phoneOf(phone)),
  email: textOrNull(readEmail(email)),
});

/** The recipient in the format of the contract; null if the buyer receives the order. */
export const recipientOf = ({ forOther, recipientName, recipientPhone }: CheckoutFields) =>
  forOther ? { name: textOrNull(recipientName), phone: textOrNull(phoneOf(recipientPhone)) } : null;

/**
 * The delivery part of a request or a draft. Before the call, clear the fields that the chosen method does
 * not need.
 */
export function deliveryOf(fields: CheckoutFields, city: string) {
  const [from, to] = fields.interval.split('–');
  return {
    methodId: textOrNull(fields.methodId),
    city,
    postalCode: textOrNull(fields.postalCode),
    address: textOrNull(fields.address),
    flat: textOrNull(fields.flat),
    entrance: textOrNull(fields.entrance),
    floor: textOrNull(fields.floor),
    intercom: textOrNull(fields.intercom),
    pointCode: textOrNull(fields.pointCode),
    day: textOrNull(fields.day),
    interval: from && to ? { from, to } : null,
    fitting: fields.fitting,
  };
}
