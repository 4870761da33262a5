import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { signInOperator, startOperatorSignIn } from '../api/index.ts';
import { EntryFrame } from './entry-frame.tsx';
import { askPasskey, knowsPasskeys } from './passkeys.ts';
import { keepSession } from './session.ts';
import { usePasskeyStep } from './use-passkey-step.ts';

const route = getRouteApi('/sign-in');

/** Signs in with a passkey, then goes back to the requested page. */
export function SignInScreen() {
  const { ended, back } = route.useSearch();
  const client = useQueryClient();
  const router = useRouter();
  const signIn = usePasskeyStep(
    async () => signInOperator(await askPasskey(await startOperatorSignIn())),
    (session) => {
      keepSession(client, session);
      router.history.replace(back ?? '/');
    },
  );
  return (
    <EntryFrame title="Вход">
      {ended && (
        <p role="status" className="text-body">
          Сессия завершена. Войдите снова: всё, что&nbsp;вы&nbsp;ввели, осталось.
        </p>
      )}
      {knowsPasskeys() ? (
        <>
          <p className="text-body text-ink-2">
            Вместо пароля&nbsp;– ключ: отпечаток, лицо, код этого устройства или ключ&nbsp;USB.
          </p>
          <Button autoFocus wide busy={signIn.isPending} onClick={signIn.run}>
            Войти
          </Button>
          {signIn.refusal && <ErrorNotice>{signIn.refusal}</ErrorNotice>}
        </>
      ) : (
        <p className="text-body">
          Этот браузер не&nbsp;умеет входить по&nbsp;ключу. Обновите его или возьмите другой.
        </p>
      )}
      <p className="border-hair border-t pt-4 text-caption text-ink-2">
        Ключ потерян или ещё не&nbsp;сделан? Ссылку для&nbsp;входа пришлёт управляющий магазина.
      </p>
    </EntryFrame>
  );
}
