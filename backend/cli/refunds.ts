import { repeated, runOperatorCommand, text } from './operator/operator-command.ts';
import { runRefunds } from './refunds/run-command.ts';

const USAGE = `Refunds of the shop: goods and money that go back.

Usage:
  npm run refunds -- list                         refunds; those whose money is due come first
    --state REQUESTED,APPROVED  --due 2026-12-08  --page 2
  npm run refunds -- show В-123456-6/1            one refund: buyer, goods, way back, what happened
    --photos FOLDER      writes the photographs of a defect into a folder that is there
  npm run refunds -- approve В-123456-6/1         the buyer may send the goods
    --say "Назовите в пункте выдачи код 4417"     what the buyer has to know, in the letter and on the page
  npm run refunds -- receive В-123456-6/1         everything came; what has no defect goes into the stock
    --good 1:1           instead: of line 1 one piece that can be sold
    --damaged 2:1        of line 2 one piece that is accepted and cannot be sold; what is in neither is not accepted
    --code 1=0104…       the code of a marked piece of line 1; once for each piece
  npm run refunds -- pay В-123456-6/1             the money goes back the way it came
    --by-hand            it was given back outside of the shop, at the cash desk or by a transfer
  npm run refunds -- reject В-123456-6/1 --reason WORN
    reasons: WORN, NOT_OURS, TOO_LATE, NO_DEFECT, NOT_SENT, OTHER

The usual way is: REQUESTED, approve, APPROVED, receive, RECEIVED, pay, REFUNDED. Goods that are brought to a store are received
at once. Lines are counted as the order counts them. When another operator was faster, the command says so and changes
nothing: look at the refund with show and try again.

Settings, in the environment or in .env: OPERATOR_TOKEN, and OPERATOR_URL when the shop is not on this machine. The exit code is
0 when it is done, 1 when the shop refuses, 2 when the command is not understood.`;

await runOperatorCommand({
  script: 'refunds',
  usage: USAGE,
  options: {
    state: text,
    due: text,
    page: text,
    say: text,
    reason: text,
    photos: text,
    'by-hand': { type: 'boolean' },
    good: repeated,
    damaged: repeated,
    code: repeated,
  },
  run: runRefunds,
});
