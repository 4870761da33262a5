import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '@/lib/ui/overlays/dialog';
import { ConfirmAddress, confirmTitle } from '../confirm-address';
import { ExternalSignIn, providersQuery } from '../external/external-sign-in';
import { RegistrationForm } from '../registration/registration-form';
import { LoginForm } from './login-form';

/** How long the dialog waits for its content before it opens, ms: a centred dialog jumps if it grows later. */
const TIMEOUT_MS = 300;

export type AuthDialogProps = {
  open: boolean;
  view: 'login' | 'registration';
  /** Path to go to after signing in. */
  redirect: string;
  onClose(): void;
  onSignedIn(): void | Promise<void>;
};

/** Sign-in and registration over any page. One dialog for both, so that it does not flicker when they are switched. */
export function AuthDialog({ open, view, redirect, onClose, onSignedIn }: AuthDialogProps) {
  const [sentTo, setSentTo] = useState<string>();
  // Reset when another form is shown or the dialog opens again.
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

/** True once the external sign-ins are known, or after the timeout. */
function useProvidersKnown(wanted: boolean): boolean {
  const client = useQueryClient();
  const [known, setKnown] = useState(() => client.getQueryData(providersQuery.queryKey) !== undefined);
  useEffect(() => {
    if (!wanted || known) return;
    const goOn = () => setKnown(true);
    // If they fail to load, the form is shown without them.
    void client.prefetchQuery(providersQuery).then(goOn);
    const timer = window.setTimeout(goOn, TIMEOUT_MS);
    return () => window.clearTimeout(timer);
  }, [wanted, known, client]);
  return known;
}

/** Focuses the first field when one form replaces another; the modal itself focuses the first form. */
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
