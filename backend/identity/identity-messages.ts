import type { OutboxHandlers } from '../platform/outbox/handlers.ts';
import { writeConfirmation } from './auth/messages/write-confirmation.ts';
import { writePasswordReset } from './auth/passwords/request-password-reset.ts';
import { writeRequestedConfirmation } from './auth/registration/request-confirmation.ts';
import type { IdentityDeps } from './base/deps.ts';
import type { IdentityMessage } from './base/identity-message.ts';

/**
 * Handlers for queued requests that may cause a letter. Whether they send one, and which, depends on who owns
 * the address.
 */
export const identityMessages = (deps: IdentityDeps): OutboxHandlers<IdentityMessage> => ({
  'password-reset': { write: (tx, { address }) => writePasswordReset(tx, deps, address) },
  confirmation: { write: (tx, content) => writeRequestedConfirmation(tx, deps, content) },
  'address-confirmation': {
    write: (tx, { accountId, address }) =>
      writeConfirmation(tx, deps, { accountId, address, purpose: 'address' }),
  },
});
