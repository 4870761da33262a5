import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '@/lib/ui/overlays/dialog';
import { ConfirmAddress, confirmTitle } from '../confirm-address';
import { ExternalSignIn, providersQuery } from '../external/external-sign-in';
import { RegistrationForm } from '../registration/registration-form';
import { LoginForm } from './login-form';

/** A dialog in the middle of the window jumps when it grows, so it waits so long for what is in it; ms. */
const TIMEOUT_MS = 300;

export type AuthDialogProps = {
  open: boolean;
  view: 'login' | 'registration';
  /** Path of the page to be on after signing in. */
  redirect: string;
  onClose(): void;
  onSignedIn(): void | Promise<void>;
};

/** Signing in and registering over any page. One dialog, so that the way from one to the other does not blink. */
export function AuthDialog({ open, view, redirect, onClose, onSignedIn }: AuthDialogProps) {
  const [sentTo, setSentTo] = useState<string>();
  // Another form, or another opening, begins at its beginning.
  const [shown, setShown] = useState({ open, view });
  if (open !== shown.open || view !== shown.view) {
    setShown({ open, view });
    setSentTo(undefined);
  }
  const shows = useProvidersKnown(open) && open;
  const content = useRef<HTMLDivElement>(null);
  useFirstField(content, shows, sentTo ?? view);

  const title = view === 'login' ? 'Вход' : 'Регистрация';
  return (
    <Dialog open={shows} onClose={onClose} size="small" title={sentTo ? confirmTitle(sentTo) : title}>
      <div ref={content}>
        {sentTo && <ConfirmAddress address={sentTo} onBack={() => setSentTo(undefined)} />}
        {/* Kept, so that what was typed is there on return. */}
        <div hidden={sentTo !== undefined}>
          {view === 'login' ? (
            <LoginForm redirect={redirect} onSignedIn={onSignedIn} onConfirmationSent={setSentTo} />
          ) : (
            <RegistrationForm redirect={redirect} onSignedIn={onSignedIn} onPending={setSentTo} />
          )}
          <ExternalSignIn redirect={redirect} onSignedIn={onSignedIn} />
        </div>
      </div>
    </Dialog>
  );
}

/** True as soon as it is known which ways to sign in there are, or when that takes too long. */
function useProvidersKnown(wanted: boolean): boolean {
  const client = useQueryClient();
  const [known, setKnown] = useState(() => client.getQueryData(providersQuery.queryKey) !== undefined);
  useEffect(() => {
    if (!wanted || known) return;
    const goOn = () => setKnown(true);
    // A failure leaves the form without them.
    void client.prefetchQuery(providersQuery).then(goOn);
    const timer = window.setTimeout(goOn, TIMEOUT_MS);
    return () => window.clearTimeout(timer);
  }, [wanted, known, client]);
  return known;
}

/** A form that takes the place of another has the focus in its first field; the modal itself sees to the first one. */
function useFirstField(content: React.RefObject<HTMLDivElement | null>, open: boolean, shown: string): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== shown;
    before.current = open ? shown : undefined;
    if (!open || !changed) return;
    const fields = content.current?.querySelectorAll<HTMLElement>('input:not([type=hidden])') ?? [];
    [...fields].find((field) => field.closest('[hidden]') === null)?.focus();
  }, [content, open, shown]);
}
