import { missingChoiceErrors, refundChoiceErrors } from '#shared/refunds/check-choice.ts';
import { REFUND_REASONS, REFUND_WAYS } from '#shared/refunds/refund-words.ts';
import type { Refund, Refundable, RefundPatch, RefundReason, RefundWay } from '@/lib/api';
import { isWholePhone, phoneOf } from '@/lib/ui/forms/phone-input';

export type RefundChoice = Required<
  Pick<RefundPatch, 'lines' | 'photos' | 'way' | 'storeCode' | 'pickup' | 'payout'>
>;

/** Errors by field name; `form` is the error beside the button. */
export type ChoiceErrors = Readonly<Record<string, string>>;

/** The data of a form: FormData in the browser, or what a browser without scripts posted. */
type Posted = { get(name: string): unknown; getAll(name: string): readonly unknown[] };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const textOf = (data: Posted, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};
const orNull = (text: string): string | null => text || null;
const isReason = (text: string): text is RefundReason => Object.hasOwn(REFUND_REASONS, text);
const isWay = (text: string): text is RefundWay => Object.hasOwn(REFUND_WAYS, text);

/** Hours in words, such as «10:00–14:00», used both as form value and as label. */
export const intervalText = ({ from, to }: { from: string; to: string }): string => `${from}–${to}`;

/** Reads the chosen lines, way back and account from the refund form. */
export function choiceOf(data: Posted, { lines, paidOnReceipt }: Refundable): RefundChoice {
  const chosen = lines.filter(
    ({ position, quantity }) => quantity > 0 && data.get(`take-${position}`) !== null,
  );
  const way = textOf(data, 'way');
  const [from, to] = textOf(data, 'interval').split('–');
  const address = textOf(data, 'address');
  const detail = (name: string) => orNull(textOf(data, name));
  const phone = phoneOf(textOf(data, 'phone'));
  const bank = textOf(data, 'bank');
  return {
    lines: chosen.map(({ position, quantity }) => {
      const reason = textOf(data, `reason-${position}`);
      const pieces = Number(textOf(data, `quantity-${position}`)) || 1;
      return {
        position,
        quantity: Math.min(Math.max(1, pieces), quantity),
        reason: isReason(reason) ? reason : null,
        comment: reason === 'DEFECT' || reason === 'OTHER' ? detail(`comment-${position}`) : null,
      };
    }),
    photos: data.getAll('photo').flatMap((id) => (typeof id === 'string' && UUID.test(id) ? id : [])),
    way: isWay(way) ? way : null,
    storeCode: detail('store'),
    pickup: {
      address: address
        ? {
            postalCode: null,
            address,
            flat: detail('flat'),
            entrance: detail('entrance'),
            floor: detail('floor'),
            intercom: detail('intercom'),
          }
        : null,
      day: detail('day'),
      interval: from && to ? { from, to } : null,
    },
    payout: paidOnReceipt && isWholePhone(phone) && bank ? { phone, bank } : null,
  };
}

export const choiceOfDraft = ({ lines, photos, way, store, pickup, payout }: Refund): RefundChoice => ({
  lines: lines.map(({ position, quantity, reason, comment }) => ({ position, quantity, reason, comment })),
  photos: photos.map(({ id }) => id),
  way,
  storeCode: store?.code ?? null,
  pickup,
  payout,
});

const NAMES: Readonly<Record<string, string>> = {
  '/lines': 'lines',
  '/photos': 'photos',
  '/way': 'way',
  '/storeCode': 'store',
  '/pickup/address': 'address',
  '/pickup/day': 'day',
  '/pickup/interval': 'interval',
  '/payout': 'phone',
};

/** Assigns errors of the shop about the draft to fields of the form. */
export function draftErrorsByField(
  errors: readonly { pointer: string; message: string }[],
  { lines }: Pick<RefundChoice, 'lines'>,
): ChoiceErrors {
  const placed: Record<string, string> = {};
  for (const { pointer, message } of errors) {
    const [, place, field] = /^\/lines\/(\d+)\/(\w+)$/.exec(pointer) ?? [];
    const position = lines[Number(place)]?.position;
    const name =
      field !== undefined && position !== undefined
        ? `${field}-${position}`
        : NAMES[pointer.replace(/^(\/photos)\/\d+$/, '$1')];
    placed[name ?? 'form'] ??= message;
  }
  return placed;
}

/** Errors of the refund form that can be found without the shop. */
export function choiceErrors(choice: RefundChoice, offer: Refundable): ChoiceErrors {
  const wrong = refundChoiceErrors(choice, offer);
  return draftErrorsByField(wrong.length > 0 ? wrong : missingChoiceErrors(choice, offer), choice);
}
