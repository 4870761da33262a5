import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Deps } from '../../deps.ts';
import { type CallerFinder, createCallerFinder } from './caller-finder.ts';
import type { Principal } from './principal.ts';

const deps = { db: {} as Deps['db'], clock: () => new Date('2026-11-25T12:00:00Z') };
const anna = { id: 'anna', kind: 'user' } as Principal;

let ask: ReturnType<typeof vi.fn<() => Promise<Principal | null>>>;
let finder: CallerFinder;
beforeEach(() => {
  ask = vi.fn(async () => anna);
  finder = createCallerFinder(ask);
});

describe('who calls', () => {
  it('is asked for once a page, however many calls ask at once and later', async () => {
    const page = {};
    expect(await Promise.all([finder.find(deps, 'a', page), finder.find(deps, 'a', page)])).toEqual([
      anna,
      anna,
    ]);
    expect(await finder.find(deps, 'a', page)).toBe(anna);
    expect(ask).toHaveBeenCalledExactlyOnceWith(deps.db, 'a', deps.clock());
  });

  it('is asked for by every call that belongs to no page', async () => {
    await finder.find(deps, 'a', undefined);
    await finder.find(deps, 'a', undefined);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is another for another token and another page', async () => {
    const page = {};
    await finder.find(deps, 'a', page);
    await finder.find(deps, 'b', page);
    await finder.find(deps, 'a', {});
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('is asked for again once the page has changed something', async () => {
    const page = {};
    await finder.find(deps, 'a', page);
    finder.forget(page);
    ask.mockResolvedValue(null);
    expect(await finder.find(deps, 'a', page)).toBeNull();
  });

  it('is asked for again when that failed', async () => {
    const page = {};
    ask.mockRejectedValueOnce(new Error('database down'));
    await expect(finder.find(deps, 'a', page)).rejects.toThrow('database down');
    expect(await finder.find(deps, 'a', page)).toBe(anna);
  });
});
