import type { CDPSession, Page } from '@playwright/test';

export type Spot = { x: number; y: number };

/** Number of touchmove events in a gesture, about as many as a touch screen sends for a few centimetres. */
const MOVES = 10;

/**
 * Sends touch events to Chromium as a touch screen does; Playwright itself can only tap. The browser context
 * must have touch.
 */
export class Fingers {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** Moves all fingers at the same time, each in a straight line, and then lifts them together. */
  async go(...ways: readonly (readonly [from: Spot, to: Spot])[]): Promise<void> {
    for (const [place] of ways.entries())
      await this.#send(
        'touchStart',
        ways.slice(0, place + 1).map(([from]) => from),
      );
    for (let move = 1; move <= MOVES; move += 1)
      await this.#send(
        'touchMove',
        ways.map(([from, to]) => between(from, to, move / MOVES)),
      );
    await this.#send('touchEnd', []);
  }

  async doubleTap(spot: Spot): Promise<void> {
    for (const _ of [1, 2]) {
      await this.#send('touchStart', [spot]);
      await this.#send('touchEnd', []);
    }
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]): Promise<void> {
    const touchPoints = spots.map((spot, id) => ({ ...spot, id }));
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

const between = (from: Spot, to: Spot, part: number): Spot => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});
