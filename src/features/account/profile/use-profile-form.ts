import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatPhone } from '#shared/forms/phone.ts';
import type { UserProfile } from '@/lib/api';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { hideToast, showToast } from '@/lib/ui/overlays/toast';
import {
  changedFields,
  fieldsOf,
  PROFILE_FIELDS,
  type ProfileFields,
  profileUpdate,
} from '../profile-fields';
import { useProof } from '../proof/use-proof';
import { OtherAccount, saveAccountMutation } from '../save-account';
import { profileForm, tidyProfile } from './profile-definition';
import { profileDraft } from './profile-draft';

const SAVED = 'Изменения сохранены';
/** A new phone signs in to nothing before it is proven. */
const SAVED_WITH_PHONE = `${SAVED}. Подтвердите номер по\u00a0ссылке из\u00a0сообщения`;

/**
 * The profile form of one account. Its fields keep their own text, so nothing that happens around them takes away what
 * was typed.
 */
export function useProfileForm(account: UserProfile) {
  const client = useQueryClient();
  const { mutateAsync: saveAccount } = useMutation(saveAccountMutation(account.id));
  const draft = profileDraft(client);
  const [kept] = useState(() => draft.take(account.id));
  const [start] = useState(kept?.typed ?? fieldsOf(account));
  const shown = useRef(kept?.shown ?? fieldsOf(account));
  const [dirty, setDirty] = useState(kept !== undefined);
  const [restored, setRestored] = useState(kept !== undefined);
  const [signedOut, setSignedOut] = useState(false);
  const form = useContractForm(profileForm, {
    send: (_, fields) => save(tidyProfile(fields)),
    refused(error, fields) {
      const { status, message } = error;
      const proving = proof.isAskedFor(error);
      draft.keep({
        accountId: account.id,
        shown: shown.current,
        typed: tidyProfile(fields),
        save: status === 401,
      });
      setSignedOut(status === 401);
      if (status === 401) return { form: 'Сессия завершена.' };
      if (proving) return {};
      if (isGone()) showToast({ text: `Профиль не\u00a0сохранён. ${message}` });
      return undefined;
    },
  });

  const proof = useProof(account, () => void form.submit());
  const isGone = () => form.attributes.ref.current === null;
  const read = () => tidyProfile(form.fields());

  /** Compares what is typed with what was shown, and keeps or drops the draft. */
  function settle(): void {
    const typed = read();
    const changed = changedFields(typed, shown.current).length > 0;
    setDirty(changed);
    if (changed) draft.keep({ accountId: account.id, shown: shown.current, typed, save: false });
    else draft.drop();
  }

  /** Puts other words into the fields. */
  function show(fields: ProfileFields): void {
    const current = form.fields();
    for (const name of PROFILE_FIELDS) {
      const text = name === 'phone' ? formatPhone(fields.phone) : fields[name];
      if (current[name] !== text) form.fill(name, text);
    }
  }

  // The account was read again: what was not touched follows it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the account decides
  useEffect(() => {
    const next = fieldsOf(account);
    const typed = read();
    if (changedFields(typed, shown.current).length > 0 && changedFields(typed, next).length > 0) return;
    shown.current = next;
    if (changedFields(typed, next).length > 0) show(next);
    // Text typed before the page was taken over counts as well.
    settle();
  }, [account]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes back after signing in
  useEffect(() => {
    if (kept?.save) void form.submit();
  }, []);

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);

  async function save(typed: ProfileFields): Promise<void> {
    const before = shown.current;
    if (changedFields(typed, before).length === 0) {
      // Nothing to send: the second press of two, for example.
      showToast({ text: SAVED });
      return;
    }
    try {
      const saved = await saveAccount((fresh) => profileUpdate(typed, before, fresh));
      takeSaved(typed, saved);
      showToast({ text: saved.phone && typed.phone !== before.phone ? SAVED_WITH_PHONE : SAVED });
    } catch (error) {
      if (!(error instanceof OtherAccount)) throw error;
      draft.drop();
    }
  }

  /** What was typed while the answer was under way stays. */
  function takeSaved(sent: ProfileFields, saved: UserProfile): void {
    const next = fieldsOf(saved);
    shown.current = next;
    setRestored(false);
    if (isGone()) {
      draft.drop();
    } else if (changedFields(read(), sent).length === 0) {
      draft.drop();
      setDirty(false);
      show(next);
    } else settle();
  }

  return {
    attributes: {
      ...form.attributes,
      onSubmit(event: FormEvent) {
        // What is said of the saving before is not true of this one yet.
        if (!form.busy) hideToast();
        return form.submit(event);
      },
      onChange({ target }: FormEvent<HTMLFormElement>) {
        const name = PROFILE_FIELDS.find((field) => field === (target as HTMLInputElement).name);
        if (name) form.clearErrors(name);
        settle();
      },
    },
    field: form.field,
    /** Asks who is there, when the shop wants to know. */
    proofDialog: proof.dialog,
    refusal: form.refusal,
    signedOut,
    start,
    busy: form.busy,
    dirty,
    /** What is in the fields was typed before the form went away. */
    restored: restored && dirty,
    /** Throws away what was typed. */
    reset() {
      shown.current = fieldsOf(account);
      draft.drop();
      setDirty(false);
      form.clearErrors();
      show(shown.current);
    },
    /** The account has changed its address by other means: the field follows, the other fields stay. */
    followEmail(saved: UserProfile) {
      const { email } = fieldsOf(saved);
      shown.current = { ...shown.current, email };
      form.fill('email', email);
      settle();
    },
  };
}
