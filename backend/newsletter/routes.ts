import type { Handlers } from '../platform/http/implement.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import type { NewsletterDeps } from './deps.ts';
import { subscribe } from './subscribe.ts';

export const newsletterHandlers: Handlers<'newsletter', NewsletterDeps> = {
  subscribeToNewsletter: ({ deps, body, clientIp }) => subscribe(deps, { email: body.email, clientIp }),
  confirmNewsletter: ({ deps, body, clientIp }) => confirmSubscription(deps, { token: body.token, clientIp }),
};
