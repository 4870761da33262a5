import type { CheckoutDraft } from '#contract/client/client.schemas.ts';

/** The parts of a checkout draft. */
export type DraftPart = Exclude<keyof CheckoutDraft, 'version' | 'updatedAt'>;

/** A part as it was filled in. `version` is that of the draft after the change, `at` the moment of it in ISO 8601. */
export type KeptPart<P extends DraftPart = DraftPart> = {
  body: CheckoutDraft[P];
  version: number;
  at: string;
};

export type KeptParts = { [P in DraftPart]?: KeptPart<P> };
