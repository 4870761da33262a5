import { readJson, tabStorage } from '@/lib/browser/storage';
import { BLANK, type CheckoutField, type CheckoutFields, fieldsOf } from '../fields/checkout-fields';
import type { DraftParts } from './draft-parts';
import { HALF_TYPED_KEY } from './forget-checkout';

/**
 * Texts of fields that the server does not accept yet, such as half a phone number. Stored in this tab, so
 * that they survive a reload.
 */
export type HalfTyped = Partial<Record<CheckoutField, string>>;

export function readHalfTyped(): HalfTyped {
  return (readJson(tabStorage, HALF_TYPED_KEY) ?? {}) as HalfTyped;
}

export function storeHalfTyped(texts: HalfTyped): void {
  if (Object.keys(texts).length === 0) tabStorage.removeItem(HALF_TYPED_KEY);
  else tabStorage.setItem(HALF_TYPED_KEY, JSON.stringify(texts));
}

/** The texts of the form that the draft parts leave out. */
export function halfTypedOf(fields: CheckoutFields, parts: DraftParts): HalfTyped {
  const complete = fieldsOf(parts);
  const lost = (Object.keys(BLANK) as CheckoutField[]).filter(
    (name) => fields[name] && complete[name] === '',
  );
  return Object.fromEntries(lost.map((name) => [name, fields[name]]));
}
