import { perClient } from '@/lib/state/per-client';
import type { ProfileFields } from '../profile-fields';

/**
 * Unsaved text of the profile form. It outlives the form, which disappears if the session ends and returns after
 * signing in. It is kept in memory only.
 */
export type ProfileDraft = {
  /** The account that the draft belongs to. Other accounts never see it. */
  accountId: string;
  /** What the form showed before the shopper typed. */
  shown: ProfileFields;
  typed: ProfileFields;
  /** Whether to save the form after signing in, because the session had ended when it was submitted. */
  save: boolean;
};

/** The profile draft of this browser page. */
export const profileDraft = perClient(() => {
  let stored: ProfileDraft | undefined;
  return {
    /** The draft of this account. A draft of another account is dropped. */
    take(accountId: string): ProfileDraft | undefined {
      if (stored?.accountId !== accountId) stored = undefined;
      return stored;
    },
    keep(draft: ProfileDraft): void {
      stored = draft;
    },
    drop(): void {
      stored = undefined;
    },
  };
});
