import type { Handlers } from '../platform/http/implement.ts';
import { createContactRequest } from './create-request.ts';
import type { ContactDeps } from './deps.ts';
import { LEAST_SECONDS, openForm } from './form-token.ts';

export const contactHandlers: Handlers<'contact', ContactDeps> = {
  openContactForm: async ({ deps }) => ({ token: await openForm(deps), leastSeconds: LEAST_SECONDS }),
  createContactRequest: async ({ deps, principal, header, body, clientIp }) => {
    await deps.limits.contact(clientIp);
    const key = header['Idempotency-Key'];
    const receipt = await createContactRequest(deps, { key, body, owner: principal, clientIp });
    deps.wakeOutbox();
    return receipt;
  },
};
