import { type ErrorComponentProps, useLocation } from '@tanstack/react-router';
import { isApiError } from '@/lib/api';
import { pageForCrawler } from '@/lib/crawler';
import { ButtonLink } from '@/lib/ui/button';

/** The page for everything that went wrong. Only failures of calls have words meant for people. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const href = useLocation({ select: (location) => location.href });
  const served = pageForCrawler();
  if (served !== undefined) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: this very page, as the server sent it
    return <div dangerouslySetInnerHTML={{ __html: served }} />;
  }
  const failure = isApiError(error) ? error : undefined;
  return (
    <div className="page-width px-margin py-16 lg:py-28">
      <h1 className="type-h1">Что-то пошло не&nbsp;так</h1>
      <p className="type-story mt-3.5">{failure?.message ?? 'Попробуйте обновить страницу'}</p>
      {failure && (
        <p className="mt-2 text-caption text-ink-2 [overflow-wrap:anywhere]">
          Код обращения: {failure.requestId}
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-2">
        <ButtonLink href={href} data-reload>
          Обновить
        </ButtonLink>
        <ButtonLink href="/" variant="quiet">
          На&nbsp;главную
        </ButtonLink>
      </div>
    </div>
  );
}
