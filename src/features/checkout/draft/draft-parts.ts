import { safeParse } from 'zod/mini';
import type { CheckoutDraftPatch } from '@/lib/api';
import { CheckoutDraftPatch as PatchSchema } from '@/lib/api/schemas';
import {
  type CheckoutFields,
  contactOf,
  deliveryOf,
  recipientOf,
  textOrNull,
} from '../fields/checkout-fields';

/** The draft, part by part. */
export type DraftParts = Required<
  Pick<CheckoutDraftPatch, 'contact' | 'recipient' | 'delivery' | 'payment'>
> & {
  comment: string | null;
};

/**
 * The draft parts of a form. They have only values that the contract accepts; an incomplete phone, for
 * example, is left out.
 */
export function partsOf(fields: CheckoutFields, city: string): DraftParts {
  const parts = {
    contact: contactOf(fields),
    recipient: recipientOf(fields),
    delivery: deliveryOf(fields, city),
    payment: { method: textOrNull(fields.payment) },
    comment: textOrNull(fields.comment),
  };
  const { error } = safeParse(PatchSchema, parts);
  for (const { path } of error?.issues ?? []) {
    const [part, field] = path as [keyof typeof parts, string | undefined];
    if (field === undefined) Object.assign(parts, { [part]: null });
    else Object.assign(parts[part] ?? {}, { [field]: null });
  }
  return parts as DraftParts;
}
