import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import type { UserProfile } from '@/lib/api';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { hideToast, showToast } from '@/lib/ui/overlays/toast';
import { changedFields, PROFILE_FIELDS, type ProfileFields, profileUpdate } from '../profile-fields';
import { useProof } from '../proof/use-proof';
import { OtherAccountError, saveAccountMutation } from '../save-account';
import { profileForm, tidyProfile } from './profile-definition';
import { useProfileEdits, useProfileStart } from './use-profile-edits';

const SAVED = 'Изменения сохранены';
/** A new phone cannot be used to sign in before it is confirmed. */
const SAVED_WITH_PHONE = `${SAVED}. Подтвердите номер по\u00a0ссылке из\u00a0сообщения`;

/**
 * The profile form of one account. Its fields are uncontrolled, so that no answer or rendering loses typed
 * text.
 */
export function useProfileForm(account: UserProfile) {
  const { mutateAsync: saveAccount } = useMutation(saveAccountMutation(account.id));
  const { start, restoredDraft } = useProfileStart(account);
  const [signedOut, setSignedOut] = useState(false);
  const form = useContractForm(profileForm, {
    send: (_, fields) => save(tidyProfile(fields)),
    refused(error, fields) {
      const { status, message } = error;
      const proving = proof.isAskedFor(error);
      edits.keep(fields, { save: status === 401 });
      setSignedOut(status === 401);
      if (status === 401) return { form: 'Сессия завершена.' };
      if (proving) return {};
      if (isGone()) showToast({ text: `Профиль не\u00a0сохранён. ${message}` });
      return undefined;
    },
  });
  const proof = useProof(account, () => void form.submit());
  const edits = useProfileEdits(account, form, { restoredDraft });
  const isGone = () => form.attributes.ref.current === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form returns after signing in
  useEffect(() => {
    if (restoredDraft?.save) void form.submit();
  }, []);

  async function save(typed: ProfileFields): Promise<void> {
    const before = edits.shown();
    if (changedFields(typed, before).length === 0) {
      // There are no changes to save, for example after a second press.
      showToast({ text: SAVED });
      return;
    }
    try {
      const saved = await saveAccount((fresh) => profileUpdate(typed, before, fresh));
      edits.takeSaved(typed, saved, { isGone: isGone() });
      showToast({ text: saved.phone && typed.phone !== before.phone ? SAVED_WITH_PHONE : SAVED });
    } catch (error) {
      if (!(error instanceof OtherAccountError)) throw error;
      edits.drop();
    }
  }

  return {
    attributes: {
      ...form.attributes,
      onSubmit(event: FormEvent) {
        // The toast reports the previous save and is out of date.
        if (!form.busy) hideToast();
        return form.submit(event);
      },
      onChange({ target }: FormEvent<HTMLFormElement>) {
        const name = PROFILE_FIELDS.find((field) => field === (target as HTMLInputElement).name);
        if (name) form.clearErrors(name);
        edits.settle();
      },
    },
    field: form.field,
    /** The dialog that opens when the shop asks for proof of identity. */
    proofDialog: proof.dialog,
    refusal: form.refusal,
    signedOut,
    start,
    busy: form.busy,
    dirty: edits.dirty,
    restored: edits.restored,
    reset() {
      form.clearErrors();
      edits.reset();
    },
    followEmail: edits.followEmail,
  };
}
