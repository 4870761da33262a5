import { setTimeout as sleep } from 'node:timers/promises';
import type { Tab } from './chromium.ts';
import { open, SLOWDOWN, until } from './phone.ts';
import { startTrace, type TraceEvent, tasksBeside } from './trace.ts';

/** Events from which response times are measured: beginning and end of a mouse press, and a typed key. */
const PRESSES = ['pointerdown', 'click', 'keydown'];
/** After an interaction, how long to wait until its effects are painted, in ms. */
const PAINTED_MS = 700;

type Interaction = {
  page: 'listing' | 'product';
  /**
   * Presses that prepare the interaction and are not measured. Each has two JavaScript expressions: the
   * element to press, and the element that the press must make appear.
   */
  before?: readonly [press: string, there: string][];
  /** The interaction to measure: the element to press, as a JavaScript expression, or the `key` to type. */
  press?: string;
  key?: string;
};

const shown = (selector: string) =>
  `[...document.querySelectorAll('${selector}')].find((one) => one.checkVisibility())`;

export const interactions: Record<string, Interaction> = {
  'choose a size': {
    page: 'product',
    press: shown('label:has([name=articleId]:enabled):not([data-sold-out])'),
  },
  'add to the cart': {
    page: 'product',
    before: [[shown('label:has([name=articleId])'), `document.querySelector('[name=articleId]:checked')`]],
    press: shown('main form[action="/cart"] button[type=submit]'),
  },
  'choose a filter': {
    page: 'listing',
    before: [[shown('[href="#filtry"]'), shown('dialog[open] label:has([type=checkbox])')]],
    press: shown('dialog[open] label:has([type=checkbox]:enabled)'),
  },
  'open the menu': { page: 'listing', press: shown('[aria-label="Меню"]') },
  'type in the search': {
    page: 'listing',
    before: [[shown('[aria-label="Поиск"]'), `document.activeElement?.matches('dialog input')`]],
    key: 'п',
  },
};

/**
 * Time in ms from an interaction to the paint of its effect. It is the CPU time of the main thread times
 * SLOWDOWN, because phones are slower than this machine. The page does nothing else during the measurement.
 */
export async function measureInteraction(tab: Tab, url: string, interaction: Interaction): Promise<number> {
  await open(tab, url);
  for (const [press, there] of interaction.before ?? []) {
    await pressOn(tab, press);
    await until(tab, `Boolean(${there})`);
    await sleep(PAINTED_MS);
  }
  const endTrace = await startTrace(tab);
  if (interaction.press) await pressOn(tab, interaction.press);
  else
    await tab.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      text: interaction.key,
      key: interaction.key,
    });
  await sleep(PAINTED_MS);
  return SLOWDOWN * Math.max(...paintsOf(await endTrace()));
}

async function pressOn(tab: Tab, element: string): Promise<void> {
  await until(tab, `Boolean(${element})`);
  const at = await tab.evaluate<{ x: number; y: number }>(`(async () => {
    const element = ${element};
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);
  const mouse = { ...at, button: 'left', clickCount: 1, pointerType: 'mouse' };
  await tab.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' });
  await tab.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' });
}

/** For each event of an interaction, the CPU time of the main thread until the next frame, in ms. */
function paintsOf(events: readonly TraceEvent[]): number[] {
  const starts = events.filter(
    ({ name, args }) => name === 'EventDispatch' && PRESSES.includes(args.data?.type ?? ''),
  );
  if (starts.length === 0) throw new Error('Nothing was pressed.');
  return starts.map((start) => {
    const tasks = tasksBeside(events, start).toSorted((one, other) => one.ts - other.ts);
    const frame = events
      .filter(({ name, ts, tid }) => name === 'Commit' && tid === start.tid && ts >= start.ts)
      .toSorted((one, other) => one.ts - other.ts)[0];
    const end = frame?.ts ?? start.ts;
    return tasks
      .filter(({ ts, dur = 0 }) => ts + dur >= start.ts && ts <= end)
      .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  });
}
