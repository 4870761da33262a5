import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '@/lib/ui/overlays/dialog';
import { ConfirmAddress, confirmTitle } from '../confirm-address';
import { ExternalSignIn, providersQuery } from '../external/external-sign-in';
import { RegistrationForm } from '../registration/registration-form';
import { LoginForm } from './login-form';

/**
 * How long the dialog waits for the external providers before it opens, in ms. They come first because a
 * centred dialog jumps if its content grows.
 */
const TIMEOUT_MS = 300;

export type AuthDialogProps = {
  open: boolean;
  view: 'login' | 'registration';
  /** Path to go to after signing in. */
  redirect: string;
  onClose(): void;
  onSignedIn(): void | Promise<void>;
};

/**
 * A dialog for sign-in and registration over any page. It is one dialog, so that it does not flicker when the
 * shopper switches between the two.
 */
export function AuthDialog({ open, view, redirect, onClose, onSignedIn }: AuthDialogProps) {
  const [sentTo, setSentTo] = useState<string>();
  // Start from the first step when the dialog opens again or another form is shown.
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
        {/* Stays mounted, so that the typed text is there after going back. */}
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

/** Whether the external providers are loaded, or the timeout has passed. */
function useProvidersKnown(wanted: boolean): boolean {
  const client = useQueryClient();
  const [known, setKnown] = useState(() => client.getQueryData(providersQuery.queryKey) !== undefined);
  useEffect(() => {
    if (!wanted || known) return;
    const goOn = () => setKnown(true);
    // If the providers fail to load, the form is shown without them.
    void client.prefetchQuery(providersQuery).then(goOn);
    const timer = window.setTimeout(goOn, TIMEOUT_MS);
    return () => window.clearTimeout(timer);
  }, [wanted, known, client]);
  return known;
}

/**
 * Focuses the first field of a form that replaces another one. When the dialog opens, the dialog itself sets
 * the focus.
 */
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
