import { type ReactNode, useId } from 'react';
import { formatPhone } from '#shared/forms/phone.ts';
import { shownEmail } from '#shared/forms/shown-email.ts';
import { type AccountPage, PAGES, type PageFacts, pagesOfMenu } from '#shared/web/pages.ts';
import type { UserProfile } from '@/lib/api';
import { useHydrated } from '@/lib/state/use-hydrated';
import { classNames } from '@/lib/ui/class-names';
import { PageLink } from '@/lib/ui/links/page-link';
import { ArrowLeftIcon } from '@/lib/ui/pictures/icons';
import { hrefTo } from '@/shop/addresses/href-to';

const LINK =
  'group -mb-px flex min-h-11 items-center text-ink-2 transition-colors motion-fast hover:text-ink aria-[current]:text-ink lg:mb-0';
/**
 * The link to the current page is underlined: below 1024 px on the hairline under the whole menu, from 1024
 * px on directly under the word.
 */
const WORD = 'border-transparent border-b py-3 group-aria-[current]:border-ink lg:py-0.5';

type AccountFrameProps = {
  page: AccountPage;
  /** Title of a detail page. The page then also shows a link back to its list, `page`. */
  title?: string;
  /** Whether the page works with JavaScript disabled. */
  worksWithoutScripts?: boolean;
  account: UserProfile;
  onSignOut(): void;
  children: ReactNode;
};

/** The frame of all account screens: title, account owner, links between the pages, sign-out. */
export function AccountFrame(props: AccountFrameProps) {
  const { page, title, account, onSignOut, children } = props;
  const { name, allName }: PageFacts = PAGES[page];
  const inner = title !== undefined;
  const hydrated = useHydrated();
  return (
    <div className="page-width min-h-page px-margin pt-5 pb-6 lg:pt-12 lg:pb-10">
      {inner && (
        <PageLink
          href={hrefTo(page)}
          className="-mt-3 mb-1 inline-flex min-h-11 items-center gap-2 text-ui hover:underline print:hidden"
        >
          <ArrowLeftIcon />
          <span>{allName ?? name}</span>
        </PageLink>
      )}
      <h1 className="type-h1">{title ?? name}</h1>
      {!inner && <p className="mt-1.5 text-ink-2 [overflow-wrap:anywhere]">{ownerOf(account)}</p>}
      {!hydrated && !props.worksWithoutScripts && (
        <noscript>
          <p className="mt-4">Чтобы что-то изменить, включите JavaScript в&nbsp;браузере.</p>
        </noscript>
      )}
      <div className="mt-4 lg:mt-8 lg:grid-page">
        <nav
          aria-label="Личный кабинет"
          className={classNames(
            '-mx-edge overflow-x-auto border-hair border-b pr-edge pl-edge lg:sticky lg:top-24 lg:overflow-visible lg:col-span-3 lg:mx-0 lg:self-start lg:border-0 lg:px-0 lg:pt-8',
            inner && 'max-lg:hidden',
          )}
        >
          <ul className="flex gap-x-4 whitespace-nowrap max-lg:text-ui lg:block">
            {pagesOfMenu('account').map((entry) => (
              <li key={entry.path}>
                <PageLink
                  href={hrefTo(entry.path)}
                  aria-current={entry.path === page ? 'page' : undefined}
                  className={LINK}
                >
                  <span className={WORD}>{entry.name}</span>
                </PageLink>
              </li>
            ))}
            <li className="ml-auto lg:mt-6">
              <button type="button" onClick={onSignOut} className={LINK}>
                <span className={WORD}>Выйти</span>
              </button>
            </li>
          </ul>
        </nav>
        <div className="lg:col-span-9 lg:border-hair lg:border-t">{children}</div>
      </div>
    </div>
  );
}

/** The name and contact of the account's owner, for example «Анна Лебедева, anna@example.ru». */
function ownerOf({ firstName, lastName, email, pendingEmail, phone }: UserProfile): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return [name, shownEmail(email) || formatPhone(phone) || shownEmail(pendingEmail)]
    .filter(Boolean)
    .join(', ');
}

type AccountSectionProps = {
  title: string;
  /** A sentence under the title of the section. */
  note?: ReactNode;
  id?: string;
  children: ReactNode;
};

/** One section of a page: title at the left, controls at the right. */
export function AccountSection({ title, note, id, children }: AccountSectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="gap-x-[var(--gutter)] border-hair border-t py-7 first:border-0 md:grid md:grid-cols-3 lg:py-10"
    >
      <div className="mb-5 md:mb-0 md:pr-8">
        <h2 id={titleId} className="type-h3">
          {title}
        </h2>
        {note && <p className="mt-1.5 text-caption text-ink-2">{note}</p>}
      </div>
      <div className="md:col-span-2">{children}</div>
    </section>
  );
}
