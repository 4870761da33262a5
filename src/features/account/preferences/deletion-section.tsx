import type { ComponentProps } from 'react';
import { Button } from '@/lib/ui/buttons/button';
import { AccountSection } from '../account-frame';

type DeletionSectionProps = { opener: ComponentProps<'button'>; busy: boolean };

export function DeletionSection({ opener, busy }: DeletionSectionProps) {
  return (
    <AccountSection title="Удаление учётной записи">
      <p className="max-w-130 text-ink-2">
        Профиль, корзина и&nbsp;избранное исчезнут. Восстановить их&nbsp;будет нельзя.
      </p>
      <Button variant="quiet" size="small" {...opener} busy={busy} className="mt-4 max-sm:w-full">
        Удалить учётную запись
      </Button>
    </AccountSection>
  );
}
