import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageMemory, type PageMemory } from './page-memory.ts';

let find: ReturnType<typeof vi.fn<() => Promise<string | null>>>;
let memory: PageMemory;
beforeEach(() => {
  find = vi.fn(async () => 'anna');
  memory = createPageMemory();
});

describe('a question asked while rendering a page', () => {
  it('while a page is rendered, the caller is looked up only once, however many API calls the page makes', async () => {
    const page = {};
    const both = [memory.once(page, 'caller', find), memory.once(page, 'caller', find)];
    expect(await Promise.all(both)).toEqual(['anna', 'anna']);
    expect(await memory.once(page, 'caller', find)).toBe('anna');
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('outside the rendering of a page, every API call looks the caller up again', async () => {
    await memory.once(undefined, 'caller', find);
    await memory.once(undefined, 'caller', find);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('what was looked up is not reused for another key or for another page', async () => {
    const page = {};
    await memory.once(page, 'caller', find);
    await memory.once(page, 'cart', find);
    await memory.once({}, 'caller', find);
    expect(find).toHaveBeenCalledTimes(3);
  });

  it('the caller is looked up again after an API call of the page has changed something', async () => {
    const page = {};
    await memory.once(page, 'caller', find);
    memory.forget(page);
    find.mockResolvedValue(null);
    expect(await memory.once(page, 'caller', find)).toBeNull();
  });

  it('the caller is looked up again after a lookup has failed', async () => {
    const page = {};
    find.mockRejectedValueOnce(new Error('database down'));
    await expect(memory.once(page, 'caller', find)).rejects.toThrow('database down');
    expect(await memory.once(page, 'caller', find)).toBe('anna');
  });
});
