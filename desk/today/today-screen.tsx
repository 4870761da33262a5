import { useQuery } from '@tanstack/react-query';
import { weekdayAndDay } from '#shared/text/dates.ts';
import { getGetTodayQueryOptions } from '../api/index.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Failure, RowsSkeleton } from '../parts/screen-states.tsx';
import { useMay } from '../session/session.ts';
import { Sales } from './sales.tsx';
import { WorkLists } from './work-lists.tsx';

/**
 * How often the screen asks what waits, in ms: changes are seen within five seconds. A hidden tab does not ask.
 */
const REFRESH_MS = 4000;

/** What waits for the people of the shop, and what the day has brought. */
export function TodayScreen() {
  const may = useMay();
  const today = useQuery({ ...getGetTodayQueryOptions(), refetchInterval: REFRESH_MS });
  const { data } = today;
  return (
    <>
      <PageHead
        title="Сегодня"
        aside={data && <p className="text-body text-ink-2">{weekdayAndDay(data.day)}</p>}
      />
      {data ? (
        <>
          <WorkLists today={data} />
          {may('getTodaySales') && data.sales && <Sales day={data.day} soFar={data.sales} />}
        </>
      ) : today.isError ? (
        <Failure error={today.error} onRetry={() => void today.refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
}
