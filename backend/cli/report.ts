import { runOperatorCommand, text } from './operator/operator-command.ts';
import { runReport } from './report/run-command.ts';

const USAGE = `The shop's own numbers: steps of visits, searches without results, missing sizes, returns by reason.

Usage:
  npm run report                          the last 30 days
    --from 2026-11-01 --until 2026-11-30  other days, in Moscow time
    --out november.html                   file for the page with the plots (default: report.html)

Browsers report events without personal data. Visits with blocked scripts or without JavaScript are
not counted; orders and returns come from the database.

Settings, in the environment or in .env: OPERATOR_TOKEN, and OPERATOR_URL if the shop is not on this machine. The exit code is
0 for success, 1 if the shop refuses, 2 for a usage error.`;

await runOperatorCommand({
  script: 'report',
  usage: USAGE,
  options: { from: text, until: text, out: text },
  run: runReport,
});
