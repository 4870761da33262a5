import { type ErrorComponentProps, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isApiError } from '@/lib/api';
import { pageForCrawler } from '@/lib/page/crawler';
import { ButtonLink } from '@/lib/ui/buttons/button';

/**
 * The page for unexpected errors. It shows the message of an ApiError; other errors have no message for
 * shoppers.
 */
export function ErrorPage({ error }: ErrorComponentProps) {
  const href = useLocation({ select: (location) => location.href });
  const failedOffline = useReloadWhenOnline();
  const served = pageForCrawler();
  if (served !== undefined) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the same page, as the server sent it
    return <div dangerouslySetInnerHTML={{ __html: served }} />;
  }
  const failure = isApiError(error) ? error : undefined;
  return (
    <div className="page-width px-margin py-16 lg:py-28">
      {failedOffline && <p aria-hidden="true" className="hanger-mark mb-6" />}
      <h1 className="type-h1">{failedOffline ? 'Нет соединения' : 'Что-то пошло не\u00a0так'}</h1>
      <p className="type-story mt-3.5">
        {failedOffline
          ? 'Страница откроется, как только появится интернет'
          : (failure?.message ?? 'Попробуйте обновить страницу')}
      </p>
      {failure && !failedOffline && (
        <p className="mt-2 text-caption text-ink-2 [overflow-wrap:anywhere]">
          {`Код обращения: ${failure.requestId}`}
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-2">
        <ButtonLink href={href} reloadDocument>
          Обновить
        </ButtonLink>
        <ButtonLink to="/" variant="quiet">
          На&nbsp;главную
        </ButtonLink>
        {!failedOffline && (
          <ButtonLink to="/contactform" variant="quiet">
            Написать нам
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Whether the page failed because the network was down. It reloads when the network returns. */
function useReloadWhenOnline(): boolean {
  const [failedOffline] = useState(() => globalThis.navigator?.onLine === false);
  useEffect(() => {
    if (!failedOffline) return;
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [failedOffline]);
  return failedOffline;
}
