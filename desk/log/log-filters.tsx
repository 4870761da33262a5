import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CALLS } from '#shared/operators/operator-words.ts';
import { ChevronDownIcon } from '@/lib/ui/pictures/icons';
import { getListOperatorsQueryOptions } from '../api/index.ts';
import { AppliedFilters, DaysFilter, daysWords } from '../parts/lists/filters.tsx';
import { SearchInput } from '../parts/lists/search-input.tsx';
import { useMay } from '../session/session.ts';
import { callWords } from './call-words.ts';
import type { LogSearch } from './log-search.ts';

const OPERATIONS = Object.keys(CALLS)
  .map((id) => [id, callWords(id)] as const)
  .sort(([, one], [, other]) => one.localeCompare(other, 'ru'));

/** What the log is narrowed by: order, person, operation, days. */
export function LogFilters({ search }: { search: LogSearch }) {
  const navigate = useNavigate();
  const people = useNames();
  const filter = (change: LogSearch) =>
    void navigate({
      to: '/log',
      search: (before) => ({ ...before, before: undefined, ...change }),
      replace: true,
    });
  const days = daysWords(search);
  const applied = [
    ...(search.order ? [{ name: `Заказ ${search.order}`, remove: () => filter({ order: undefined }) }] : []),
    ...(search.operator
      ? [
          {
            name: people.find(([id]) => id === search.operator)?.[1] ?? 'Один сотрудник',
            remove: () => filter({ operator: undefined }),
          },
        ]
      : []),
    ...(search.about
      ? [
          {
            name: `О\u00a0чём: ${people.find(([id]) => id === search.about)?.[1] ?? 'одно и\u00a0то\u00a0же'}`,
            remove: () => filter({ about: undefined }),
          },
        ]
      : []),
    ...(search.operation
      ? [{ name: callWords(search.operation), remove: () => filter({ operation: undefined }) }]
      : []),
    ...(days ? [{ name: days, remove: () => filter({ from: undefined, to: undefined }) }] : []),
  ];
  return (
    <div className="mt-4 mb-2">
      <div className="flex flex-wrap gap-2">
        <SearchInput
          label="Номер заказа"
          placeholder="Номер заказа"
          value={search.order ?? ''}
          onSearch={(text) => filter({ order: text || undefined })}
        />
        <Choice
          label="Кто"
          all="Все сотрудники"
          choices={people}
          chosen={search.operator}
          onChange={(operator) => filter({ operator })}
        />
        <Choice
          label="Что"
          all="Все действия"
          choices={OPERATIONS}
          chosen={search.operation}
          onChange={(operation) => filter({ operation })}
        />
        <DaysFilter label="Дни" days={search} now={new Date()} onChange={filter} />
      </div>
      <AppliedFilters
        applied={applied}
        onReset={() => void navigate({ to: '/log', search: { changes: search.changes } })}
      />
    </div>
  );
}

/** Operators by name. The log may be read only by who may list them. */
function useNames(): readonly (readonly [id: string, name: string])[] {
  const may = useMay();
  const { data } = useQuery({
    ...getListOperatorsQueryOptions(),
    enabled: may('listOperators'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (data?.items ?? [])
    .map(({ id, name }) => [id, name] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, 'ru'));
}

type ChoiceProps = {
  label: string;
  /** The name of no choice. */
  all: string;
  choices: readonly (readonly [value: string, name: string])[];
  chosen: string | undefined;
  onChange(value: string | undefined): void;
};

/** A native choice: its list finds what one types by itself. */
const Choice = ({ label, all, choices, chosen, onChange }: ChoiceProps) => (
  <div className="relative min-w-0 flex-[1_1_140px] sm:max-w-52">
    <select
      aria-label={label}
      value={chosen ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
      className="desk-field w-full cursor-pointer truncate pr-9 text-ui"
    >
      <option value="">{all}</option>
      {choices.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
    <ChevronDownIcon className="pointer-events-none absolute top-3 right-2.5" />
  </div>
);
