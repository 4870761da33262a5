import type { OperatorLogEntry } from '../api/index.ts';
import { type ListColumn, ListTable } from '../parts/lists/list-table.tsx';
import { momentWords } from '../parts/moments.ts';
import { CallSubject } from './call-subject.tsx';
import { callWords, refusalWords } from './call-words.ts';

type LogTableProps = { calls: readonly OperatorLogEntry[]; now: Date; isStale: boolean };

/** Calls of operators: when, who, what, about what, and why it was refused. */
export const LogTable = ({ calls, now, isStale }: LogTableProps) => (
  <ListTable
    caption="Журнал"
    rows={calls}
    idOf={({ place }) => place}
    nameOf={({ operation }) => callWords(operation)}
    columns={columnsOf(now)}
    phoneRow={(call) => <PhoneRow call={call} now={now} />}
    isStale={isStale}
  />
);

const columnsOf = (now: Date): ListColumn<OperatorLogEntry>[] => [
  { id: 'at', title: 'Когда', kind: 'whole', cell: ({ at }) => momentWords(at, now) },
  { id: 'operator', title: 'Кто', kind: 'free', cell: ({ operator }) => operator },
  { id: 'operation', title: 'Что', cell: ({ operation }) => callWords(operation) },
  { id: 'subject', title: 'О\u00a0чём', kind: 'free', cell: (call) => <CallSubject call={call} /> },
  {
    id: 'outcome',
    title: 'Отказ',
    cell: ({ outcome }) => <span className="text-ink-2">{refusalWords(outcome)}</span>,
  },
];

const PhoneRow = ({ call, now }: { call: OperatorLogEntry; now: Date }) => (
  <>
    <p className="flex justify-between gap-4 text-body">
      <span>{callWords(call.operation)}</span>
      <CallSubject call={call} />
    </p>
    <p className="mt-0.5 flex justify-between gap-4 text-ui">
      <span className="[overflow-wrap:anywhere]">{call.operator}</span>
      <span className="whitespace-nowrap text-ink-2">{momentWords(call.at, now)}</span>
    </p>
    {call.outcome !== 'OK' && <p className="mt-0.5 text-caption text-ink-2">{refusalWords(call.outcome)}</p>}
  </>
);
