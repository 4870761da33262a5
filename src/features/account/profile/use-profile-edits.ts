import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatPhone } from '#shared/forms/phone.ts';
import type { UserProfile } from '@/lib/api';
import type { useContractForm } from '@/lib/forms/use-contract-form';
import { changedFields, fieldsOf, PROFILE_FIELDS, type ProfileFields } from '../profile-fields';
import { tidyProfile } from './profile-definition';
import { profileDraft } from './profile-draft';

type Form = Pick<ReturnType<typeof useContractForm<ProfileFields, ProfileFields>>, 'fields' | 'fill'>;

/** The draft of this account from before the form was removed, if any, and the initial values of the form. */
export function useProfileStart(account: UserProfile) {
  const draft = profileDraft(useQueryClient());
  const [restoredDraft] = useState(() => draft.take(account.id));
  const [start] = useState(restoredDraft?.typed ?? fieldsOf(account));
  return { restoredDraft, start };
}

/**
 * Compares the form with the account. Unsaved text becomes the draft; untouched fields show new values when
 * the account is read again.
 */
export function useProfileEdits(
  account: UserProfile,
  form: Form,
  { restoredDraft }: Pick<ReturnType<typeof useProfileStart>, 'restoredDraft'>,
) {
  const draft = profileDraft(useQueryClient());
  const shown = useRef(restoredDraft?.shown ?? fieldsOf(account));
  const [dirty, setDirty] = useState(restoredDraft !== undefined);
  const [restored, setRestored] = useState(restoredDraft !== undefined);
  useLeaveWarning(dirty);

  const read = () => tidyProfile(form.fields());

  /** Keeps a draft if the fields differ from the account, and drops it otherwise. */
  function settle(): void {
    const typed = read();
    const changed = changedFields(typed, shown.current).length > 0;
    setDirty(changed);
    if (changed) draft.keep({ accountId: account.id, shown: shown.current, typed, save: false });
    else draft.drop();
  }

  function fillAll(fields: ProfileFields): void {
    const current = form.fields();
    for (const name of PROFILE_FIELDS) {
      const text = name === 'phone' ? formatPhone(fields.phone) : fields[name];
      if (current[name] !== text) form.fill(name, text);
    }
  }

  // The account was read again: show its new values in untouched fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the account changes
  useEffect(() => {
    const next = fieldsOf(account);
    const typed = read();
    if (changedFields(typed, shown.current).length > 0 && changedFields(typed, next).length > 0) return;
    shown.current = next;
    if (changedFields(typed, next).length > 0) fillAll(next);
    // Include text that was typed before hydration.
    settle();
  }, [account]);

  return {
    dirty,
    /** Whether the unsaved text comes from a draft, from before the form was removed. */
    restored: restored && dirty,
    settle,
    /** The values that the form showed before the shopper typed. */
    shown: () => shown.current,
    /**
     * Stores the draft before the form may be removed. With `save` it is saved as soon as the shopper is
     * signed in again.
     */
    keep(fields: ProfileFields, { save }: { save: boolean }): void {
      draft.keep({ accountId: account.id, shown: shown.current, typed: tidyProfile(fields), save });
    },
    drop: draft.drop,
    /** Shows the account as saved. Text typed while the request was in flight stays. */
    takeSaved(sent: ProfileFields, saved: UserProfile, { isGone }: { isGone: boolean }): void {
      const next = fieldsOf(saved);
      shown.current = next;
      setRestored(false);
      if (isGone) {
        draft.drop();
      } else if (changedFields(read(), sent).length === 0) {
        draft.drop();
        setDirty(false);
        fillAll(next);
      } else settle();
    },
    /** Drops unsaved text. */
    reset(): void {
      shown.current = fieldsOf(account);
      draft.drop();
      setDirty(false);
      fillAll(shown.current);
    },
    /**
     * Shows an email address that was changed by a control outside of the form; other fields keep their text.
     */
    followEmail(saved: UserProfile): void {
      const { email } = fieldsOf(saved);
      shown.current = { ...shown.current, email };
      form.fill('email', email);
      settle();
    },
  };
}

/** Asks before the page is left with unsaved text. */
function useLeaveWarning(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
}
