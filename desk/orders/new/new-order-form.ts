import { orderedDeliveryErrors } from '#shared/delivery/check-choice.ts';
import { readEmail } from '#shared/forms/email.ts';
import type { ContractForm } from '@/lib/forms/contract-form';
import { phoneOf } from '@/lib/ui/forms/phone-input';
import type { CheckoutDraft, CheckoutDraftPatch, DeliveryMethod, DraftedOrder } from '../../api/index.ts';
import { DraftedOrder as schema } from '../../api/schemas.ts';

export const BLANK = {
  phone: '',
  name: '',
  email: '',
  city: '',
  methodId: '',
  pointCode: '',
  address: '',
  postalCode: '',
  flat: '',
  entrance: '',
  floor: '',
  intercom: '',
  day: '',
  interval: '',
  fitting: false,
  payment: '',
  comment: '',
  personalDataConsent: false,
};

export type NewOrderFields = typeof BLANK;

/** What the operator sees of the order: the cart, and the method that was chosen. */
export type Seen = DraftedOrder['seen'] & { method: DeliveryMethod | undefined };

const textOr = (text: string) => text.trim() || null;

function intervalOf(text: string) {
  const [from, to] = text.split('–');
  return from && to ? { from, to } : null;
}

const deliveryOf = (fields: NewOrderFields) => ({
  methodId: fields.methodId,
  city: fields.city,
  postalCode: textOr(fields.postalCode),
  address: textOr(fields.address),
  flat: textOr(fields.flat),
  entrance: textOr(fields.entrance),
  floor: textOr(fields.floor),
  intercom: textOr(fields.intercom),
  pointCode: textOr(fields.pointCode),
  day: textOr(fields.day),
  interval: intervalOf(fields.interval),
  fitting: fields.fitting,
});

/** All fields. What the screen does not show, such as an address of a pick-up point, is empty. */
const whole = (fields: Partial<NewOrderFields>): NewOrderFields => ({
  ...BLANK,
  ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
});

/** The form of an order by phone, checked by the rules of the checkout. */
export const newOrderForm = ({ method, ...seen }: Seen): ContractForm<NewOrderFields, DraftedOrder> => ({
  blank: BLANK,
  schema,
  request: (shown) => {
    const fields = whole(shown);
    return {
      contact: {
        name: fields.name.trim(),
        phone: phoneOf(fields.phone),
        email: readEmail(fields.email),
      },
      delivery: deliveryOf(fields),
      payment: { method: fields.payment },
      comment: textOr(fields.comment),
      personalDataConsent: fields.personalDataConsent,
      seen,
    };
  },
  places: {
    '/contact/name': 'name',
    '/contact/phone': 'phone',
    '/contact/email': 'email',
    '/payment/method': 'payment',
    ...Object.fromEntries(
      Object.keys(deliveryOf(BLANK)).map((name) => [
        `/delivery/${name}`,
        name as keyof ReturnType<typeof deliveryOf>,
      ]),
    ),
  },
  check(shown) {
    // What follows from the goods is not asked for yet.
    if (seen.pieces === 0) return { form: 'Выберите вещи' };
    const fields = whole(shown);
    const wrong = orderedDeliveryErrors(
      // A code of a point comes from the list of the shop, which checks it again.
      { method, point: undefined },
      deliveryOf(fields),
      method?.payments.find((way) => way === fields.payment) ?? method?.payments[0] ?? 'cash',
    );
    const ofDelivery = wrong
      .filter(({ pointer }) => pointer.startsWith('/delivery/'))
      .map(({ pointer, message }) => [pointer.replace('/delivery/', ''), message]);
    return {
      ...Object.fromEntries(ofDelivery),
      ...(fields.city === '' && { city: 'Выберите город' }),
      ...(fields.city !== '' && !method && { methodId: 'Выберите, как\u00a0получить заказ' }),
      ...(fields.payment === '' && { payment: 'Выберите, как\u00a0платить' }),
      ...(!fields.personalDataConsent && {
        personalDataConsent: 'Спросите покупателя о\u00a0согласии: без\u00a0него заказ не\u00a0оформить',
      }),
    };
  },
});

/** The fields that a draft of the shop fills in. */
export const fieldsOf = ({ contact, delivery, payment, comment }: CheckoutDraft): Partial<NewOrderFields> =>
  Object.fromEntries(
    Object.entries({
      ...contact,
      ...delivery,
      interval: delivery.interval && `${delivery.interval.from}–${delivery.interval.to}`,
      payment: payment.method,
      comment,
    }).filter(([, value]) => value !== null),
  );

/** What the shop keeps of the fields: the parts that are whole. */
export function patchOf(fields: NewOrderFields): CheckoutDraftPatch {
  const phone = phoneOf(fields.phone);
  const email = readEmail(fields.email);
  return {
    contact: {
      name: textOr(fields.name),
      phone: /^\+7\d{10}$/.test(phone) ? phone : null,
      email: /^\S+@\S+\.\S+$/.test(email) ? email : null,
    },
    comment: textOr(fields.comment),
    delivery: {
      ...deliveryOf(fields),
      city: textOr(fields.city),
      methodId: textOr(fields.methodId),
      day: null,
      interval: null,
    },
  };
}
