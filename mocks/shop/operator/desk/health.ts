import type { ShopFinding, WaitingMessage } from '#contract/client/client.schemas.ts';
import { contractVersion } from '#contract/operations.ts';
import { MOST_COUNTED } from '#shared/operators/work.ts';
import type { ShopOperations } from '../../../contract/shop-operations.ts';
import type { Desk, WithDesk } from '../../state/desk.ts';
import { pageOf } from '../../state/page-of.ts';
import { Refusal } from '../../state/refusal.ts';

type HealthOperations = Pick<
  ShopOperations,
  'getShopHealth' | 'checkShop' | 'listMessages' | 'repeatMessage' | 'repeatDeadMessages' | 'dropMessage'
>;

/** How the mock shop is, and its messages that were not sent. */
export function healthOperations(state: WithDesk): HealthOperations {
  const deadOf = (id: string): WaitingMessage => {
    const message = state.desk.messages.find((one) => one.id === id);
    if (!message) throw new Refusal('NOT_FOUND');
    if (message.state !== 'DEAD') throw new Refusal('MESSAGE_STEP_REFUSED');
    return message;
  };
  return {
    getShopHealth: () => ({
      messages: {
        waiting: countOf(state.desk, 'WAITING'),
        dead: countOf(state.desk, 'DEAD'),
        oldestAt: null,
      },
      jobs: state.desk.jobs,
      backup: state.desk.backup,
      imports: state.desk.imports,
      versions: {
        app: 'mock',
        contract: contractVersion,
        schema: 'в памяти',
        node: 'браузер',
        database: 'в памяти',
      },
    }),

    checkShop: () => ({ at: new Date().toISOString(), findings: FINDINGS }),

    listMessages: ({ query }) =>
      pageOf(
        state.desk.messages.filter((message) => query.state === undefined || message.state === query.state),
        query,
      ),

    repeatMessage({ params: { messageId } }) {
      const message = deadOf(messageId);
      if (!message.mayRepeat) throw new Refusal('MESSAGE_STEP_REFUSED');
      return Object.assign(message, waitsAgain());
    },

    repeatDeadMessages({ body: { messageIds } }) {
      const dead = state.desk.messages.filter(({ id, mayRepeat }) => mayRepeat && messageIds.includes(id));
      for (const message of dead) Object.assign(message, waitsAgain());
      return { repeated: dead.length };
    },

    dropMessage({ params: { messageId } }) {
      const message = deadOf(messageId);
      if (!message.mayDrop) throw new Refusal('MESSAGE_STEP_REFUSED');
      state.desk.messages = state.desk.messages.filter((one) => one !== message);
    },
  };
}

const countOf = ({ messages }: Desk, state: WaitingMessage['state']): number =>
  Math.min(MOST_COUNTED, messages.filter((message) => message.state === state).length);

const waitsAgain = () => ({
  state: 'WAITING' as const,
  dueAt: new Date().toISOString(),
  diedAt: null,
  attempts: 0,
  failure: null,
  mayRepeat: false,
  mayDrop: false,
});

const FINDINGS: ShopFinding[] = [
  { section: 'CHECKS', check: 'база данных', state: 'OK', says: 'База отвечает, все миграции сделаны.' },
  {
    section: 'CHECKS',
    check: 'почта',
    state: 'WARNING',
    says: 'SMTP_URL не задан: сообщения пишутся файлами в DATA_DIR/mail. Задайте его, прежде чем придут покупатели.',
  },
];

/** Puts a letter that is no longer retried into the mock shop. */
export function addDeadMessage({ desk }: WithDesk, change: Partial<WaitingMessage> = {}): WaitingMessage {
  const now = Date.now();
  const at = (ms: number) => new Date(now + ms).toISOString();
  const HOUR = 3_600_000;
  const message: WaitingMessage = {
    id: crypto.randomUUID(),
    kind: 'письмо покупателю',
    subject: 'Заказ №\u00a0В-123456-6 оформлен',
    to: 'a…@example.ru',
    order: null,
    state: 'DEAD',
    createdAt: at(-7 * HOUR),
    dueAt: at(0),
    diedAt: at(-HOUR),
    endsAt: at(24 * HOUR),
    attempts: 16,
    failure: 'Greeting never received',
    mayRepeat: true,
    mayDrop: true,
    ...change,
  };
  desk.messages.push(message);
  return message;
}
