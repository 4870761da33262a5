import { getEndMySignInsMutationOptions } from '@/lib/api';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Dialog } from '@/lib/ui/overlays/dialog';
import { useAttempt } from '../use-attempt';

export type EverywhereDialogProps = {
  open: boolean;
  onClose(): void;
  onSignedOut(): void | Promise<void>;
};

/** Asks for confirmation before all devices are signed out, including this one. */
export function EverywhereDialog({ open, onClose, onSignedOut }: EverywhereDialogProps) {
  const { attempt, busy, refusal } = useAttempt({
    ...getEndMySignInsMutationOptions(),
    onSuccess: () => onSignedOut(),
  });
  return (
    <Dialog open={open} onClose={onClose} size="small" title={'Выйти на\u00a0всех устройствах?'}>
      <p>
        Войти заново придётся везде, и&nbsp;здесь тоже. Корзина и&nbsp;избранное останутся в&nbsp;учётной
        записи.
      </p>
      {refusal && <ErrorNotice className="mt-4">{refusal.message}</ErrorNotice>}
      <div className="mt-6 grid gap-2">
        <Button wide busy={busy} onClick={() => void attempt()}>
          Выйти на&nbsp;всех
        </Button>
        <Button variant="quiet" wide onClick={onClose}>
          Остаться
        </Button>
      </div>
    </Dialog>
  );
}
