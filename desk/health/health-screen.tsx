import { useQuery } from '@tanstack/react-query';
import { getGetShopHealthQueryOptions, type ShopHealth } from '../api/index.ts';
import { momentWords } from '../parts/moments.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Failure, RowsSkeleton } from '../parts/screen-states.tsx';
import { Facts, Section } from '../parts/section.tsx';
import { ageWords, sizeWords } from './age-words.ts';
import { Checks } from './checks.tsx';
import { Jobs } from './jobs.tsx';
import { Messages } from './messages.tsx';

const REFRESH_MS = 10_000;

/** How the shop is: messages that did not leave it, its own checks, jobs, backup, imports and versions. */
export function HealthScreen() {
  const health = useQuery({ ...getGetShopHealthQueryOptions(), refetchInterval: REFRESH_MS });
  const now = new Date();
  return (
    <>
      <PageHead title="Состояние магазина" />
      {health.data ? (
        <div className="health-grid mt-6">
          <div className="grid content-start gap-10">
            <Messages counts={health.data.messages} now={now} />
            <Checks now={now} />
            <Jobs jobs={health.data.jobs} now={now} />
          </div>
          <div className="grid content-start gap-8">
            <Backup backup={health.data.backup} now={now} />
            <Imports imports={health.data.imports} now={now} />
            <Versions versions={health.data.versions} />
          </div>
        </div>
      ) : health.isError ? (
        <Failure error={health.error} onRetry={() => void health.refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
}

/** A shop should have a backup of the last day. */
const OLD_MS = 24 * 3_600_000;

function Backup({ backup, now }: { backup: ShopHealth['backup']; now: Date }) {
  if (!backup)
    return (
      <Section title="Копия">
        <p className="text-accent">Ни&nbsp;одной копии не&nbsp;известно.</p>
        <p className="mt-2 text-ink-2">
          Её делает команда <span className="whitespace-nowrap">npm run backup</span> на&nbsp;сервере.
        </p>
      </Section>
    );
  const isOld = now.getTime() - Date.parse(backup.at) >= OLD_MS;
  return (
    <Section title="Копия">
      <Facts
        facts={[
          ['Сделана', momentWords(backup.at, now)],
          [
            'Возраст',
            <span key="age" className={isOld ? 'text-accent' : undefined}>
              {ageWords(backup.at, now)}
            </span>,
          ],
          ['Размер', backup.bytes === null ? null : sizeWords(backup.bytes)],
        ]}
      />
    </Section>
  );
}

const SOURCES = { FEED: 'Выгрузка', ONE_C: '1С' } as const;

function Imports({ imports, now }: { imports: ShopHealth['imports']; now: Date }) {
  return (
    <Section title="Импорт товаров">
      {imports.length === 0 ? (
        <p className="text-ink-2">Магазин сам ничего не&nbsp;импортировал.</p>
      ) : (
        <ul className="grid gap-4">
          {imports.map(({ source, succeededAt, failedAt, failure }) => (
            <li key={source} className="grid gap-2">
              <Facts
                facts={[
                  [
                    SOURCES[source],
                    succeededAt ? `удался ${momentWords(succeededAt, now)}` : 'ещё не\u00a0удавался',
                  ],
                  ['Ошибка', failure && failedAt && momentWords(failedAt, now)],
                ]}
              />
              {failure && <p className="text-accent [overflow-wrap:anywhere]">{failure}</p>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const Versions = ({ versions }: Pick<ShopHealth, 'versions'>) => (
  <Section title="Версии">
    <Facts
      facts={[
        ['Магазин', versions.app],
        ['Контракт', versions.contract],
        ['Схема', versions.schema],
        ['Node', versions.node],
        ['База', versions.database],
      ]}
    />
  </Section>
);
