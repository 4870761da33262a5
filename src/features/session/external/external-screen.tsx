import type { ExternalProviderId } from '@/lib/api';
import { Button, ButtonLink } from '@/lib/ui/buttons/button';
import { TextLink } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { hrefTo } from '@/shop/addresses/href-to';
import { AFTER_LOGIN } from '@/shop/addresses/paths';
import { AuthFrame } from '../auth-frame';
import { ExternalConsentForm } from './external-consent-form';
import { type ExternalCallback, useExternalReturn, type WindowActions } from './external-return';

type ExternalScreenProps = {
  provider: ExternalProviderId;
  callback: ExternalCallback;
  actions?: WindowActions;
};

/** The page to which a provider redirects, in a popup or in the shop's own window. */
export function ExternalScreen({ provider, callback, actions }: ExternalScreenProps) {
  const { state, complete, close } = useExternalReturn(provider, callback, actions);
  if (state.step === 'working')
    return (
      <AuthFrame title="Входим">
        <p role="status">Ещё секунду…</p>
      </AuthFrame>
    );
  const wayBack = hrefTo('/login', { search: { redirect: state.way?.redirect ?? AFTER_LOGIN } });
  if (state.step === 'consent')
    return (
      <AuthFrame title="Почти готово">
        <ExternalConsentForm wayBack={wayBack} onConsent={complete} />
      </AuthFrame>
    );
  if (state.step === 'done')
    return (
      <AuthFrame title="Вы&nbsp;вошли">
        {state.way.mode === 'popup' && <p className="mb-6">Это окно можно закрыть.</p>}
        <TextLink href={state.way.redirect}>Вернуться в&nbsp;магазин</TextLink>
      </AuthFrame>
    );
  return (
    <AuthFrame title={state.title}>
      <ErrorNotice className="mb-6">{state.text}</ErrorNotice>
      {state.way?.mode === 'popup' ? (
        <div className="space-y-3">
          <Button wide onClick={close}>
            Закрыть окно
          </Button>
          <TextLink href={wayBack}>Войти другим способом</TextLink>
        </div>
      ) : (
        <ButtonLink wide href={wayBack}>
          Вернуться ко&nbsp;входу
        </ButtonLink>
      )}
    </AuthFrame>
  );
}
