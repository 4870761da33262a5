import { useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { countOf } from '#shared/text/plural.ts';
import type { ContentMatches } from '@/lib/api';
import { Button } from '@/lib/ui/buttons/button';
import { Field } from '@/lib/ui/forms/field';
import { PageLink } from '@/lib/ui/links/page-link';
import { TEXT_PAGES } from '@/shop/addresses/text-pages';
import { HELP_PAGE, helpHref, MAX_QUERY } from './help-query';

/** The search form of the help pages. With scripts, the results appear without a page load. */
export function HelpSearch({ query = '', className }: { query?: string | undefined; className?: string }) {
  const router = useRouter({ warn: false });
  function submit(event: FormEvent<HTMLFormElement>) {
    if (!router) return;
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    void router.navigate({ href: helpHref(typeof query === 'string' ? query : '') });
  }
  return (
    <search className={className}>
      <form action={HELP_PAGE} onSubmit={submit} className="flex items-end gap-2">
        <Field
          // A new key creates a new field, so that it shows the new query.
          key={query}
          label={'Поиск по\u00a0справке'}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MAX_QUERY}
          defaultValue={query}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="quiet">
          Найти
        </Button>
      </form>
    </search>
  );
}

/** Results of the help search. If nothing was found, shows the contacts. */
export function HelpMatches({ matches: { query, items } }: { matches: ContentMatches }) {
  return (
    <>
      <p role="status" className="text-ink-2">
        {items.length === 0
          ? `По\u00a0запросу «${query}» в\u00a0справке ничего нет. Спросите иначе или напишите нам`
          : `По\u00a0запросу «${query}»: ${countOf(items.length, ['ответ', 'ответа', 'ответов'])}`}
      </p>
      <ul className="mt-4">
        {items.map(({ title, heading, path, excerpt }) => (
          <li key={path} className="relative border-hair border-t py-4 last:border-b">
            <h2 className="type-h3">
              <PageLink
                href={path}
                className="decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {heading ?? title}
              </PageLink>
            </h2>
            {heading !== null && <p className="mt-0.5 text-caption text-ink-2">{title}</p>}
            <p className="mt-1.5 max-w-[60ch] text-ui">{excerpt}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap gap-x-7">
        <PageLink href={TEXT_PAGES.questions} className="text-link text-ui">
          Вопросы и&nbsp;ответы
        </PageLink>
        <PageLink to="/contactform" className="text-link text-ui">
          Написать нам
        </PageLink>
      </p>
    </>
  );
}
