import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatPhone } from '#shared/forms/phone.ts';
import type { UserProfile } from '@/lib/api';
import type { useContractForm } from '@/lib/forms/use-contract-form';
import { changedFields, fieldsOf, PROFILE_FIELDS, type ProfileFields } from '../profile-fields';
import { tidyProfile } from './profile-definition';
import { profileDraft } from './profile-draft';

type Form = Pick<ReturnType<typeof useContractForm<ProfileFields, ProfileFields>>, 'fields' | 'fill'>;

/** The saved draft of this account, if any, and the values that the form starts with. */
export function useProfileStart(account: UserProfile) {
  const draft = profileDraft(useQueryClient());
  const [restoredDraft] = useState(() => draft.take(account.id));
  const [start] = useState(restoredDraft?.typed ?? fieldsOf(account));
  return { restoredDraft, start };
}

/**
 * Compares the fields of the form with the account: unsaved text becomes the draft, and untouched fields follow the
 * account when it is read again.
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

  // The account was read again: untouched fields show its new values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the account changes
  useEffect(() => {
    const next = fieldsOf(account);
    const typed = read();
    if (changedFields(typed, shown.current).length > 0 && changedFields(typed, next).length > 0) return;
    shown.current = next;
    if (changedFields(typed, next).length > 0) fillAll(next);
    // Text typed before hydration counts as well.
    settle();
  }, [account]);

  return {
    dirty,
    /** Whether the unsaved text is from before the form was removed and shown again. */
    restored: restored && dirty,
    settle,
    /** What the form showed before anything was typed. */
    shown: () => shown.current,
    /**
     * Stores the draft, because the form may be removed. `save` sends it as soon as the shopper is signed in
     * again.
     */
    keep(fields: ProfileFields, { save }: { save: boolean }): void {
      draft.keep({ accountId: account.id, shown: shown.current, typed: tidyProfile(fields), save });
    },
    drop: draft.drop,
    /** Follows the saved account. Text that was typed while the request was in flight stays. */
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
    /** Follows an address that was changed outside of the form; the other fields stay. */
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
