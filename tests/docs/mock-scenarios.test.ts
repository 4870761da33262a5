import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { SHOWN_BY_SCRIPTS, SHOWN_BY_SERVER } from '../../mocks/development/scenario-screens.ts';
import { scenarioOf } from '../../mocks/scenarios.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../docs/mock-scenarios.md'), 'utf8');

/** The failure part of a scenario's name: `503` for `getCart:503`. */
const failureIn = (scenario: string) => scenario.slice(scenario.indexOf(':') + 1);

/**
 * A Markdown table with a row for each page. It groups the failures for which the page shows the same
 * message.
 */
function tableOfServer(): string {
  const pages = Map.groupBy(SHOWN_BY_SERVER, ({ address }) => address);
  const rows = [...pages].map(([address, shown]) => {
    const [operation] = shown[0]?.scenario.split(':') ?? [];
    const screens = [...Map.groupBy(shown, ({ sentence }) => sentence)].map(
      ([sentence, same]) => `${same.map(({ scenario }) => failureIn(scenario)).join(', ')}: «${sentence}»`,
    );
    return `| \`${address}\` | \`${operation}\` | ${screens.join('; ')} |`;
  });
  return ['| Page | Operation | Failures and what they show |', '|---|---|---|', ...rows].join('\n');
}

function tableOfScripts(): string {
  const rows = SHOWN_BY_SCRIPTS.map(
    ({ scenario, address, step, sentence }) =>
      `| \`${address}?mock=${scenario}\` | ${step} | «${sentence}» |`,
  );
  return ['| Address | What the visitor does | What is shown |', '|---|---|---|', ...rows].join('\n');
}

it('the document about mock scenarios lists the failures that pages rendered by the server show, as the end-to-end test checks them', () => {
  expect(page).toContain(tableOfServer());
});

it('the document about mock scenarios lists the failures that scripts show', () => {
  for (const { scenario } of SHOWN_BY_SCRIPTS) expect(scenarioOf(scenario).name).toBe(scenario);
  expect(page).toContain(tableOfScripts());
});
