import { readEmail } from '#shared/forms/email.ts';
import { formatPhone } from '#shared/forms/phone.ts';
import type { CheckoutDraft } from '@/lib/api';
import { phoneOf } from '@/lib/ui/forms/phone-input';
import { BLANK, type CheckoutField, type CheckoutFields, fieldsOf } from '../fields/checkout-fields';
import type { DraftParts } from './draft-parts';

type Versions = {
  /** Current fields of the form. */
  now: CheckoutFields;
  /** The draft parts when this form and the server last had the same values. */
  before: DraftParts;
  draft: CheckoutDraft;
};

/** Fields that another tab changed and that were not changed here, in the format of the form. */
export function changedElsewhere({ now, before, draft }: Versions): Partial<CheckoutFields> {
  const agreed = fieldsOf(before);
  const there = fieldsOf(draft);
  const names = (Object.keys(BLANK) as CheckoutField[]).filter(
    (name) => isSame(name, now[name], agreed[name]) && !isSame(name, there[name], now[name]),
  );
  return Object.fromEntries(
    names.map((name) => [name, isPhone(name) ? formatPhone(String(there[name])) : there[name]]),
  );
}

const isPhone = (name: CheckoutField) => name === 'phone' || name === 'recipientPhone';

function isSame(name: CheckoutField, one: string | boolean, other: string | boolean): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return one === other;
  if (name === 'email') return readEmail(one) === readEmail(other);
  return isPhone(name) ? phoneOf(one) === phoneOf(other) : one.trim() === other.trim();
}
