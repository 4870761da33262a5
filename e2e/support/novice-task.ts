import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';

const DOCUMENT = join(import.meta.dirname, '../../docs/desk.md');

/** What a person does: presses something, types, or waits until the desk shows something. */
export type Hand = {
  press(what: Locator): Promise<void>;
  type(where: Locator, text: string): Promise<void>;
  /** Waits for what the next step needs. */
  wait(what: Locator): Promise<void>;
};

/**
 * Does a task and counts its presses and waits. Typing is no press. Fails unless the table of tasks in docs/desk.md names
 * the task with these numbers.
 */
export async function noviceTask(name: string, run: (hand: Hand) => Promise<void>): Promise<void> {
  const effort = { presses: 0, waits: 0 };
  await run({
    async press(what) {
      effort.presses += 1;
      await what.click();
    },
    // Key by key, as a person types: what a field shows while one types has to bear it.
    type: (where, text) => where.pressSequentially(text),
    async wait(what) {
      effort.waits += 1;
      await expect(what).toBeVisible();
    },
  });
  expect({ [name]: effort }).toEqual({ [name]: documented(name) });
}

function documented(name: string): { presses: number; waits: number } | undefined {
  const line = readFileSync(DOCUMENT, 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`| ${name} |`));
  const [, , presses, waits] = line?.split('|') ?? [];
  return line === undefined ? undefined : { presses: Number(presses), waits: Number(waits) };
}
