import type { Today, WaitingMessage } from '#contract/sdk/types.gen.ts';
import { becomeOperator } from '../../calls/operator.ts';
import { placeOne } from '../../calls/orders.ts';
import { story } from '../stage/story.ts';

/** What changed between two answers, by kind of work: other stories may have left work in the same shop. */
function changes(before: Today, after: Today) {
  return {
    kinds: after.waiting.map(({ kind }) => kind),
    changed: after.waiting.flatMap(({ kind, count }) => {
      const known = before.waiting.find((one) => one.kind === kind)?.count ?? 0;
      return count === known ? [] : [[kind, count - known]];
    }),
    orders: (after.sales?.orders ?? 0) - (before.sales?.orders ?? 0),
  };
}

const messageFacts = ({ kind, to, state, attempts, failure, mayRepeat, mayDrop }: WaitingMessage) => ({
  kind,
  to,
  state,
  attempts,
  failed: failure !== null,
  mayRepeat,
  mayDrop,
});

/** docs/decisions/0076-the-desk.md */
export const today = story('what waits today', async (scene) => {
  const desk = scene.browser('a manager');
  await becomeOperator(desk.shopper);
  const packer = scene.browser('a packer');
  await becomeOperator(packer.shopper, 'packer');
  const atFirst = await desk.quietly('getToday');
  const { id: orderId, total } = await placeOne(scene.shopper);
  const placed = await desk.quietly('getToday');
  desk.say('sees a new order that is to be packed', changes(atFirst, placed));
  desk.say('sees what it came to', {
    isTotal: (placed.sales?.sum ?? 0) - (atFirst.sales?.sum ?? 0) === total,
  });
  await packer.quietly('packOrder', { path: { orderId }, body: { version: 1 } });
  desk.say('sees that it is to be sent', changes(placed, await desk.quietly('getToday')));
  await packer.step('sees no sums', 'getToday', {}, ({ sales, waiting }) => ({
    hasSums: sales !== null,
    kinds: waiting.map(({ kind }) => kind),
  }));
  await packer.refused('may not ask for sums', 'getTodaySales');
  await desk.step('sees the days', 'getTodaySales', {}, ({ hours, hoursBefore, days }) => ({
    hours: hours.at(-1)?.hour === hours.length - 1,
    hoursBefore: hoursBefore.length,
    days: days.length,
    hasOrder: (days.at(-1)?.orders ?? 0) > 0,
  }));
});

export const deadLetter = story('a dead letter', async (scene) => {
  const desk = scene.browser('a manager');
  await becomeOperator(desk.shopper);
  const before = await desk.quietly('getToday');
  const path = { messageId: await scene.shopper.target.deadMessage() };
  desk.say('sees it today', changes(before, await desk.quietly('getToday')));
  await desk.step(
    'sees it among the messages',
    'listMessages',
    { query: { state: 'DEAD' } },
    ({ items }) => ({
      found: items
        .filter(({ id }) => id === path.messageId)
        .map(({ kind, to, state, attempts }) => [kind, to, state, attempts]),
    }),
  );
  await desk.step('repeats it', 'repeatMessage', { path }, messageFacts);
  await desk.refused('repeats it once', 'repeatMessage', { path });
  await desk.refused('drops nothing that waits', 'dropMessage', { path });
  const other = { messageId: await scene.shopper.target.deadMessage() };
  await desk.step('drops another', 'dropMessage', { path: other });
  await desk.refused('drops it once', 'dropMessage', { path: other });
  const log = await desk.quietly('listOperatorCalls', { query: { about: other.messageId } });
  desk.say('finds in the log who dropped it', {
    calls: log.items.map(({ operation, outcome }) => [operation, outcome]),
  });
  const packer = scene.browser('a packer');
  await becomeOperator(packer.shopper, 'packer');
  await packer.refused('lets packers see no messages', 'listMessages');
});
