/** Results, such as the caller's account, that are shared by all calls made while rendering one page. */
export type PageMemory = {
  /**
   * Returns the page's answer to a question. `find` is called only if the page has no answer yet. For calls
   * outside a page, `find` is always called.
   */
  once<Found>(page: object | undefined, question: string, find: () => Promise<Found>): Promise<Found>;
  /** Deletes all remembered answers of a page. Call it after a call of the page has changed data. */
  forget(page: object | undefined): void;
};

export function createPageMemory(): PageMemory {
  const ofPages = new WeakMap<object, Map<string, Promise<unknown>>>();
  return {
    once<Found>(page: object | undefined, question: string, find: () => Promise<Found>) {
      if (!page) return find();
      const known = ofPages.get(page) ?? new Map<string, Promise<unknown>>();
      ofPages.set(page, known);
      // The cast is safe, because all callers that pass the same question expect the same type.
      const found = (known.get(question) as Promise<Found> | undefined) ?? find();
      known.set(question, found);
      // A failure is not remembered.
      found.catch(() => known.delete(question));
      return found;
    },
    forget(page) {
      if (page) ofPages.delete(page);
    },
  };
}
