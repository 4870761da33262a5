import type { RequestContext } from '../../src/lib/page/request-context.ts';

/** The contract calls the model of a card and of a product so. */
const MODEL = /"variantGroupId":"([\da-f-]{36})"/g;

/** Notes what the calls of a page were answered: the models it shows, and whether one failed. */
export function watchAnswers(context: RequestContext) {
  const { api } = context;
  const groupIds = new Set<string>();
  let hasFailed = false;
  context.api = async (call) => {
    const response = await api(call);
    if (response.status >= 500) hasFailed = true;
    if (!response.ok || response.body === null) return response;
    const text = await response.text();
    for (const [, id = ''] of text.matchAll(MODEL)) groupIds.add(copyOf(id));
    return new Response(text, response);
  };
  return { groupIds, hasFailed: () => hasFailed };
}

/** V8 keeps a part of a string as a view of the whole: a page that is kept would keep all its answers with its ids. */
const copyOf = (id: string): string => Buffer.from(id, 'latin1').toString('latin1');
