// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A fake BroadcastChannel: each channel receives messages of the others, but not its own. */
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

/** Simulates a tab, with its own copy of the module. */
async function openTab() {
  vi.resetModules();
  return import('./tabs');
}

beforeEach(() => {
  FakeChannel.open.clear();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('other tabs receive an announcement until they unsubscribe, and the announcing tab does not', async () => {
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

test('unknown messages are ignored, and of known ones only the type is passed on', async () => {
  const { onAnnouncement } = await openTab();
  const listener = vi.fn();
  onAnnouncement(listener);
  const other = new FakeChannel('vitrina-visit');
  for (const data of [null, 'signed-out', {}, { type: 'hello' }, { type: 7 }]) other.postMessage(data);
  expect(listener).not.toHaveBeenCalled();
  other.postMessage({ type: 'signed-out', user: 'Анна' });
  expect(listener).toHaveBeenCalledExactlyOnceWith({ type: 'signed-out' });
});

test('a page opens one channel, however many listeners and messages it has', async () => {
  const { announce, onAnnouncement } = await openTab();
  onAnnouncement(() => {});
  onAnnouncement(() => {});
  announce({ type: 'wishlist-changed' });
  expect(FakeChannel.open.size).toBe(1);
});

test('without BroadcastChannel, and on the server, announcing does nothing and does not throw', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { announce, onAnnouncement } = await openTab();
  expect(() => announce({ type: 'signed-in' })).not.toThrow();
  expect(() => onAnnouncement(() => {})()).not.toThrow();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('window', undefined);
  announce({ type: 'signed-in' });
  expect(FakeChannel.open.size).toBe(0);
});

describe('announcements from before a page listens', () => {
  /** Sets the clock to this many ms after the pages of this test were requested. */
  const setMoment = (ms: number) => vi.setSystemTime(Math.floor(performance.timeOrigin) + ms);
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

  async function missedBy(tab: { onAnnouncement: typeof import('./tabs').onAnnouncement }) {
    const types: string[] = [];
    tab.onAnnouncement(({ type }) => types.push(type), { withMissed: true });
    return types;
  }

  test('a listener that asks for missed announcements gets them at once, in their order', async () => {
    const [here, there] = [await openTab(), await openTab()];
    setMoment(1);
    here.announce({ type: 'signed-in' });
    setMoment(2);
    here.announce({ type: 'cart-changed' });
    setMoment(3);
    here.announce({ type: 'signed-in' });
    const plain = vi.fn();
    there.onAnnouncement(plain);
    expect(plain).not.toHaveBeenCalled();
    const types = await missedBy(there);
    expect(types).toEqual(['cart-changed', 'signed-in']);
    here.announce({ type: 'signed-out' });
    expect(types).toEqual(['cart-changed', 'signed-in', 'signed-out']);
  });

  test('announcements from before the page was requested are not delivered as missed', async () => {
    const [here, there] = [await openTab(), await openTab()];
    setMoment(-1);
    here.announce({ type: 'cart-changed' });
    expect(await missedBy(there)).toEqual([]);
    setMoment(0);
    here.announce({ type: 'cart-changed' });
    expect(await missedBy(there)).toEqual(['cart-changed']);
  });

  test('a page does not get its own announcements as missed, unless another page has repeated them', async () => {
    const [here, there] = [await openTab(), await openTab()];
    setMoment(1);
    here.announce({ type: 'cart-changed' });
    expect(await missedBy(here)).toEqual([]);
    setMoment(2);
    there.announce({ type: 'cart-changed' });
    expect(await missedBy(here)).toEqual(['cart-changed']);
  });

  test.each(['null', '7', '["cart-changed"]', '{"cart-changed":"soon","hello":9e15}', '{'])(
    'missed announcements stored as %s are ignored',
    async (stored) => {
      localStorage.setItem('vitrina-announced', stored);
      const tab = await openTab();
      expect(await missedBy(tab)).toEqual([]);
      const other = await openTab();
      setMoment(1);
      other.announce({ type: 'cart-changed' });
      expect(await missedBy(tab)).toEqual(['cart-changed']);
    },
  );

  test('if storage is blocked, missed announcements are lost, but tabs still get new ones', async () => {
    vi.stubGlobal('localStorage', undefined);
    const [here, there] = [await openTab(), await openTab()];
    const types = await missedBy(there);
    here.announce({ type: 'cart-changed' });
    expect(types).toEqual(['cart-changed']);
  });
});
