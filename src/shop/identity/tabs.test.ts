// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Channels of one name in one process: each receives messages of the others and never its own. */
class FakeChannel extends EventTarget {
  static open = new Set<FakeChannel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.open) {
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
}

/** A tab: its own copy of the module. */
async function openTab() {
  vi.resetModules();
  return import('./tabs');
}

beforeEach(() => {
  FakeChannel.open.clear();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => vi.unstubAllGlobals());

test('other tabs receive an announcement until they unsubscribe, the one that made it does not', async () => {
  const [here, there] = [await openTab(), await openTab()];
  const received: string[] = [];
  here.onAnnouncement(({ type }) => received.push(`here ${type}`));
  const leave = there.onAnnouncement(({ type }) => received.push(`there ${type}`));
  here.announce({ type: 'signed-in' });
  there.announce({ type: 'cart-changed' });
  leave();
  here.announce({ type: 'signed-out' });
  expect(received).toEqual(['there signed-in', 'here cart-changed']);
});

test('what is no announcement is ignored, and nothing but the word comes through', async () => {
  const { onAnnouncement } = await openTab();
  const listener = vi.fn();
  onAnnouncement(listener);
  const other = new FakeChannel('vitrina-visit');
  for (const data of [null, 'signed-out', {}, { type: 'hello' }, { type: 7 }]) other.postMessage(data);
  expect(listener).not.toHaveBeenCalled();
  other.postMessage({ type: 'signed-out', user: 'Анна' });
  expect(listener).toHaveBeenCalledExactlyOnceWith({ type: 'signed-out' });
});

test('one channel a page, however many listen and speak', async () => {
  const { announce, onAnnouncement } = await openTab();
  onAnnouncement(() => {});
  onAnnouncement(() => {});
  announce({ type: 'wishlist-changed' });
  expect(FakeChannel.open.size).toBe(1);
});

test('a browser whose tabs cannot talk, and the server, do without', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { announce, onAnnouncement } = await openTab();
  expect(() => announce({ type: 'signed-in' })).not.toThrow();
  expect(() => onAnnouncement(() => {})()).not.toThrow();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('window', undefined);
  announce({ type: 'signed-in' });
  expect(FakeChannel.open.size).toBe(0);
});
