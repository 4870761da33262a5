import { useQuery } from '@tanstack/react-query';
import { capitalised } from '#shared/text/capitalised.ts';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { getCheckShopQueryOptions, type ShopFinding } from '../api/index.ts';
import { momentWords } from '../parts/moments.ts';
import { Failure, RowsSkeleton } from '../parts/screen-states.tsx';
import { Section } from '../parts/section.tsx';

const STATES = { PROBLEM: 'Ошибка', WARNING: 'Замечание', OK: 'Хорошо' } as const;

/**
 * What the shop finds when it checks itself. The checks ask outside services, so they are made when the screen is opened
 * and at a press, and not by themselves.
 */
export function Checks({ now }: { now: Date }) {
  const checks = useQuery({
    ...getCheckShopQueryOptions(),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const { data } = checks;
  const wrong = (data?.findings ?? []).filter(({ state }) => state !== 'OK');
  const fine = (data?.findings ?? []).filter(({ state }) => state === 'OK');
  const sorted = [...wrong].sort(
    (one, other) => Number(other.state === 'PROBLEM') - Number(one.state === 'PROBLEM'),
  );
  return (
    <Section
      title="Проверки"
      aside={
        data && (
          <TextButton className="text-ui" busy={checks.isFetching} onClick={() => void checks.refetch()}>
            Проверить снова
          </TextButton>
        )
      }
    >
      {data ? (
        <>
          <p role="status" className="text-ink-2">
            {`Проверено ${momentWords(data.at, now)}. ${wrong.length === 0 ? 'Всё хорошо.' : ''}`}
          </p>
          <Findings findings={sorted.filter(({ section }) => section === 'CHECKS')} />
          <OpeningFindings findings={sorted.filter(({ section }) => section === 'OPENING')} />
          {fine.length > 0 && (
            <details className="plot-numbers">
              <summary>{`Хорошо: ${fine.length}`}</summary>
              <Findings findings={fine} />
            </details>
          )}
          <p className="mt-2 text-caption text-ink-2">
            Настройки следующего запуска, число процессов и&nbsp;соединения с&nbsp;базой проверяет
            на&nbsp;сервере команда <span className="whitespace-nowrap">npm run doctor</span>.
          </p>
        </>
      ) : checks.isError ? (
        <Failure error={checks.error} onRetry={() => void checks.refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </Section>
  );
}

function OpeningFindings({ findings }: { findings: readonly ShopFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 text-ui">Чего не&nbsp;хватает для&nbsp;открытия</h3>
      <Findings findings={findings} />
    </>
  );
}

const Findings = ({ findings }: { findings: readonly ShopFinding[] }) => (
  <ul className="findings">
    {findings.map(({ check, state, says }) => (
      <li key={`${check} ${says}`}>
        <span className={state === 'PROBLEM' ? 'text-accent' : state === 'OK' ? 'text-ok' : undefined}>
          {STATES[state]}
        </span>
        <span>{capitalised(check)}</span>
        <span className="[overflow-wrap:anywhere]">{says}</span>
      </li>
    ))}
  </ul>
);
