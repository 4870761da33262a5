import { Link } from '@tanstack/react-router';
import { countOf, formatCount, type PluralForms } from '#shared/text/plural.ts';

type PageSwitchProps = {
  page: number;
  size: number;
  totalItems: number;
  totalPages: number;
  /** The plural forms of the counted noun. */
  forms: PluralForms;
};

/** «1–50 из 1 240 заказов», with links to the page before and after. */
export function PageSwitch({ page, size, totalItems, totalPages, forms }: PageSwitchProps) {
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, totalItems);
  return (
    <nav
      aria-label="Страницы"
      className="flex flex-wrap items-center justify-between gap-x-6 text-caption text-ink-2"
    >
      <p className="py-3 tabular-nums">
        {totalPages > 1
          ? `${formatCount(first)}–${formatCount(last)} из\u00a0${countOf(totalItems, forms)}`
          : countOf(totalItems, forms)}
      </p>
      {totalPages > 1 && (
        <p className="flex gap-6 text-ui">
          <PageLink to={page - 1} isThere={page > 1} name="Назад" />
          <PageLink to={page + 1} isThere={page < totalPages} name="Дальше" />
        </p>
      )}
    </nav>
  );
}

function PageLink({ to, isThere, name }: { to: number; isThere: boolean; name: string }) {
  if (!isThere) return <span className="py-3 text-ink-3">{name}</span>;
  return (
    <Link
      to="."
      search={(before: Record<string, unknown>) => ({ ...before, page: to > 1 ? to : undefined })}
      className="text-link text-ink"
    >
      {name}
    </Link>
  );
}
