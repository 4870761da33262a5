import type { Handlers } from '../../platform/http/implement.ts';
import type { ContactDeps } from '../deps.ts';
import { answerContactRequest, closeContactRequest, reopenContactRequest } from './change-contact-request.ts';
import { listContactRequests } from './list-contact-requests.ts';
import { readContactFile } from './read-contact-file.ts';
import { readContactRequest } from './read-contact-request.ts';

/** Handlers of the operator API's operations for requests to the shop. */
export const contactOperatorHandlers = {
  listContactRequests: ({ deps, query }) => listContactRequests(deps.db, query),
  showContactRequest: ({ deps, params }) => readContactRequest(deps.db, params.contactRequestId),
  showContactFile: ({ deps, params: { contactRequestId, position } }) =>
    readContactFile(deps.db, { contactRequestId, position: Number(position) }),
  answerContactRequest,
  closeContactRequest,
  reopenContactRequest,
} satisfies Partial<Handlers<'operator', ContactDeps>>;
