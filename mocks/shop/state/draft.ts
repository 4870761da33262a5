import type { CheckoutDraft } from '#contract/client/client.schemas.ts';
import type { StoredDraft } from '#shared/checkout/draft-parts.ts';

export type DraftParts = Omit<CheckoutDraft, 'version' | 'updatedAt'>;

/** The checkout draft of a guest or user. */
export type MockDraft = StoredDraft<DraftParts>;
