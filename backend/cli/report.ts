import { runOperatorCommand, text } from './operator/operator-command.ts';
import { runReport } from './report/run-command.ts';

const USAGE = `The shop's own numbers: how far visits came, what was searched for in vain, sizes asked for and missing, returns by reason.

Usage:
  npm run report                          the last 30 days
    --from 2026-11-01 --until 2026-11-30  other days, by the clock of Moscow
    --out november.html                   where the page with the plots is written; report.html without it

Browsers report what happens in them without anything that names a person, so blocked scripts and shoppers without JavaScript are
missing from visits; orders and returns are those of the books.

Settings, in the environment or in .env: OPERATOR_TOKEN, and OPERATOR_URL when the shop is not on this machine. The exit code is
0 when it is done, 1 when the shop refuses, 2 when the command is not understood.`;

await runOperatorCommand({
  script: 'report',
  usage: USAGE,
  options: { from: text, until: text, out: text },
  run: runReport,
});
