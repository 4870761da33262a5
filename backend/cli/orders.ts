import { setTimeout } from 'node:timers/promises';
import { openLabels } from '../delivery/carriers/open-delivery-provider.ts';
import { readServiceSettings } from '../service-settings.ts';
import { readVariables } from '../variables.ts';
import { repeated, runOperatorCommand, text } from './operator/operator-command.ts';
import { runOrders, type Values } from './orders/run-command.ts';

const USAGE = `Orders of the shop.

Usage:
  npm run orders -- list                          orders, the newest first
    --state PLACED,PAID  --from 2026-11-01  --to 2026-11-30  --page 2
  npm run orders -- show В-123456-6               one order: buyer, lines, what happened
  npm run orders -- pack В-123456-6               everything is in the parcel
    --missing 1:2        of line 1, two pieces are not there; their money goes back
    --code 1=0104…       the code of a piece of line 1, read with the scanner; once for each piece
  npm run orders -- ship В-123456-6 --carrier СДЭК --track 1010101010
    without --track      the shop registers the parcel at CDEK itself: once there is a number, ship hands it over with
                         that; show says where it is, and why CDEK does not take it
  npm run orders -- label В-123456-6              saves the label of its parcel at CDEK, a PDF to stick on it
    --out FILE           where to; label-В-123456-6.pdf in this folder by default
  npm run orders -- ready В-123456-6              it waits where the buyer collects it
  npm run orders -- hand-over В-123456-6          the buyer has it
    --kept 1:1           the buyer keeps only this: of line 1, one piece; the rest goes back into the stock
    --code 1=0104…       which marked piece stays, where others of its line go back
  npm run orders -- cancel В-123456-6 --reason OUT_OF_STOCK
    reasons: OUT_OF_STOCK, BUYER_ASKED, NOT_REACHED, NOT_COLLECTED, DEFECT, OTHER
  npm run orders -- refund В-123456-6 --sum 500 --reason GOODWILL
    --line 1:1           instead of a sum: what one piece of line 1 cost
    reasons: DEFECT, RETURNED, GOODWILL, OTHER
  npm run orders -- export > orders.jsonl         everything about orders, a line each
    --format commerceml  for 1C, as XML
    --state, --from, --to as with list

The usual way is: PLACED or PAID, pack, PACKING, ship, SHIPPED, hand-over. What is collected goes from PACKING or SHIPPED by
ready to READY. Lines are counted as show counts them. When another operator was faster, the command says so and changes
nothing: look at the order with show and try again.

Settings, in the environment or in .env: OPERATOR_TOKEN, and OPERATOR_URL when the shop is not on this machine; for label
CDEK_CLIENT_ID and CDEK_CLIENT_SECRET, as the shop has them. The exit code is 0 when it is done, 1 when the shop refuses, 2 when the command is not understood.`;

await runOperatorCommand({
  script: 'orders',
  usage: USAGE,
  options: {
    state: text,
    from: text,
    to: text,
    page: text,
    carrier: text,
    track: text,
    reason: text,
    sum: text,
    format: text,
    out: text,
    missing: repeated,
    kept: repeated,
    line: repeated,
    code: repeated,
  },
  run: (client, words, values: Values) =>
    runOrders(client, words, values, () =>
      openLabels(readServiceSettings(readVariables()), {
        clock: () => new Date(),
        pause: (ms) => setTimeout(ms),
      }),
    ),
});
