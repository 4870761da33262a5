import { runOperatorCommand, text } from './operator/operator-command.ts';
import { runReviews } from './reviews/run-command.ts';

const USAGE = `Reviews of the shop.

Usage:
  npm run reviews -- list                 reviews; those that wait come first, the oldest of them first
    --state WAITING  --page 2
  npm run reviews -- show ID              one review: what it says, why it waits, what is published, complaints
  npm run reviews -- publish ID           the product page shows what was written last
  npm run reviews -- refuse ID --reason PERSONAL_DATA
    reasons: NOT_ABOUT_GOODS, INSULT, PERSONAL_DATA, ADVERTISING, PHOTO, OTHER
  npm run reviews -- answer ID --say "Спасибо! Передали закройщикам"    what the shop says to a review that is shown
    --nothing                             takes the answer back
  npm run reviews -- complaints           reviews with complaints that no one has looked at

A review without links, phone numbers, e-mail addresses, insults and photographs is published at once. Of a change that waits,
what was published before is shown until the change is published; refuse leaves it there, and takes it down the second time.
A published review with complaints stays with publish, and goes with refuse. When a review was changed since, the command
says so and changes nothing.

Settings, in the environment or in .env: OPERATOR_TOKEN, and OPERATOR_URL when the shop is not on this machine. The exit code is
0 when it is done, 1 when the shop refuses, 2 when the command is not understood.`;

await runOperatorCommand({
  script: 'reviews',
  usage: USAGE,
  options: {
    state: text,
    page: text,
    reason: text,
    say: text,
    nothing: { type: 'boolean' },
  },
  run: runReviews,
});
