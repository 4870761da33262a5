import { Button } from '@/lib/ui/buttons/button';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { usePutOff } from '../session/passkey-put-off.ts';
import { knowsPasskeys } from '../session/passkeys.ts';
import { useSession } from '../session/session.ts';
import { useAddPasskey } from '../session/use-add-passkey.ts';

/** A person who loses the only device with a passkey cannot sign in, so the desk asks for a second passkey. */
export function SecondPasskey() {
  const { operator, passkeys } = useSession();
  const [isPutOff, putOff] = usePutOff(operator.id, new Date());
  const add = useAddPasskey();
  if (operator.kind !== 'PERSON' || passkeys !== 1 || isPutOff || !knowsPasskeys()) return null;
  return (
    <section aria-label="Второй ключ входа" className="no-print mb-6 border-hair border-b pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <p className="min-w-0 flex-[1_1_320px] text-ui">
          {
            'У\u00a0вас один ключ входа. Потеряете это устройство\u00a0– не\u00a0войдёте. Добавьте второй: телефон, другой компьютер или ключ\u00a0USB.'
          }
        </p>
        <div className="flex items-center gap-6">
          <Button variant="quiet" size="small" busy={add.isPending} onClick={add.run}>
            Добавить второй
          </Button>
          <TextButton className="text-ui" onClick={putOff}>
            Позже
          </TextButton>
        </div>
      </div>
      {add.refusal && <ErrorNotice className="mt-2">{add.refusal}</ErrorNotice>}
    </section>
  );
}
