import type { UserProfile } from '@/lib/api';
import { Button } from '@/lib/ui/buttons/button';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import { AccountSection } from '../account-frame';
import { ExternalSignIns } from './external-sign-ins';

const passwordDialog = lazyPart(async () => (await import('./password-dialog')).PasswordDialog);

/** Changes the password, or sets the first one of an account that was created by an external sign-in. */
export function PasswordSection({ account }: { account: UserProfile }) {
  const { Part, open, busy, onClose, opener } = useLazyOpen(passwordDialog);
  return (
    <AccountSection title="Вход">
      {account.externalProviders.length > 0 && <ExternalSignIns account={account} />}
      <p className="max-w-130 text-ink-2">
        {account.hasPassword
          ? 'После смены пароля на\u00a0остальных устройствах нужно будет войти заново'
          : 'Пароля пока нет. С\u00a0ним можно будет входить по\u00a0телефону или почте'}
      </p>
      <Button variant="quiet" size="small" {...opener} busy={busy} className="mt-4 max-sm:w-full">
        {account.hasPassword ? 'Изменить пароль' : 'Задать пароль'}
      </Button>
      {Part && <Part open={open} onClose={onClose} account={account} />}
    </AccountSection>
  );
}
