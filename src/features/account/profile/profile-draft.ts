import { perClient } from '@/lib/state/per-client';
import { createStore } from '@/lib/state/store';
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

const draftStore = perClient(() => createStore<ProfileDraft | undefined>(undefined));

/** The draft, and what becomes of it. */
export const profileDraft = perClient((client) => {
  const store = draftStore(client);
  return {
    /** The draft of this account. One of another account is thrown away. */
    take(accountId: string): ProfileDraft | undefined {
      if (store.get()?.accountId !== accountId) store.set(undefined);
      return store.get();
    },
    keep: (draft: ProfileDraft) => store.set(draft),
    drop: () => store.set(undefined),
  };
});
