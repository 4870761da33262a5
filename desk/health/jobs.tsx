import { capitalised } from '#shared/text/capitalised.ts';
import { countOf, type PluralForms } from '#shared/text/plural.ts';
import type { JobState } from '../api/index.ts';
import { type ListColumn, ListTable } from '../parts/lists/list-table.tsx';
import { momentWords } from '../parts/moments.ts';
import { Section } from '../parts/section.tsx';

const SECONDS: PluralForms = ['секунду', 'секунды', 'секунд'];
const MINUTE_MS = 60_000;

/** Jobs in the background, with their last run; those that failed or did not run come first. */
export function Jobs({ jobs, now }: { jobs: readonly JobState[]; now: Date }) {
  const isWrong = (job: JobState) => job.failure !== null || isOverdue(job, now);
  const sorted = [...jobs].sort((one, other) => Number(isWrong(other)) - Number(isWrong(one)));
  return (
    <Section title="Фоновые работы">
      {jobs.length === 0 ? (
        <p className="text-ink-2">Ни&nbsp;одна работа ещё не&nbsp;запускалась.</p>
      ) : (
        <ListTable
          caption="Фоновые работы"
          rows={sorted}
          idOf={({ name }) => name}
          nameOf={({ name }) => name}
          columns={columnsOf(now)}
          phoneRow={(job) => <PhoneRow job={job} now={now} />}
        />
      )}
    </Section>
  );
}

/** Whether a job should have run by now. Frequent jobs are noted twice a minute. */
function isOverdue({ nextAt, everySeconds }: JobState, now: Date): boolean {
  const grace = Math.max(2 * MINUTE_MS, everySeconds * 100);
  return now.getTime() - Date.parse(nextAt) > grace;
}

function nextWords(job: JobState, now: Date): string {
  const { everySeconds, nextAt } = job;
  if (isOverdue(job, now)) return 'не\u00a0запустилась';
  if (everySeconds < 60) return `каждые ${countOf(everySeconds, SECONDS)}`;
  return Date.parse(nextAt) <= now.getTime() ? 'сейчас' : momentWords(nextAt, now);
}

const columnsOf = (now: Date): ListColumn<JobState>[] => [
  { id: 'name', title: 'Работа', kind: 'free', cell: ({ name }) => capitalised(name) },
  {
    id: 'last',
    title: 'Последний запуск',
    kind: 'whole',
    cell: ({ startedAt }) => momentWords(startedAt, now),
  },
  { id: 'took', title: 'Длилась', kind: 'number', isExtra: true, cell: tookWords },
  { id: 'next', title: 'Следующий', kind: 'whole', cell: (job) => <Next job={job} now={now} /> },
  {
    id: 'failure',
    title: 'Ошибка',
    kind: 'free',
    cell: ({ failure }) => failure && <span className="text-accent">{failure}</span>,
  },
];

const Next = ({ job, now }: { job: JobState; now: Date }) => (
  <span className={isOverdue(job, now) ? 'text-accent' : undefined}>{nextWords(job, now)}</span>
);

function tookWords({ startedAt, finishedAt }: JobState): string {
  const seconds = Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000);
  if (seconds < 1) return 'меньше 1\u00a0с';
  return seconds < 120 ? `${seconds}\u00a0с` : `${Math.round(seconds / 60)}\u00a0мин`;
}

const PhoneRow = ({ job, now }: { job: JobState; now: Date }) => (
  <>
    <p className="text-body">{capitalised(job.name)}</p>
    <p className="mt-0.5 flex justify-between gap-4 text-ink-2 text-ui">
      <span>{momentWords(job.startedAt, now)}</span>
      <Next job={job} now={now} />
    </p>
    {job.failure && <p className="mt-0.5 text-accent text-ui [overflow-wrap:anywhere]">{job.failure}</p>}
  </>
);
