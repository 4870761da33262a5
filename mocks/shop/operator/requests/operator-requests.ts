import type { OperatorContactRequest } from '#contract/client/client.schemas.ts';
import { savedFileName } from '#shared/contact/attached-files.ts';
import { MOST_STEPS, stateAfter } from '#shared/contact/request-steps.ts';
import { readOrderSearch } from '#shared/orders/order-search.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { ShopOperations } from '../../../contract/shop-operations.ts';
import type { Visitor } from '../../../contract/visitor.ts';
import { pageOf } from '../../state/page-of.ts';
import { Refusal } from '../../state/refusal.ts';
import type { ShopState, StoredContactRequest } from '../../state/state.ts';

type OfRequests =
  | 'listContactRequests'
  | 'showContactRequest'
  | 'showContactFile'
  | 'answerContactRequest'
  | 'closeContactRequest'
  | 'reopenContactRequest';

type Change = { version: number; step: StoredContactRequest['steps'][number]['step']; text: string | null };

export function operatorRequestOperations(state: ShopState): Pick<ShopOperations, OfRequests> {
  const requestOf = (id: string): StoredContactRequest => {
    const stored = state.contactRequests.find(({ key }) => key === id);
    if (!stored) throw new Refusal('NOT_FOUND');
    return stored;
  };

  /** Changes a request, if the operator has seen its current version. */
  function change(
    stored: StoredContactRequest,
    { operator }: Visitor,
    { version, step, text }: Change,
  ): OperatorContactRequest {
    const next = stateAfter(stored.state, step);
    const isRefused = stored.version !== version || !next || stored.steps.length >= MOST_STEPS;
    if (isRefused || (step === 'ANSWERED' && stored.request.email === null))
      throw new Refusal('CONTACT_STEP_REFUSED');
    stored.steps.push({ at: new Date().toISOString(), operator: operator?.name ?? '', step, text });
    Object.assign(stored, { state: next, version: version + 1 });
    return viewOf(state, stored);
  }

  return {
    listContactRequests({ query }) {
      const { state: wanted, search } = query;
      const all = state.contactRequests.filter(
        (stored) =>
          (wanted === undefined || stored.state === wanted) &&
          (search === undefined || isFound(stored, search)),
      );
      const waiting = all.filter((stored) => stored.state === 'WAITING');
      const others = all.filter((stored) => stored.state !== 'WAITING').reverse();
      const { items, ...page } = pageOf([...waiting, ...others], query);
      return { ...page, items: items.map(summaryOf) };
    },

    showContactRequest: ({ params }) => viewOf(state, requestOf(params.contactRequestId)),

    showContactFile({ params: { contactRequestId, position } }) {
      const { request, contents } = requestOf(contactRequestId);
      const [file, stored] = [request.files[Number(position)], contents[Number(position)]];
      if (!file || !stored) throw new Refusal('NOT_FOUND');
      // The mock shop cannot redraw a picture.
      const type = stored.type === 'application/pdf' ? stored.type : 'image/webp';
      return { name: savedFileName(file.name, type), type, content: stored.content };
    },

    answerContactRequest: ({ params, body: { version, text }, visitor }) =>
      change(requestOf(params.contactRequestId), visitor, { version, step: 'ANSWERED', text: text.trim() }),

    closeContactRequest: ({ params, body: { version, note }, visitor }) =>
      change(requestOf(params.contactRequestId), visitor, {
        version,
        step: 'DONE',
        text: note?.trim() ?? null,
      }),

    reopenContactRequest: ({ params, body: { version }, visitor }) =>
      change(requestOf(params.contactRequestId), visitor, { version, step: 'REOPENED', text: null }),
  };
}

function isFound({ request }: StoredContactRequest, typed: string): boolean {
  const search = readOrderSearch(typed.replace(/^\s*[пp]-?(?=\d)/i, ''));
  const { text, words, phoneParts, numberPart } = search;
  const name = foldText(request.name);
  return (
    (numberPart !== null && request.number.replaceAll('-', '').includes(numberPart)) ||
    phoneParts.some((end) => request.phone?.endsWith(end)) ||
    (words.length > 0 &&
      (words.every((word) => name.includes(word)) || (request.email?.includes(text) ?? false)))
  );
}

const summaryOf = ({ key, state, request }: StoredContactRequest) => ({
  id: key,
  number: request.number,
  at: request.at,
  state,
  subject: request.subject,
  name: request.name,
  text: request.text.slice(0, 200),
  files: request.files.length,
});

function viewOf({ orders }: ShopState, stored: StoredContactRequest): OperatorContactRequest {
  const { key, version, state, ownerId, isOwnOrder, contents, steps, request } = stored;
  return {
    ...request,
    id: key,
    version,
    state,
    isOwnOrder,
    buyerId: ownerId,
    orderId: orders.find(({ order }) => order.number === request.orderNumber)?.order.id ?? null,
    files: request.files.map((file, position) => ({
      ...file,
      type: contents[position]?.type ?? 'application/pdf',
    })),
    steps: [...steps],
    keptUntil: keptUntil(request.at),
  };
}

/** Requests are kept for three years. */
export function keptUntil(at: string): string {
  const until = new Date(at);
  until.setUTCFullYear(until.getUTCFullYear() + 3);
  return until.toISOString();
}
