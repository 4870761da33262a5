import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { CONTACT_SUBJECTS } from '#shared/contact/subjects.ts';
import { dialled, formatPhone } from '#shared/forms/phone.ts';
import { shownEmail } from '#shared/forms/shown-email.ts';
import { CONTACT_STATES, CONTACT_STEPS } from '#shared/operators/operator-words.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { formatDate } from '#shared/text/dates.ts';
import { Button } from '@/lib/ui/buttons/button';
import { getShowContactRequestQueryOptions, type OperatorContactRequest } from '../api/index.ts';
import { BackLink } from '../parts/back-link.tsx';
import { momentWords } from '../parts/moments.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Failure, RowsSkeleton } from '../parts/screen-states.tsx';
import { Facts, Section } from '../parts/section.tsx';
import { useDialogAddress } from '../parts/use-dialog-address.ts';
import { useMay } from '../session/session.ts';
import { isRequestAction, REQUEST_ACTIONS, type RequestAction, requestActionsOf } from './request-actions.ts';
import { RequestDialog } from './request-dialogs.tsx';
import { RequestFiles } from './request-files.tsx';

const route = getRouteApi('/desk/requests/$contactRequestId');

/** A request: what was written, its files, what was answered, and what can be done with it. */
export function RequestScreen() {
  const { contactRequestId } = route.useParams();
  // Every look at a request is a row of the log, so it is asked for again only by a person.
  const request = useQuery({
    ...getShowContactRequestQueryOptions(contactRequestId),
    staleTime: 30_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <>
      <BackLink to="/requests">К&nbsp;списку</BackLink>
      {request.data ? (
        <Request key={contactRequestId} seen={request.data} onConflict={() => request.refetch()} />
      ) : request.isError ? (
        <>
          <PageHead title="Обращение" />
          <div className="mt-6">
            <Failure error={request.error} onRetry={() => void request.refetch()} />
          </div>
        </>
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
}

function Request({ seen, onConflict }: { seen: OperatorContactRequest; onConflict(): Promise<unknown> }) {
  const action = route.useSearch().do;
  const open = useDialogAddress();
  const now = new Date();
  return (
    <>
      <PageHead
        title={seen.number}
        aside={<p className="type-h3">{capitalised(CONTACT_STATES[seen.state])}</p>}
        note={`${CONTACT_SUBJECTS[seen.subject]}, пришло ${momentWords(seen.at, now)}`}
        actions={<RequestButtons seen={seen} onOpen={open} />}
      />
      <div className="order-grid mt-8">
        <div className="order-lines grid gap-8">
          <Section title="Написано">
            <p className="max-w-160 whitespace-pre-line text-body [overflow-wrap:anywhere]">{seen.text}</p>
          </Section>
          <RequestFiles seen={seen} />
          <Steps seen={seen} now={now} />
        </div>
        <div className="order-aside">
          <Writer seen={seen} />
        </div>
      </div>
      {isRequestAction(action) && (
        <RequestDialog
          key={action}
          action={action}
          seen={seen}
          onClose={() => open(undefined)}
          onConflict={onConflict}
        />
      )}
    </>
  );
}

type ButtonsProps = { seen: OperatorContactRequest; onOpen(name: RequestAction): void };

function RequestButtons({ seen, onOpen }: ButtonsProps) {
  const { all, next } = requestActionsOf(seen, useMay());
  return all.map((name) => (
    <Button
      key={name}
      size="small"
      variant={name === next ? 'primary' : 'quiet'}
      className={name === next ? 'order-last' : ''}
      onClick={() => onOpen(name)}
    >
      {REQUEST_ACTIONS[name].label}
    </Button>
  ));
}

/** Who wrote, and about which order. */
function Writer({ seen }: { seen: OperatorContactRequest }) {
  const may = useMay();
  const { name, email, phone, orderNumber, orderId, isOwnOrder, buyerId, keptUntil } = seen;
  return (
    <Section title="От&nbsp;кого">
      <Facts
        facts={[
          ['Имя', name],
          [
            'Почта',
            email && (
              <a href={`mailto:${email}`} className="quiet-link">
                {shownEmail(email)}
              </a>
            ),
          ],
          [
            'Телефон',
            phone && (
              <a href={`tel:${dialled(phone)}`} className="quiet-link whitespace-nowrap">
                {formatPhone(phone)}
              </a>
            ),
          ],
          [
            'Покупатель',
            buyerId && may('showBuyer') && (
              <Link to="/buyers/$buyerId" params={{ buyerId }} className="quiet-link">
                Открыть
              </Link>
            ),
          ],
          ['Заказ', orderNumber && <OrderOf number={orderNumber} id={orderId} isOwn={isOwnOrder} />],
          ['Хранится до', formatDate(new Date(keptUntil))],
        ]}
      />
      {email === null && (
        <p className="mt-4 text-caption text-ink-2">
          Почты нет: позвоните и&nbsp;нажмите «Готово», ответить письмом некуда.
        </p>
      )}
    </Section>
  );
}

const OrderOf = ({ number, id, isOwn }: { number: string; id: string | null; isOwn: boolean }) => (
  <>
    {id ? (
      <Link to="/orders/$orderId" params={{ orderId: id }} className="quiet-link">
        {number}
      </Link>
    ) : (
      number
    )}
    {!isOwn && <span className="block text-caption text-ink-2">номер указан и&nbsp;не&nbsp;проверен</span>}
  </>
);

function Steps({ seen: { steps }, now }: { seen: OperatorContactRequest; now: Date }) {
  if (steps.length === 0) return null;
  return (
    <Section title="Что было">
      <ol className="history">
        {steps.toReversed().map(({ at, operator, step, text }) => (
          <li key={`${at}${step}`}>
            <p>{capitalised(CONTACT_STEPS[step])}</p>
            {text && (
              <p className="mt-1 max-w-160 whitespace-pre-line text-ui [overflow-wrap:anywhere]">{text}</p>
            )}
            <p className="text-caption text-ink-2">{`${momentWords(at, now)}, ${operator}`}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
