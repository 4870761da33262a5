import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { capitalised } from '#shared/text/capitalised.ts';
import { countOf, formatCount, type PluralForms } from '#shared/text/plural.ts';
import { TextButton } from '@/lib/ui/buttons/text-link';
import {
  getListMessagesQueryOptions,
  type MessageCounts,
  type MessageState,
  type WaitingMessage,
} from '../api/index.ts';
import { type ListColumn, ListTable } from '../parts/lists/list-table.tsx';
import { PageSwitch } from '../parts/lists/page-switch.tsx';
import { tabProps } from '../parts/lists/tab-props.ts';
import { momentWords } from '../parts/moments.ts';
import { Failure, RowsSkeleton } from '../parts/screen-states.tsx';
import { Section } from '../parts/section.tsx';
import { DropDialog } from './drop-dialog.tsx';
import { useRepeat, useRepeatAll } from './use-repeat.ts';

const MESSAGES: PluralForms = ['сообщение', 'сообщения', 'сообщений'];
const PAGE_SIZE = 100;
const REFRESH_MS = 10_000;
/** Counts stop here. */
const MOST = 1000;

const route = getRouteApi('/desk/health');

type MessagesProps = { counts: MessageCounts; now: Date };

/** Messages that have not left the shop: the ones that are no longer retried first, each sent again or dropped. */
export function Messages({ counts, now }: MessagesProps) {
  const { messages: state = 'DEAD', page, do: action, message: id } = route.useSearch();
  const navigate = useNavigate();
  const messages = useQuery({
    ...getListMessagesQueryOptions({ state, ...(page && { page }), size: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  const { data } = messages;
  const repeatable = data?.items.filter(({ mayRepeat }) => mayRepeat) ?? [];
  const repeatAll = useRepeatAll(repeatable);
  const close = () =>
    void navigate({
      to: '/health',
      search: (before) => ({ ...before, do: undefined, message: undefined }),
      replace: true,
    });
  const dropped = action === 'drop' ? data?.items.find((one) => one.id === id) : undefined;
  return (
    <Section title="Сообщения">
      <Tabs counts={counts} state={state} />
      {counts.oldestAt && (
        <p className="mt-3 text-accent">{`Сообщения ждут отправки с\u00a0${momentWords(counts.oldestAt, now)}`}</p>
      )}
      {data ? (
        data.totalItems === 0 ? (
          <p className="mt-4 text-ink-2">
            {state === 'DEAD' ? 'Все сообщения ушли.' : 'Сейчас ничего не\u00a0ждёт отправки.'}
          </p>
        ) : (
          <div className="mt-2">
            <ListTable
              caption={state === 'DEAD' ? 'Сообщения, которые не\u00a0ушли' : 'Сообщения, которые ждут'}
              rows={data.items}
              idOf={(message) => message.id}
              nameOf={nameOf}
              columns={columnsOf(state, now)}
              phoneRow={(message) => <PhoneRow message={message} now={now} />}
              isStale={messages.isPlaceholderData}
            />
            <PageSwitch {...data} forms={MESSAGES} />
            {repeatable.length > 1 && (
              <TextButton busy={repeatAll.isBusy} onClick={repeatAll.run}>
                {`Отправить снова ${countOf(repeatable.length, MESSAGES)}`}
              </TextButton>
            )}
          </div>
        )
      ) : messages.isError ? (
        <Failure error={messages.error} onRetry={() => void messages.refetch()} />
      ) : (
        <RowsSkeleton />
      )}
      {dropped && <DropDialog message={dropped} onClose={close} />}
    </Section>
  );
}

function Tabs({ counts, state }: { counts: MessageCounts; state: MessageState }) {
  const tabs = [
    ['DEAD', 'Не\u00a0ушли', counts.dead],
    ['WAITING', 'Ждут', counts.waiting],
  ] as const;
  return (
    <nav aria-label="Сообщения" className="tab-list gap-5.5 text-ui tabular-nums">
      {tabs.map(([each, name, count]) => (
        <Link key={each} to="/health" search={{ messages: each }} replace {...tabProps(each === state)}>
          {`${name} · ${formatCount(count)}${count === MOST ? '+' : ''}`}
        </Link>
      ))}
    </nav>
  );
}

/** A message in words: «письмо покупателю «Заказ № В-123456-6 оформлен», a…@example.ru». */
const nameOf = ({ kind, subject, to }: WaitingMessage): string =>
  [subject ? `${kind} «${subject}»` : kind, to].filter(Boolean).join(', ');

const columnsOf = (state: MessageState, now: Date): ListColumn<WaitingMessage>[] => [
  { id: 'what', title: 'Что', kind: 'free', cell: (message) => <What message={message} /> },
  { id: 'to', title: 'Кому', kind: 'free', isExtra: true, cell: ({ to }) => to },
  state === 'DEAD'
    ? {
        id: 'died',
        title: 'Не\u00a0ушло',
        kind: 'whole',
        cell: ({ diedAt }) => diedAt && momentWords(diedAt, now),
      }
    : { id: 'due', title: 'Попытка', kind: 'whole', cell: ({ dueAt }) => momentWords(dueAt, now) },
  { id: 'attempts', title: 'Попыток', kind: 'number', isExtra: true, cell: ({ attempts }) => attempts },
  {
    id: 'failure',
    title: 'Ошибка',
    kind: 'free',
    cell: ({ failure }) => failure && <p className="line-clamp-3 max-w-80">{failure}</p>,
  },
  ...(state === 'DEAD'
    ? [
        {
          id: 'actions',
          title: 'Что сделать',
          kind: 'whole' as const,
          cell: (message: WaitingMessage) => <Actions message={message} />,
        },
      ]
    : []),
];

const What = ({ message: { kind, subject, order } }: { message: WaitingMessage }) => (
  <>
    <p>{capitalised(kind)}</p>
    {subject && <p className="text-ink-2">{subject}</p>}
    {order && (
      <p>
        <Link to="/orders/$orderId" params={{ orderId: order.id }} className="underline underline-offset-4">
          {order.number}
        </Link>
      </p>
    )}
  </>
);

/** What can be done with a dead letter. One whose time has passed is never sent; one that moves money stays. */
function Actions({ message }: { message: WaitingMessage }) {
  const repeat = useRepeat(message);
  return (
    <p className="-my-3 grid justify-items-start">
      {message.mayRepeat && (
        <TextButton
          className="whitespace-nowrap text-ui"
          busy={repeat.isBusy}
          onClick={repeat.run}
          aria-label={`Отправить снова: ${nameOf(message)}`}
        >
          Отправить снова
        </TextButton>
      )}
      {message.mayDrop && (
        <Link
          to="/health"
          search={(before) => ({ ...before, do: 'drop', message: message.id })}
          replace
          className="text-link text-ui"
          aria-label={`Удалить: ${nameOf(message)}`}
        >
          Удалить
        </Link>
      )}
    </p>
  );
}

const PhoneRow = ({ message, now }: { message: WaitingMessage; now: Date }) => (
  <div className="grid gap-1 text-ui">
    <What message={message} />
    <p className="flex justify-between gap-4 text-ink-2">
      <span className="[overflow-wrap:anywhere]">{message.to}</span>
      <span className="whitespace-nowrap">{momentWords(message.diedAt ?? message.dueAt, now)}</span>
    </p>
    {message.failure && <p className="[overflow-wrap:anywhere]">{message.failure}</p>}
    {message.state === 'DEAD' && (
      <div className="mt-2">
        <Actions message={message} />
      </div>
    )}
  </div>
);
