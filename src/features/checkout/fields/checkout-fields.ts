import type { CheckoutDraft, DeliveryInterval } from '@/lib/api';
import { phoneOf } from '@/lib/ui/forms/phone-input';

/** What the form of the checkout holds: texts as typed, choices by their values, ticks. */
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

/** Another city has other places; a street stays as it was typed. */
export const NOWHERE = { pointCode: '', postalCode: '' } satisfies Partial<CheckoutFields>;

/** The form when it is empty. Fields stand in the order of the page. */
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
  // Given with the order and never beforehand.
  personalData: false,
  marketing: false,
};

/** «10:00–14:00», as a value and for people. */
export const intervalText = ({ from, to }: DeliveryInterval): string => `${from}–${to}`;

/** The form that a draft fills in. */
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
    forOther: recipient !== null,
  };
}

/** Fields of which some were never shown, or chosen among nothing. */
export function wholeFields(fields: Partial<Record<CheckoutField, unknown>>): CheckoutFields {
  const entries = Object.entries(BLANK).map(([name, empty]) => [
    name,
    fields[name as CheckoutField] ?? empty,
  ]);
  return Object.fromEntries(entries) as CheckoutFields;
}

/** Texts as the contract wants them: without spaces around, null for nothing. */
export const textOrNull = (text: string): string | null => text.trim() || null;

/** A postal code that is typed in full; nothing before. */
export const wholePostalCode = (text: string): string =>
  /^[1-9]\d{5}$/.test(text.trim()) ? text.trim() : '';

export const contactOf = ({ name, phone, email }: CheckoutFields) => ({
  name: textOrNull(name),
  phone: textOrNull(phoneOf(phone)),
  email: textOrNull(email),
});

/** Who receives the order; null for the buyer. */
export const recipientOf = ({ forOther, recipientName, recipientPhone }: CheckoutFields) =>
  forOther ? { name: textOrNull(recipientName), phone: textOrNull(phoneOf(recipientPhone)) } : null;

/** The delivery that the fields mean in a city: what the chosen method does not ask for is left out by `asked`. */
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
