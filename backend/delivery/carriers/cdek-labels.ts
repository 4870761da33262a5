import { CommandRefused } from '../../platform/command-refused.ts';
import { OutsideFailure } from '../../platform/outside/fetch-json.ts';
import type { Labels } from '../base/shipments.ts';
import { doneAnswer, labelAnswer } from './cdek-answers.ts';
import type { CdekClient } from './cdek-client.ts';
import { wordsOf } from './cdek-statuses.ts';

/** Timeout of one call, in ms. It is short because an operator is waiting for the label. */
const TIMEOUT_MS = 10_000;
/** How long the shop keeps asking CDEK whether the label is ready, in ms. */
const LONGEST_MS = 60_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;

/** HTTP statuses of responses in which CDEK explains what is wrong with the request. */
const ABOUT_REQUEST = [400, 404, 422];

type Waiting = {
  clock: () => Date;
  /** Resolves after the given number of ms; tests replace it. */
  pause: (ms: number) => Promise<void>;
};

/**
 * Creates a function that fetches labels from the CDEK API v2. CDEK generates a label only on request, so the
 * function waits for it. It throws CommandRefused if CDEK refuses, takes too long or does not respond.
 */
export function createCdekLabels(client: CdekClient, { clock, pause }: Waiting): Labels {
  async function order(number: string): Promise<string> {
    const answer = await client.call({
      path: 'print/barcodes',
      schema: doneAnswer,
      timeoutMs: TIMEOUT_MS,
      readRefusals: ABOUT_REQUEST,
      body: { orders: [{ cdek_number: Number(number) }], copy_count: 1, format: 'A6' },
    });
    const id = answer.entity?.uuid;
    const isRefused = answer.requests?.some(({ state }) => state === 'INVALID') ?? false;
    if (!id || isRefused) throw new CommandRefused(`CDEK did not create a label: ${wordsOf(answer)}`);
    return id;
  }

  async function isReady(path: string): Promise<boolean> {
    const answer = await client.call({ path, schema: labelAnswer, timeoutMs: TIMEOUT_MS });
    const statuses = new Set(answer.entity?.statuses?.map(({ code }) => code));
    if (statuses.has('INVALID')) throw new CommandRefused(`CDEK did not create a label: ${wordsOf(answer)}`);
    if (statuses.has('REMOVED'))
      throw new CommandRefused('CDEK has removed the label already. Run the command again.');
    return statuses.has('READY');
  }

  return async (number) => {
    try {
      const path = `print/barcodes/${encodeURIComponent(await order(number))}`;
      const end = clock().getTime() + LONGEST_MS;
      for (let ms = FIRST_PAUSE_MS; !(await isReady(path)); ms = Math.min(ms * 2, LONGEST_PAUSE_MS)) {
        if (clock().getTime() + ms > end)
          throw new CommandRefused('CDEK is still preparing the label. Run the command again in a minute.');
        await pause(ms);
      }
      return await client.download({ path: `${path}.pdf`, timeoutMs: TIMEOUT_MS });
    } catch (error) {
      if (!(error instanceof OutsideFailure)) throw error;
      const hint = error.status === 401 ? ' Are CDEK_CLIENT_ID and CDEK_CLIENT_SECRET right?' : '';
      throw new CommandRefused(`CDEK returned no label: ${error.message}.${hint}`);
    }
  };
}
