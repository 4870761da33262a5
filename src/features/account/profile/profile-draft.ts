import { perClient } from '@/lib/state/per-client';
import type { ProfileFields } from '../profile-fields';

/**
 * What was typed into the profile and not saved. It outlives the form, which goes when the session ends in the
 * middle and comes back after signing in; it never leaves the memory of the page.
 */
export type ProfileDraft = {
  /** Whose profile it is. No other account sees it. */
  accountId: string;
  /** What the form showed before anything was typed. */
  shown: ProfileFields;
  typed: ProfileFields;
  /** Saving was asked for and refused for want of a session: it is done as soon as there is one. */
  save: boolean;
};

/** The draft, and what becomes of it. */
export const profileDraft = perClient(() => {
  let kept: ProfileDraft | undefined;
  return {
    /** The draft of this account. One of another account is thrown away. */
    take(accountId: string): ProfileDraft | undefined {
      if (kept?.accountId !== accountId) kept = undefined;
      return kept;
    },
    keep(draft: ProfileDraft): void {
      kept = draft;
    },
    drop(): void {
      kept = undefined;
    },
  };
});
