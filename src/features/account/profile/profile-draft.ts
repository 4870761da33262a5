import { perClient } from '@/lib/state/per-client';
import type { ProfileFields } from '../profile-fields';

/**
 * Unsaved text of the profile form. It is kept in memory when the form disappears because the session ended,
 * and the form shows it again after signing in.
 */
export type ProfileDraft = {
  /** The id of the account that the draft belongs to. It is never shown to another account. */
  accountId: string;
  /** The values that the form showed before the shopper typed. */
  shown: ProfileFields;
  typed: ProfileFields;
  /** Whether to save the form after signing in: the shopper submitted it, but the session had ended. */
  save: boolean;
};

/** The profile draft of this tab. It is lost when the page is reloaded. */
export const profileDraft = perClient(() => {
  let stored: ProfileDraft | undefined;
  return {
    /** Returns the draft of this account. Drops a draft of another account. */
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
