import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ConfirmationScreen } from '@/features/session/confirmation-screen';
import { AFTER_LOGIN } from '@/lib/paths';
import { useVisit } from '@/lib/visit';
import { personalHead } from './-site/heads';
import { reloadPersonal } from './-site/personal';

export const Route = createFileRoute('/confirmation')({
  validateSearch: ({ token }: Record<string, unknown>) => ({ token: typeof token === 'string' ? token : '' }),
  head: () => personalHead('Завершение регистрации'),
  component: ConfirmationPage,
});

function ConfirmationPage() {
  const { token } = Route.useSearch();
  const visit = useVisit();
  const navigate = useNavigate();
  return (
    <ConfirmationScreen
      token={token}
      onConfirmed={async () => {
        void reloadPersonal(visit);
        await navigate({ href: AFTER_LOGIN, replace: true });
      }}
    />
  );
}
