/**
 * While a page is rendered, several calls need the same facts, such as the caller's account. The page memory
 * stores them for the duration of the page.
 */
export type PageMemory = {
  /**
   * Returns the result that the page has remembered for a question. If it has none, calls `find` and
   * remembers its result. Without a page, always calls `find`.
   */
  once<Found>(page: object | undefined, question: string, find: () => Promise<Found>): Promise<Found>;
  /**
   * Forgets all results of a page. Call this after a call of the page has changed data, because they may be
   * outdated.
   */
  forget(page: object | undefined): void;
};

export function createPageMemory(): PageMemory {
  const ofPages = new WeakMap<object, Map<string, Promise<unknown>>>();
  return {
    once<Found>(page: object | undefined, question: string, find: () => Promise<Found>) {
      if (!page) return find();
      const known = ofPages.get(page) ?? new Map<string, Promise<unknown>>();
      ofPages.set(page, known);
      // The cast is safe, because a question is always asked with the same result type.
      const found = (known.get(question) as Promise<Found> | undefined) ?? find();
      known.set(question, found);
      // A failed result is not remembered, so that the next call tries again.
      found.catch(() => known.delete(question));
      return found;
    },
    forget(page) {
      if (page) ofPages.delete(page);
    },
  };
}
