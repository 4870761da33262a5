import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isApiError, type UserProfile } from '@/lib/api';
import { hideToast, showToast } from '@/lib/ui/overlays/toast';
import { profileDraft } from './profile-draft';
import { checkProfile, type ProfileErrors, refusedProfile } from './profile-errors';
import {
  changedFields,
  fieldsOf,
  type ProfileField,
  type ProfileFields,
  profileUpdate,
  readProfileForm,
} from './profile-fields';
import { OtherAccount, saveAccount } from './save-account';

const SAVED = 'Изменения сохранены';
/** A new phone signs in to nothing before it is proven. */
const SAVED_WITH_PHONE = `${SAVED}. Подтвердите номер по\u00a0ссылке из\u00a0сообщения`;

/**
 * The profile form of one account. Its fields keep their own text, so nothing that happens around them takes away what
 * was typed; `version` grows when they must show something else.
 */
export function useProfileForm(account: UserProfile) {
  const client = useQueryClient();
  const draft = profileDraft(client);
  const form = useRef<HTMLFormElement>(null);
  const [kept] = useState(() => draft.take(account.id));
  const [start, setStart] = useState({ fields: kept?.typed ?? fieldsOf(account), version: 0 });
  const shown = useRef(kept?.shown ?? fieldsOf(account));
  const [dirty, setDirty] = useState(kept !== undefined);
  const [restored, setRestored] = useState(kept !== undefined);
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [refusals, setRefusals] = useState(0);
  const [busy, setBusy] = useState(false);
  const saving = useRef(false);
  const focused = useRef<string>(undefined);

  const read = () => (form.current ? readProfileForm(form.current) : start.fields);

  /** Compares what is typed with what was shown, and keeps or drops the draft. */
  function settle(typed = read()): void {
    const changed = changedFields(typed, shown.current).length > 0;
    setDirty(changed);
    if (changed) draft.keep({ accountId: account.id, shown: shown.current, typed, save: false });
    else draft.drop();
  }

  /** Puts other words into the fields. */
  function show(fields: ProfileFields): void {
    const active = document.activeElement;
    focused.current =
      active instanceof HTMLInputElement && active.form === form.current ? active.name : undefined;
    setStart(({ version }) => ({ fields, version: version + 1 }));
  }

  // The field that had the focus is a new one now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a version
  useLayoutEffect(() => {
    if (focused.current) form.current?.querySelector<HTMLElement>(`[name="${focused.current}"]`)?.focus();
    focused.current = undefined;
  }, [start.version]);

  // The account was read anew: what nobody has touched follows it.
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
    if (kept?.save) void save();
  }, []);

  // The first wrong field, once React has marked it.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);

  async function save(): Promise<void> {
    if (saving.current) return;
    // What is said of the saving before is not true of this one yet.
    hideToast();
    const typed = read();
    const wrong = checkProfile(typed);
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    setErrors({});
    if (changedFields(typed, shown.current).length === 0) {
      // Nothing to send: the second press of two, for example.
      showToast({ text: SAVED });
      return;
    }
    saving.current = true;
    setBusy(true);
    const sent = shown.current;
    try {
      const saved = await saveAccount(client, account.id, (fresh) => profileUpdate(typed, sent, fresh));
      takeSaved(typed, saved);
      showToast({ text: saved.phone && typed.phone !== sent.phone ? SAVED_WITH_PHONE : SAVED });
    } catch (error) {
      if (error instanceof OtherAccount) {
        draft.drop();
        return;
      }
      if (!isApiError(error)) throw error;
      draft.keep({ accountId: account.id, shown: sent, typed, save: error.status === 401 });
      if (form.current) refuse(refusedProfile(error));
      else if (error.status !== 401) showToast({ text: `Профиль не\u00a0сохранён. ${error.message}` });
    } finally {
      saving.current = false;
      setBusy(false);
    }
  }

  function refuse(wrong: ProfileErrors): void {
    setErrors(wrong);
    setRefusals((count) => count + 1);
  }

  /** What was typed while the answer was under way stays. */
  function takeSaved(sent: ProfileFields, saved: UserProfile): void {
    const next = fieldsOf(saved);
    shown.current = next;
    setRestored(false);
    if (!form.current) {
      draft.drop();
      return;
    }
    const typed = readProfileForm(form.current);
    if (changedFields(typed, sent).length === 0) {
      draft.drop();
      setDirty(false);
      show(next);
    } else settle();
  }

  return {
    form,
    fields: start.fields,
    version: start.version,
    errors,
    busy,
    dirty,
    /** What is in the fields was typed before the form went away. */
    restored: restored && dirty,
    save,
    onChange({ target }: FormEvent<HTMLFormElement>) {
      const name = (target as HTMLInputElement).name as ProfileField;
      if (errors[name]) setErrors(({ [name]: _, ...others }) => others);
      settle();
    },
    /** Throws away what was typed. */
    reset() {
      shown.current = fieldsOf(account);
      draft.drop();
      setDirty(false);
      setErrors({});
      show(shown.current);
    },
    /** The account has changed its address by other means: the field follows, the other fields stay. */
    followEmail(saved: UserProfile) {
      const next = fieldsOf(saved);
      shown.current = { ...shown.current, email: next.email };
      const typed = { ...read(), email: next.email };
      show(typed);
      settle(typed);
    },
  };
}
