import * as sdk from '#contract/sdk/sdk.gen.ts';
import { managerWithDeadMessage } from '../calls/health.ts';
import { becomeOperator } from '../calls/operator.ts';
import { UNKNOWN_ID } from '../goods.ts';
import type { Shopper } from '../shopper.ts';
import { notFound, type RefusalCase } from './refusal-case.ts';

type Path = { messageId: string };
const repeat = (shopper: Shopper, path: Path) => sdk.repeatMessage({ ...shopper.with(), path });
const drop = (shopper: Shopper, path: Path) => sdk.dropMessage({ ...shopper.with(), path });

const stepRefused = (operationId: string, title: string, run: RefusalCase['run']): RefusalCase => ({
  operationId,
  status: 409,
  code: 'MESSAGE_STEP_REFUSED',
  title,
  run,
});

/** Cases in which work on messages that were not sent is refused. */
export const healthRefusals: RefusalCase[] = [
  notFound('listMessages', 'a page beyond the last', async (shopper) => {
    await becomeOperator(shopper);
    const call = shopper.with();
    await sdk.listMessages({ ...call, query: { ...call.query, state: 'DEAD', page: 999 } });
  }),
  notFound('listSoldOutSizes', 'a page beyond the last', async (shopper) => {
    await becomeOperator(shopper);
    const call = shopper.with();
    await sdk.listSoldOutSizes({ ...call, query: { ...call.query, page: 999 } });
  }),
  ...Object.entries({ repeatMessage: repeat, dropMessage: drop }).map(([id, call]) =>
    notFound(id, 'an unknown message', async (shopper) => {
      await becomeOperator(shopper);
      await call(shopper, { messageId: UNKNOWN_ID });
    }),
  ),
  notFound('dropMessage', 'a message that was dropped', async (shopper) => {
    const path = await managerWithDeadMessage(shopper);
    for (const _ of [1, 2]) await drop(shopper, path);
  }),
  stepRefused('repeatMessage', 'a message that waits again', async (shopper) => {
    const path = await managerWithDeadMessage(shopper);
    for (const _ of [1, 2]) await repeat(shopper, path);
  }),
  stepRefused('dropMessage', 'a message that waits again', async (shopper) => {
    const path = await managerWithDeadMessage(shopper);
    await repeat(shopper, path);
    await drop(shopper, path);
  }),
];
