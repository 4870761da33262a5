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
    --undecided          only orders with a payment of another sum that waits for a decision
    --search "8 999 123-45-67"   or the last four digits of the phone, a name, an e-mail, a part of the number, a SKU
  npm run orders -- show В-123456-6               one order: buyer, lines, events
  npm run orders -- pack В-123456-6               everything is in the parcel
    --missing 1:2        two pieces of line 1 are missing: the buyer gets a letter and the money, the stock becomes 0
    --code 1=0104…       the scanned marking code of a piece of line 1; once for each piece
  npm run orders -- ship В-123456-6 --carrier СДЭК --track 1010101010
    without --track      the shop registers the parcel at CDEK itself. After CDEK assigns a number, ship hands the
                         parcel over with it; show reports where it is, or why CDEK refuses it
  npm run orders -- label В-123456-6              saves the label of its parcel at CDEK, a PDF to stick on it
    --out FILE           the file (default: label-В-123456-6.pdf in this folder)
  npm run orders -- ready В-123456-6              the order can be collected by the buyer
  npm run orders -- hand-over В-123456-6          the buyer has received the order
    --kept 1:1           the buyer keeps only one piece of line 1; the rest returns to stock
    --code 1=0104…       which marked piece the buyer keeps, if others of its line return
  npm run orders -- cancel В-123456-6 --reason OUT_OF_STOCK
    reasons: OUT_OF_STOCK, BUYER_ASKED, NOT_REACHED, NOT_COLLECTED, DEFECT, OTHER
  npm run orders -- refund В-123456-6 --sum 500 --reason GOODWILL
    --line 1:1           instead of a sum: the price of one piece of line 1
    reasons: DEFECT, RETURNED, GOODWILL, OTHER
  npm run orders -- accept В-123456-6             the bank charged another sum than was due: the order is paid with it; what
                                                  is above its sum goes back, and what is missing is waived
  npm run orders -- return В-123456-6             instead: all of that sum goes back, and the order stays unpaid
    --payment ID         which payment, if several wait for a decision; show names them
  npm run orders -- export > orders.jsonl         all data of orders, one line each
    --format commerceml  for 1C, as XML
    --state, --from, --to as with list

The usual way is: PLACED or PAID, pack, PACKING, ship, SHIPPED, hand-over. Collected orders go from PACKING or SHIPPED by
ready to READY. Lines are numbered as in show. If another operator was faster, the command reports it and changes
nothing: look at the order with show and try again.

Settings, in the environment or in .env: OPERATOR_TOKEN, and OPERATOR_URL if the shop is not on this machine; for label
CDEK_CLIENT_ID and CDEK_CLIENT_SECRET, as the shop uses them. The exit code is 0 for success, 1 if the shop refuses, 2 for a usage error.`;

await runOperatorCommand({
  script: 'orders',
  usage: USAGE,
  options: {
    state: text,
    from: text,
    to: text,
    search: text,
    page: text,
    carrier: text,
    track: text,
    reason: text,
    sum: text,
    payment: text,
    undecided: { type: 'boolean' },
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
