import { type OperationId, operatorRoles } from '#contract/operations.ts';
import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { OrderRequest } from '#contract/sdk/types.gen.ts';
import { requestOf, write } from '../calls/contact.ts';
import { askForNews } from '../calls/newsletter.ts';
import { order } from '../calls/orders.ts';
import { writeOn } from '../calls/reviews.ts';
import { becomeExternalUser } from '../external.ts';
import { findArticles, requestStockNotice, UNKNOWN_ID } from '../goods.ts';
import {
  becomeAnonymous,
  becomeGuest,
  becomeUser,
  credentials,
  newAddress,
  OTHER_PASSWORD,
  registerOnly,
  UNKNOWN_CODE,
  UNKNOWN_SECRET,
  unchangedProfile,
} from '../people.ts';
import { spoilCall } from '../ready-calls.ts';
import { shopData } from '../shop-data.ts';
import type { Shopper } from '../shopper.ts';
import type { RefusalCase } from './refusal-case.ts';

/**
 * A refusal case: a call is repeated until the rate limit refuses it. Before each repetition the shopper
 * loses the identity, unless `before` gave the shopper one.
 */
function tooMany(
  operationId: OperationId,
  attempt: (shopper: Shopper) => Promise<unknown>,
  before?: (shopper: Shopper) => Promise<unknown>,
): RefusalCase {
  return {
    operationId,
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    title: 'too many attempts',
    notInMocks: 'the mock shop does not count attempts',
    async run(shopper) {
      await before?.(shopper);
      for (let count = 0; count < shopData.manyAttempts; count += 1) {
        if (!before) becomeAnonymous(shopper);
        await attempt(shopper);
        if (shopper.last?.status === 429) return;
      }
    },
  };
}

/** An order that the shop refuses. Repeating it takes little time, because nothing is stored. */
const unplaceable: OrderRequest = {
  contact: { name: 'Анна Петрова', phone: '+79991234567', email: 'anna@example.ru' },
  delivery: {
    methodId: 'courier',
    city: shopData.city,
    postalCode: null,
    address: 'ул. Мясницкая, 1',
    flat: null,
    entrance: null,
    floor: null,
    intercom: null,
    pointCode: null,
    day: null,
    interval: null,
    fitting: false,
  },
  payment: { method: 'cash' },
  comment: null,
  personalDataConsent: true,
  seen: { cartVersion: 0, pieces: 0, total: 0 },
};

const path = { provider: 'yandex' as const };

/** An answer and a passkey of an authenticator that no shop knows. */
const unknownAnswer = {
  id: UNKNOWN_SECRET,
  response: {
    clientDataJSON: 'e30',
    authenticatorData: 'e30',
    signature: 'e30',
    userHandle: 'e30',
  },
};
const unknownPasskey = {
  id: UNKNOWN_SECRET,
  response: { clientDataJSON: 'e30', attestationObject: 'e30', transports: [] },
};

/** Cases of operator operations that are called with unknown tokens until the rate limit refuses them. */
const guesses = (Object.keys(operatorRoles) as OperationId[]).map((id) =>
  tooMany(id, (shopper) =>
    spoilCall(shopper, id, (ready) => {
      ready.tokens = { access: UNKNOWN_SECRET, refresh: undefined };
    }),
  ),
);

export const limits: RefusalCase[] = [
  tooMany('startOperatorSignIn', (shopper) => sdk.startOperatorSignIn(shopper.with())),
  tooMany('signInOperator', (shopper) => sdk.signInOperator({ ...shopper.with(), body: unknownAnswer })),
  tooMany('showInvitation', (shopper) =>
    sdk.showInvitation({ ...shopper.with(), body: { code: UNKNOWN_CODE } }),
  ),
  tooMany('startInvitation', (shopper) =>
    sdk.startInvitation({ ...shopper.with(), body: { code: UNKNOWN_CODE } }),
  ),
  tooMany('acceptInvitation', (shopper) =>
    sdk.acceptInvitation({ ...shopper.with(), body: { code: UNKNOWN_CODE, passkey: unknownPasskey } }),
  ),
  tooMany('login', (shopper) => sdk.login({ ...shopper.with(), body: credentials('unknown@example.ru') })),
  tooMany('register', (shopper) => registerOnly(shopper)),
  tooMany('confirmRegistration', (shopper) =>
    sdk.confirmRegistration({ ...shopper.with(), body: { token: UNKNOWN_SECRET } }),
  ),
  tooMany('requestConfirmation', (shopper) =>
    sdk.requestConfirmation({ ...shopper.with(), body: { login: newAddress() } }),
  ),
  tooMany('requestPasswordReset', (shopper) =>
    sdk.requestPasswordReset({ ...shopper.with(), body: { login: newAddress() } }),
  ),
  tooMany('setNewPassword', (shopper) =>
    sdk.setNewPassword({ ...shopper.with(), body: { token: UNKNOWN_SECRET, password: OTHER_PASSWORD } }),
  ),
  tooMany('startExternalSignIn', (shopper) =>
    sdk.startExternalSignIn({ ...shopper.with(), path, body: { mode: 'popup', redirect: '/' } }),
  ),
  tooMany('completeExternalSignIn', (shopper) =>
    sdk.completeExternalSignIn({ ...shopper.with(), path, body: { state: UNKNOWN_SECRET, code: 'none' } }),
  ),
  tooMany('createGuestIdentity', becomeGuest),
  tooMany(
    'updateMyAccount',
    (shopper) => sdk.updateMyAccount({ ...shopper.with(), body: unchangedProfile(newAddress()) }),
    (shopper) => becomeUser(shopper),
  ),
  tooMany(
    'changePassword',
    (shopper) =>
      sdk.changePassword({
        ...shopper.with(),
        body: { currentPassword: 'ne-tot-parol-1986', newPassword: OTHER_PASSWORD },
      }),
    (shopper) => becomeUser(shopper),
  ),
  tooMany(
    'deleteMyAccount',
    (shopper) => sdk.deleteMyAccount({ ...shopper.with(), body: { password: 'ne-tot-parol-1986' } }),
    (shopper) => becomeUser(shopper),
  ),
  tooMany(
    'proveIdentity',
    (shopper) =>
      sdk.proveIdentity({ ...shopper.with(), body: { password: 'ne-tot-parol-1986', code: null } }),
    (shopper) => becomeUser(shopper),
  ),
  tooMany(
    'requestProofCode',
    (shopper) => sdk.requestProofCode(shopper.with()),
    (shopper) => becomeExternalUser(shopper),
  ),
  tooMany('undoAccountChange', (shopper) =>
    sdk.undoAccountChange({ ...shopper.with(), body: { token: UNKNOWN_SECRET } }),
  ),
  tooMany(
    'getMyData',
    (shopper) => sdk.getMyData(shopper.with()),
    (shopper) => becomeUser(shopper),
  ),
  tooMany('recordEvents', (shopper) =>
    sdk.recordEvents({ ...shopper.with(), body: { events: [{ kind: 'PAGE', first: true }] } }),
  ),
  ...guesses,
  tooMany('requestStockNotice', (shopper) => requestStockNotice(shopper, UNKNOWN_ID)),
  tooMany('subscribeToNewsletter', (shopper) => askForNews(shopper, 'anna@example.ru')),
  tooMany('confirmNewsletter', (shopper) =>
    sdk.confirmNewsletter({ ...shopper.with(), body: { token: '0'.repeat(43) } }),
  ),
  tooMany('payByLink', (shopper) => sdk.payByLink({ ...shopper.with(), body: { link: 'a'.repeat(43) } })),
  tooMany('getOrderStatus', (shopper) =>
    sdk.getOrderStatus({ ...shopper.with(), body: { number: 'В-000000-0', phone: '+79990000000' } }),
  ),
  tooMany(
    'writeReview',
    (shopper) => writeOn(shopper, { orderId: UNKNOWN_ID, position: '0' }),
    (shopper) => becomeUser(shopper),
  ),
  tooMany(
    'addReviewPhoto',
    (shopper) => sdk.addReviewPhoto({ ...shopper.with(), body: { content: btoa('no photograph') } }),
    (shopper) => becomeUser(shopper),
  ),
  tooMany(
    'addRefundPhoto',
    (shopper) =>
      sdk.addRefundPhoto({
        ...shopper.with(),
        path: { refundId: UNKNOWN_ID },
        body: { content: btoa('no photograph') },
      }),
    (shopper) => becomeUser(shopper),
  ),
  tooMany(
    'markReviewHelpful',
    (shopper) => sdk.markReviewHelpful({ ...shopper.with(), path: { reviewId: UNKNOWN_ID } }),
    (shopper) => becomeUser(shopper),
  ),
  tooMany(
    'complainAboutReview',
    (shopper) =>
      sdk.complainAboutReview({
        ...shopper.with(),
        path: { reviewId: UNKNOWN_ID },
        body: { reason: 'OTHER' },
      }),
    becomeGuest,
  ),
  tooMany('createContactRequest', async (shopper) =>
    write(shopper, { ...(await requestOf(shopper)), formToken: 'none' }),
  ),
  tooMany(
    'patchCheckoutDraft',
    (shopper) => sdk.patchCheckoutDraft({ ...shopper.with(), body: { comment: null } }),
    becomeGuest,
  ),
  tooMany(
    'patchRefund',
    (shopper) => sdk.patchRefund({ ...shopper.with(), path: { refundId: UNKNOWN_ID }, body: { way: null } }),
    becomeGuest,
  ),
  tooMany('placeOrder', (shopper) => order(shopper, unplaceable), becomeGuest),
  tooMany('addPromoCode', async (shopper) => {
    await becomeGuest(shopper);
    await sdk.addPromoCode({ ...shopper.with(), body: { code: 'NET-TAKOGO' } });
  }),
  tooMany(
    'suggestAddresses',
    (shopper) => {
      const call = shopper.with();
      return sdk.suggestAddresses({ ...call, query: { ...call.query, city: shopData.city, q: 'мясн' } });
    },
    becomeGuest,
  ),
  {
    operationId: 'applyCartActions',
    status: 409,
    code: 'CART_LINE_LIMIT',
    title: 'a fifty-first line',
    notInMocks: 'the examples have fewer articles in stock',
    async run(shopper) {
      await becomeGuest(shopper);
      const articleIds = await findArticles(shopper, 'IN_STOCK', 51);
      const add = (ids: string[]) => ({
        ...shopper.with(),
        body: { items: ids.map((articleId) => ({ action: 'ADD' as const, articleId, quantity: 1 })) },
      });
      await sdk.applyCartActions({ ...add(articleIds.slice(0, 50)), throwOnError: true });
      await sdk.applyCartActions(add(articleIds.slice(50)));
    },
  },
  {
    operationId: 'addToWishlist',
    status: 409,
    code: 'WISHLIST_LIMIT',
    title: 'a five-hundred-first article',
    notInMocks: 'the examples have fewer articles',
    async run(shopper) {
      await becomeGuest(shopper);
      const articleIds = await findArticles(shopper, 'IN_STOCK', 501);
      for (let start = 0; start < articleIds.length; start += 50) {
        const items = articleIds.slice(start, start + 50).map((articleId) => ({ articleId }));
        await sdk.addToWishlist({ ...shopper.with(), body: { items } });
      }
    },
  },
];
