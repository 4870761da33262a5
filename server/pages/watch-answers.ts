import { ValueResponse } from '#shared/web/value-response.ts';
import type { RequestContext } from '../../src/lib/page/request-context.ts';

/** Watches the API calls of a page: records which models the page shows, and whether a call has failed. */
export function watchAnswers(context: RequestContext) {
  const { api } = context;
  const groupIds = new Set<string>();
  let hasFailed = false;
  context.api = async (call) => {
    const response = await api(call);
    if (response.status >= 500) hasFailed = true;
    if (!response.ok || response.status === 204) return response;
    const answer =
      response instanceof ValueResponse ? response : new ValueResponse(await response.json(), response);
    noteModels(answer.value, groupIds);
    return answer;
  };
  return { groupIds, hasFailed: () => hasFailed };
}

/** Name of the field that contains the model's id in cards and products. */
const MODEL = 'variantGroupId';

function noteModels(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (name === MODEL && typeof member === 'string') found.add(member);
    else noteModels(member, found);
  }
}
