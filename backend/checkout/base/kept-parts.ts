import type { CheckoutDraft } from '#contract/client/client.schemas.ts';
import type { KeptParts as Kept } from '#shared/checkout/draft-parts.ts';

/** The parts of a checkout draft. */
export type DraftPart = Exclude<keyof CheckoutDraft, 'version' | 'updatedAt'>;

/** What is filled in, part by part. */
export type DraftBodies = Pick<CheckoutDraft, DraftPart>;

export type KeptParts = Kept<DraftBodies>;
