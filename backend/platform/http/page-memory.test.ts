import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageMemory, type PageMemory } from './page-memory.ts';

let find: ReturnType<typeof vi.fn<() => Promise<string | null>>>;
let memory: PageMemory;
beforeEach(() => {
  find = vi.fn(async () => 'anna');
  memory = createPageMemory();
});

describe('a question asked while rendering a page', () => {
  it('while a page is rendered, a question about the caller is answered only once for all calls of the page', async () => {
    const page = {};
    const both = [memory.once(page, 'caller', find), memory.once(page, 'caller', find)];
    expect(await Promise.all(both)).toEqual(['anna', 'anna']);
    expect(await memory.once(page, 'caller', find)).toBe('anna');
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('outside a page, a question about the caller is answered again for every call', async () => {
    await memory.once(undefined, 'caller', find);
    await memory.once(undefined, 'caller', find);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('a question about the caller gets no answer that belongs to another question or another page', async () => {
    const page = {};
    await memory.once(page, 'caller', find);
    await memory.once(page, 'cart', find);
    await memory.once({}, 'caller', find);
    expect(find).toHaveBeenCalledTimes(3);
  });

  it('a question about the caller is answered again after a call of the page has changed something', async () => {
    const page = {};
    await memory.once(page, 'caller', find);
    memory.forget(page);
    find.mockResolvedValue(null);
    expect(await memory.once(page, 'caller', find)).toBeNull();
  });

  it('a question about the caller is answered again after a failure', async () => {
    const page = {};
    find.mockRejectedValueOnce(new Error('database down'));
    await expect(memory.once(page, 'caller', find)).rejects.toThrow('database down');
    expect(await memory.once(page, 'caller', find)).toBe('anna');
  });
});
