/** What calls of one page, which follow one another at once, have asked already. */
export type PageMemory = {
  /** The answer to a question of a page, which `find` gives the first time. Calls that belong to no page find it each. */
  once<Found>(page: object | undefined, question: string, find: () => Promise<Found>): Promise<Found>;
  /** A call of the page has changed something, which may be any answer. */
  forget(page: object | undefined): void;
};

export function createPageMemory(): PageMemory {
  const ofPages = new WeakMap<object, Map<string, Promise<unknown>>>();
  return {
    once<Found>(page: object | undefined, question: string, find: () => Promise<Found>) {
      if (!page) return find();
      const known = ofPages.get(page) ?? new Map<string, Promise<unknown>>();
      ofPages.set(page, known);
      // Every call means the same answer by a question.
      const found = (known.get(question) as Promise<Found> | undefined) ?? find();
      known.set(question, found);
      // What failed is asked for again.
      found.catch(() => known.delete(question));
      return found;
    },
    forget(page) {
      if (page) ofPages.delete(page);
    },
  };
}
