import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Button } from '@/lib/ui/buttons/button';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { getListOperatorCallsQueryOptions, type OperatorLog } from '../api/index.ts';
import { tabProps } from '../parts/lists/tab-props.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Failure, Nothing, RowsSkeleton } from '../parts/screen-states.tsx';
import { LogFilters } from './log-filters.tsx';
import { type LogSearch, logParams } from './log-search.ts';
import { LogTable } from './log-table.tsx';

const route = getRouteApi('/desk/log');

/** Who did what, the latest first. The log cannot be changed; reading it is a row of it, so it does not refresh itself. */
export function LogScreen() {
  const search = route.useSearch();
  const params = logParams(search);
  const log = useQuery({
    ...getListOperatorCallsQueryOptions(params),
    enabled: params !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <>
      <PageHead
        title="Журнал"
        actions={
          <Button variant="quiet" size="small" busy={log.isFetching} onClick={() => void log.refetch()}>
            Обновить
          </Button>
        }
      />
      <Tabs search={search} />
      <LogFilters search={search} />
      {params === undefined ? (
        <Nothing title="Такого номера нет">Номер заказа целиком&nbsp;– как В-123456-6.</Nothing>
      ) : log.data ? (
        <Calls log={log.data} search={search} isStale={log.isPlaceholderData} />
      ) : log.isError ? (
        <Failure error={log.error} onRetry={() => void log.refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
}

const TABS = [
  { name: 'Всё', changes: undefined },
  { name: 'Только изменения', changes: true },
] as const;

const Tabs = ({ search }: { search: LogSearch }) => (
  <nav aria-label="Списки" className="tab-list mt-4 gap-5.5 text-ui">
    {TABS.map(({ name, changes }) => (
      <Link
        key={name}
        to="/log"
        search={{ ...search, changes, before: undefined }}
        {...tabProps(search.changes === changes)}
      >
        {name}
      </Link>
    ))}
  </nav>
);

function Calls({ log, search, isStale }: { log: OperatorLog; search: LogSearch; isStale: boolean }) {
  const navigate = useNavigate();
  if (log.items.length === 0)
    return (
      <Nothing title="Записей нет">
        {Object.values(search).some((value) => value !== undefined) ? (
          <TextButton onClick={() => void navigate({ to: '/log', search: {} })}>
            Показать весь журнал
          </TextButton>
        ) : (
          'Здесь появится всё, что делают сотрудники.'
        )}
      </Nothing>
    );
  return (
    <>
      <LogTable calls={log.items} now={new Date()} isStale={isStale} />
      <nav aria-label="Страницы" className="flex flex-wrap justify-between gap-x-6 text-ui">
        {search.before ? (
          <Link to="/log" search={{ ...search, before: undefined }} className="text-link">
            К&nbsp;последним
          </Link>
        ) : (
          <span />
        )}
        {log.next && (
          <Link to="/log" search={{ ...search, before: log.next }} className="text-link">
            Раньше
          </Link>
        )}
      </nav>
    </>
  );
}
