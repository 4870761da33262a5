const ID = '5b0f1f9e-9d3c-4f5e-8f0a-6a1f0c7d2b11';

/**
 * Addresses of every screen of the desk, by its route: the screen, and its dialogs that show what shoppers or operators
 * wrote. A new route needs a line.
 */
export const DESK_SCREENS: Readonly<Record<string, readonly string[]>> = {
  '/sign-in': ['/sign-in?ended=true'],
  '/invitation': ['/invitation#takogo-priglasheniya-nikogda-ne-bylo-v-etom-m'],
  '/': ['/'],
  '/sold-out': ['/sold-out'],
  '/health': ['/health'],
  '/orders': ['/orders', '/orders?search=%3Cimg%20src%3Dx%20onerror%3Dxss()%3E'],
  '/orders/new': ['/orders/new'],
  '/orders/$orderId': ['', '?do=pack', '?do=hand-over', '?do=cancel', '?do=edit'].map(
    (dialog) => `/orders/${ID}${dialog}`,
  ),
  '/packing': ['/packing', '/packing?order=%D0%92-123456-6'],
  '/pick-list': ['/pick-list', `/pick-list?orders=${ID}`],
  '/labels': [`/labels?orders=${ID}`, `/labels?orders=${ID}&paper=a4`],
  '/refunds': ['/refunds'],
  '/refunds/$orderId/$refundId': ['', '?do=receive', '?do=reject'].map(
    (dialog) => `/refunds/${ID}/${ID}${dialog}`,
  ),
  '/reviews': ['/reviews'],
  '/reviews/$reviewId': ['', '?do=answer', '?do=refuse'].map((dialog) => `/reviews/${ID}${dialog}`),
  '/requests': ['/requests', '/requests?search=%3Cimg%20src%3Dx%20onerror%3Dxss()%3E'],
  '/requests/$contactRequestId': ['', '?do=answer', '?do=close', '?do=reopen'].map(
    (dialog) => `/requests/${ID}${dialog}`,
  ),
  '/buyers': ['/buyers', '/buyers?search=%3Cimg%20src%3Dx%20onerror%3Dxss()%3E'],
  '/buyers/$buyerId': ['', '?do=delete', '?do=end%3Aall'].map((dialog) => `/buyers/${ID}${dialog}`),
  '/people': ['/people', '/people?view=places', '/people?do=invite'],
  '/people/$operatorId': ['', '?do=role', '?do=revoke'].map((dialog) => `/people/${ID}${dialog}`),
  '/me': ['/me', '/me?do=sessions'],
  '/log': ['/log', '/log?order=%3Cscript%3Exss()%3C%2Fscript%3E'],
};
