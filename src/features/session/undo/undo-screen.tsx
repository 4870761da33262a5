import { useState } from 'react';
import { type AccountUndo, undoAccountChange } from '@/lib/api';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { Button, ButtonLink } from '@/lib/ui/buttons/button';
import { TextLink } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { hrefTo } from '@/shop/addresses/href-to';
import { AuthFrame } from '../auth-frame';
import { CUT_LINK } from '../link-secret';
import { undoForm } from './undo-definition';

export type PostedUndo = { error: string; spent: boolean } | AccountUndo;

type UndoScreenProps = {
  /** The secret of the link. Empty if the link is incomplete. */
  token: string;
  /** The result of the form when it was posted without scripts. */
  posted?: PostedUndo;
  /** Called after the changes were undone, which has signed out all devices, possibly including this one. */
  onUndone(): void | Promise<void>;
};

const isRefused = (posted: PostedUndo): posted is { error: string; spent: boolean } => 'error' in posted;

/**
 * The page behind the undo link of a letter about a changed address. It sends a request only when the button
 * is pressed, because mail programs open links to preview them.
 */
export function UndoScreen({ token, posted, onUndone }: UndoScreenProps) {
  const [undone, setUndone] = useState(posted && !isRefused(posted) ? posted : undefined);
  /** Whether the link has been used, so that pressing the button again would have no effect. */
  const [spent, setSpent] = useState(posted !== undefined && isRefused(posted) && posted.spent);
  const { attributes, field, refusal, busy } = useContractForm(undoForm, {
    posted: posted && isRefused(posted) ? { form: posted.error } : undefined,
    async send(confirmation) {
      setUndone(await undoAccountChange(confirmation));
      await onUndone();
    },
    refused({ code }) {
      setSpent(code === 'UNDO_REJECTED');
      return undefined;
    },
  });
  const error = refusal ?? (token ? undefined : CUT_LINK);
  const { error: _, ...secret } = field('token');

  if (undone) return <Undone letter={undone.letter} />;
  return (
    <AuthFrame title="Это были не&nbsp;вы?">
      {token && !spent && (
        <p className="mb-6">
          Если учётную запись изменили не&nbsp;вы, отмените это. Мы&nbsp;вернём прежние почту и&nbsp;телефон,
          выйдем на&nbsp;всех устройствах, уберём пароль и&nbsp;пришлём ссылку, чтобы задать новый.
        </p>
      )}
      {error && <ErrorNotice className="mb-4">{error}</ErrorNotice>}
      {token && !spent && (
        <form {...attributes} action={hrefTo('/undo')}>
          <input {...secret} type="hidden" defaultValue={token} />
          <Button type="submit" wide busy={busy}>
            Отменить изменения
          </Button>
        </form>
      )}
      {error && (
        <div className="mt-3 flex flex-wrap justify-between gap-x-6">
          <TextLink to="/password">Задать новый пароль</TextLink>
          <TextLink to="/contactform">Написать нам</TextLink>
        </div>
      )}
    </AuthFrame>
  );
}

function Undone({ letter }: AccountUndo) {
  return (
    <AuthFrame title="Изменения отменены">
      <p role="status" className="mb-6">
        {letter === 'NONE' ? (
          <span>
            На&nbsp;всех устройствах выполнен выход. Ваш адрес уже открывает другую учётную запись, поэтому
            эту мы&nbsp;закрыли для входа. Чтобы вернуть её, напишите нам.
          </span>
        ) : (
          <>
            <span>
              {'На\u00a0всех устройствах выполнен выход. Ссылку для нового пароля мы\u00a0отправили '}
            </span>
            {letter === 'EMAIL' ? <span>на&nbsp;вашу почту</span> : <span>на&nbsp;ваш телефон</span>}
            <span>. Она действует 1&nbsp;час.</span>
          </>
        )}
      </p>
      {letter === 'NONE' ? (
        <ButtonLink to="/contactform" wide>
          Написать нам
        </ButtonLink>
      ) : (
        <ButtonLink to="/" wide>
          На&nbsp;главную
        </ButtonLink>
      )}
    </AuthFrame>
  );
}
