import { Link } from '@tanstack/react-router';
import { countOf, formatCount, type PluralForms } from '#shared/text/plural.ts';

type PlaceSwitchProps = {
  next: string | null;
  previous: string | null;
  totalItems: number;
  /** Whether there are more than were counted. */
  isCapped: boolean;
  /** The noun of what is counted. */
  forms: PluralForms;
};

/** «240 заказов» or «больше 1 000 заказов», with links to newer and older rows from places in the list. */
export function PlaceSwitch({ next, previous, totalItems, isCapped, forms }: PlaceSwitchProps) {
  return (
    <nav
      aria-label="Страницы"
      className="flex flex-wrap items-center justify-between gap-x-6 text-caption text-ink-2"
    >
      <p className="py-3 tabular-nums">
        {isCapped ? moreThan(totalItems, forms) : countOf(totalItems, forms)}
      </p>
      {(next !== null || previous !== null) && (
        <p className="flex gap-6 text-ui">
          {previous !== null && <PlaceLink to={undefined} name="К началу" />}
          <PlaceLink to={previous} name="Назад" />
          <PlaceLink to={next} name="Дальше" />
        </p>
      )}
    </nav>
  );
}

/** Rounded, because the number says only where counting stopped. */
function moreThan(count: number, forms: PluralForms): string {
  return `больше ${formatCount(count < 10 ? count : count - (count % 10))}\u00a0${forms[2]}`;
}

function PlaceLink({ to, name }: { to: string | null | undefined; name: string }) {
  if (to === null) return <span className="py-3 text-ink-3">{name}</span>;
  return (
    <Link
      to="."
      search={(before: Record<string, unknown>) => ({ ...before, cursor: to })}
      className="text-link text-ink"
    >
      {name}
    </Link>
  );
}
