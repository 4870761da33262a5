import { BLANK, type CheckoutField, type CheckoutFields, fieldsOf } from '../fields/checkout-fields';
import type { DraftParts } from './draft-parts';
import { HALF_TYPED_KEY } from './forget-checkout';

/** Texts that are not whole yet, so that the shop does not keep them: in the storage of this tab, for a reload. */
export type HalfTyped = Partial<Record<CheckoutField, string>>;

export function readHalfTyped(): HalfTyped {
  try {
    return (JSON.parse(sessionStorage.getItem(HALF_TYPED_KEY) ?? '{}') ?? {}) as HalfTyped;
  } catch {
    return {};
  }
}

export function keepHalfTyped(texts: HalfTyped): void {
  try {
    if (Object.keys(texts).length === 0) sessionStorage.removeItem(HALF_TYPED_KEY);
    else sessionStorage.setItem(HALF_TYPED_KEY, JSON.stringify(texts));
  } catch {}
}

/** The texts of the fields that are not in the parts. */
export function halfTypedOf(fields: CheckoutFields, parts: DraftParts): HalfTyped {
  const kept = fieldsOf(parts);
  const lost = (Object.keys(BLANK) as CheckoutField[]).filter((name) => fields[name] && kept[name] === '');
  return Object.fromEntries(lost.map((name) => [name, fields[name]]));
}
