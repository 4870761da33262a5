import contract from '#contract/openapi.json' with { type: 'json' };
import { sizeTableIds } from '../../demo/garments/size-tables.ts';
import { stores } from '../../demo/seed/stores.ts';
import { articleIdOf } from '../catalog/testing/catalog.ts';
import type { ExternalProvider } from '../identity/base/external-sign-in.ts';
import type { CallOptions } from './app.ts';
import { PASSWORD, PEOPLE, type Person, PROMO_CODE } from './people.ts';

/**
 * The data that the calls try to access: the owner's data, an external sign-in that the owner has started,
 * and a contact form that is ready to be sent.
 */
export type Targets = { owner: Person; attempt: { state: string; cookie: string }; formToken: string };

type CallParts = Pick<CallOptions, 'body' | 'query' | 'headers' | 'refresh'> & {
  path?: Record<string, string>;
};

export type ContractOperation = { id: string; method: string; path: string; ids: string[] };

type Parameter = { name?: string; in?: string; schema?: { $ref?: string } };

/** All operations of the contract. `ids` are the names of their path parameters that are UUIDs. */
export const operations: ContractOperation[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, { operationId?: string; parameters?: Parameter[] }>).flatMap(
    ([method, { operationId, parameters = [] }]) => {
      if (operationId === undefined) return [];
      const ids = parameters
        .filter((each) => each.in === 'path' && each.schema?.$ref?.endsWith('/uuid'))
        .map(({ name = '' }) => name);
      return [{ id: operationId, method: method.toUpperCase(), path, ids }];
    },
  ),
);

/** A fake external provider. If a caller presents the owner's code, it identifies the caller as the owner. */
export const providerOfOwner = (owner: () => Person): ExternalProvider => ({
  id: 'demo',
  name: 'Проверка',
  authorizationUrl: async ({ state }) => new URL(`https://provider.example/authorize?state=${state}`),
  identify: async () => ({
    subject: 'owner',
    email: owner().email,
    emailVerified: true,
    firstName: 'Анна',
    lastName: '',
  }),
});

const [store] = stores;
const [sizeTableId = ''] = sizeTableIds;
const soldOut = articleIdOf('palto-iz-shersti-kemel', '42');
const unknownSecret = 'net-takogo-sekreta-nikogda-ne-bylo-00000000';

const anyMessage = { messageId: '0d2c7a52-6f0e-4d3b-9a1c-0f6f4f1f7a14' };
const anyRequest = { contactRequestId: '0d2c7a52-6f0e-4d3b-9a1c-0f6f4f1f7b10' };
const anyOperator = { operatorId: '0d2c7a52-6f0e-4d3b-9a1c-0f6f4f1f7a12' };

/** An answer of an authenticator that signed no challenge of the shop. */
const passkeyAnswer = {
  id: 'aGVsbG8tcGFzc2tleS0wMDAx',
  response: {
    clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
    signature: 'MEUCIQDexample',
    userHandle: 'p8Hg0ks_T2qMVQ2eK38cAQ',
  },
};

/** A new passkey that was made for no challenge of the shop. */
const newPasskey = {
  id: 'aGVsbG8tcGFzc2tleS0wMDAx',
  response: {
    clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
    attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YUA',
    transports: ['internal'],
  },
};

/** Sum in kopecks of an order of two pieces with 10% off and delivery by courier in Kazan. */
const ORDER_TOTAL = 2 * 179_100 + 30_000;

/** The first day on which the courier delivers, by the clock of the tests. */
export const COURIER_DAY = '2026-11-26';

/** The body of an order by courier, paid in cash. */
export const orderBody = (seen: { cartVersion: number; pieces: number; total: number }) => ({
  contact: { name: 'Анна Петрова', phone: '+79991234567', email: 'anna@example.ru' },
  delivery: {
    methodId: 'courier',
    city: 'kazan',
    postalCode: null,
    address: 'ул. Баумана, 1',
    flat: '2',
    entrance: null,
    floor: null,
    intercom: null,
    pointCode: null,
    day: COURIER_DAY,
    interval: { from: '10:00', to: '14:00' },
    fitting: false,
  },
  payment: { method: 'cash' },
  comment: null,
  personalDataConsent: true,
  seen,
});

const profile = {
  firstName: 'Анна',
  middleName: '',
  lastName: 'Петрова',
  birthDate: null,
  sex: '',
  phone: '',
  subscriptions: [],
};

/**
 * For each operation, a call that tries to access the owner's data: ids in it are those of the owner.
 * Operations without an entry are called without parameters.
 */
export const callsAfter: Record<string, (prey: Targets, caller: Person) => CallParts> = {
  login: ({ owner }) => ({ body: { login: owner.email, password: 'not-the-password' } }),
  register: ({ owner }) => ({
    body: {
      firstName: 'Анна',
      email: owner.email,
      password: PASSWORD,
      personalDataConsent: true,
      marketingConsent: true,
    },
  }),
  confirmRegistration: () => ({ body: { token: unknownSecret } }),
  requestConfirmation: ({ owner }) => ({ body: { login: owner.email } }),
  requestPasswordReset: ({ owner }) => ({ body: { login: owner.email } }),
  setNewPassword: () => ({ body: { token: unknownSecret, password: 'malinovyy-uzvar-1986' } }),
  refreshTokens: (_, { refresh }) => ({ refresh }),
  startExternalSignIn: () => ({ path: { provider: 'demo' }, body: { mode: 'popup', redirect: '/' } }),
  completeExternalSignIn: ({ owner, attempt }, caller) => ({
    path: { provider: 'demo' },
    body: { state: attempt.state, code: 'code' },
    // Only the browser that began the external sign-in has this cookie.
    headers: caller === owner ? { cookie: attempt.cookie } : {},
  }),

  updateMyAccount: (_, { email }) => ({ body: { ...profile, email: email || 'anna@example.ru' } }),
  deleteMyAccount: () => ({ body: { password: PASSWORD } }),
  changePassword: () => ({ body: { currentPassword: PASSWORD, newPassword: 'malinovyy-uzvar-1986' } }),
  endMySignIn: ({ owner }) => ({ path: { signInId: owner.families[1] ?? '' } }),
  recordEvents: () => ({ body: { events: [{ kind: 'PAGE', first: true }] } }),
  answerConsents: () => ({ body: { answers: [{ purpose: 'analytics', version: '1', allowed: true }] } }),
  unlinkExternalSignIn: () => ({ path: { provider: 'vk' } }),
  undoAccountChange: () => ({ body: { token: unknownSecret } }),
  unsubscribe: () => ({ body: { token: unknownSecret } }),
  withdrawConsent: ({ owner }) => ({ path: { consentId: owner.consents[0] ?? '' } }),

  applyCartActions: ({ owner }) => ({
    body: { items: [{ action: 'UPDATE', articleId: owner.goods.inCart, quantity: 5 }] },
  }),
  addPromoCode: () => ({ body: { code: PROMO_CODE } }),
  removePromoCode: () => ({ path: { code: PROMO_CODE } }),
  getWishlistPage: () => ({ body: { page: 1, size: 24, sort: 'added', filter: 'all' } }),
  addToWishlist: (_, { goods }) => ({
    query: { force: 'false' },
    body: { items: [{ articleId: goods.inCart }] },
  }),
  removeFromWishlist: ({ owner }) => ({ path: { articleId: owner.goods.onWishlist } }),
  getSharedWishlist: ({ owner }) => ({ path: { code: owner.shareCode } }),

  getDeliveryOptions: () => ({ query: { city: store?.cityCode } }),
  getArticleDelivery: () => ({ path: { articleId: soldOut }, query: { city: store?.cityCode } }),
  getDeliveryPoints: () => ({ query: { city: store?.cityCode } }),
  suggestAddresses: () => ({ query: { city: store?.cityCode, q: 'мясн' } }),

  proveIdentity: () => ({ body: { password: PASSWORD, code: null } }),
  patchCheckoutDraft: () => ({ body: { payment: { method: 'cash' } } }),
  deleteMyMeasures: () => ({ path: { wearer: 'women' } }),
  replaceMyMeasures: () => ({ path: { wearer: 'women' }, body: { chest: 88 } }),
  deleteMyAddress: ({ owner }) => ({ path: { addressId: owner.addressId } }),

  placeOrder: () => ({
    headers: { 'idempotency-key': '0d2c7a52-6f0e-4d3b-9a1c-0f6f4f1f7a11' },
    body: orderBody({ cartVersion: 1, pieces: 2, total: ORDER_TOTAL }),
  }),
  getOrder: ({ owner }) => ({ path: { orderId: owner.orderId } }),
  cancelOrder: ({ owner }) => ({ path: { orderId: owner.orderId }, body: { reason: 'OTHER' } }),
  repeatOrder: ({ owner }) => ({ path: { orderId: owner.orderId } }),
  // This call names a correct order number with a wrong phone. It must not reveal any data of the order.
  getOrderStatus: ({ owner }) => ({ body: { number: owner.orderNumber, phone: '+79990000000' } }),

  getRefundable: ({ owner }) => ({ path: { orderId: owner.boughtId } }),
  makeRefund: ({ owner }) => ({ path: { orderId: owner.boughtId } }),
  getRefund: ({ owner }) => ({ path: { refundId: owner.refundId } }),
  patchRefund: ({ owner }) => ({ path: { refundId: owner.refundId }, body: { way: 'POST' } }),
  addRefundPhoto: ({ owner }) => ({
    path: { refundId: owner.refundId },
    body: {
      content: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYGAAAAAEAAH2FzhVAAAAAElFTkSuQmCC',
    },
  }),
  submitRefund: ({ owner }) => ({
    path: { refundId: owner.refundId },
    headers: { 'idempotency-key': '0d2c7a52-6f0e-4d3b-9a1c-0f6f4f1f7a13' },
    body: { version: 9, sum: 1 },
  }),
  shipRefund: ({ owner }) => ({ path: { refundId: owner.refundId }, body: { trackingNumber: null } }),
  cancelRefund: ({ owner }) => ({ path: { refundId: owner.refundId } }),
  getRefundDocument: ({ owner }) => ({ path: { refundId: owner.refundId } }),

  getProductReviews: ({ owner }) => ({ path: { productUrl: owner.productUrl } }),
  getMyProductReviews: ({ owner }) => ({ path: { productUrl: owner.productUrl } }),
  getReviewedLine: ({ owner }) => ({ path: { orderId: owner.boughtId, position: '0' } }),
  writeReview: ({ owner }) => ({
    path: { orderId: owner.boughtId, position: '0' },
    body: { seenVersion: 1, stars: 3, text: 'После первой стирки села на полразмера' },
  }),
  deleteReview: ({ owner }) => ({ path: { reviewId: owner.reviewId } }),
  addReviewPhoto: () => ({
    body: {
      content: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYGAAAAAEAAH2FzhVAAAAAElFTkSuQmCC',
    },
  }),
  markReviewHelpful: ({ owner }) => ({ path: { reviewId: owner.reviewId } }),
  unmarkReviewHelpful: ({ owner }) => ({ path: { reviewId: owner.reviewId } }),
  complainAboutReview: ({ owner }) => ({
    path: { reviewId: owner.reviewId },
    body: { reason: 'UNTRUE' },
  }),

  getOrderPayment: ({ owner }) => ({ path: { orderId: owner.orderId } }),
  startPayment: ({ owner }) => ({
    path: { orderId: owner.orderId },
    headers: { 'idempotency-key': '0d2c7a52-6f0e-4d3b-9a1c-0f6f4f1f7a12' },
    body: { method: 'sbp' },
  }),
  receiveParcelNotification: ({ owner }) => ({
    path: { carrier: 'cdek' },
    body: { type: 'ORDER_STATUS', uuid: owner.orderId },
  }),
  receiveNotification: ({ owner }) => ({
    path: { provider: 'yookassa' },
    body: { event: 'payment.succeeded', object: { metadata: { payment: owner.orderId } } },
  }),

  showOrder: ({ owner }) => ({ path: { orderId: owner.orderId } }),
  getPickList: ({ owner }) => ({ query: { orders: owner.orderId } }),
  showPacking: ({ owner }) => ({ path: { orderId: owner.orderId } }),
  showLabel: ({ owner }) => ({ path: { orderId: owner.orderId } }),
  changeOrderDraft: () => ({ body: { buyerPhone: '+79991234567' } }),
  getDraftDelivery: () => ({ query: { city: 'kazan' } }),
  getDraftPoints: () => ({ query: { city: 'kazan', kind: 'store' } }),
  placeDraftedOrder: () => ({
    headers: { 'idempotency-key': '0d2c7a52-6f0e-4d3b-9a1c-0f6f4f1f7a14' },
    body: orderBody({ cartVersion: 1, pieces: 1, total: 1 }),
  }),
  findGoods: () => ({ query: { q: 'пальто' } }),
  payByLink: () => ({ body: { link: 'a'.repeat(43) } }),
  packOrder: ({ owner }) => ({ path: { orderId: owner.orderId }, body: { version: 1 } }),
  shipOrder: ({ owner }) => ({
    path: { orderId: owner.orderId },
    body: { version: 1, carrier: 'СДЭК', number: '1' },
  }),
  refundOrder: ({ owner }) => ({
    path: { orderId: owner.orderId },
    body: { version: 1, sum: 1, reason: 'OTHER' },
  }),
  decidePaymentCase: ({ owner }) => ({
    path: { orderId: owner.orderId, paymentId: owner.orderId },
    body: { version: 1, decision: 'RETURN' },
  }),
  getOrderEditOptions: ({ owner }) => ({ path: { orderId: owner.orderId } }),
  tryEdit: ({ owner }) => ({ path: { orderId: owner.orderId }, body: { version: 1 } }),
  editOrder: ({ owner }) => ({ path: { orderId: owner.orderId }, body: { version: 1, total: 0 } }),
  withdrawOrderEdit: ({ owner }) => ({ path: { orderId: owner.orderId }, body: { version: 1 } }),
  addOrderNote: ({ owner }) => ({ path: { orderId: owner.orderId }, body: { text: 'Заметка' } }),
  repeatOrderLetter: ({ owner }) => ({ path: { orderId: owner.orderId, letterId: owner.orderId } }),
  readyOrder: ({ owner }) => ({ path: { orderId: owner.orderId }, body: { version: 1 } }),
  handOverOrder: ({ owner }) => ({ path: { orderId: owner.orderId }, body: { version: 1 } }),
  showRefund: ({ owner }) => ({ path: { orderId: owner.boughtId, refundId: owner.refundId } }),
  approveRefund: ({ owner }) => ({
    path: { orderId: owner.boughtId, refundId: owner.refundId },
    body: { version: 1 },
  }),
  receiveRefund: ({ owner }) => ({
    path: { orderId: owner.boughtId, refundId: owner.refundId },
    body: { version: 1 },
  }),
  payRefund: ({ owner }) => ({
    path: { orderId: owner.boughtId, refundId: owner.refundId },
    body: { version: 1 },
  }),
  refundAtCounter: ({ owner }) => ({
    path: { orderId: owner.boughtId },
    headers: { 'idempotency-key': '0d2c7a52-6f0e-4d3b-9a1c-0f6f4f1f7a11' },
    body: { version: 1, lines: [{ position: 0, good: 1, damaged: 0 }], reason: 'SIZE', payBy: 'CASH' },
  }),
  rejectRefund: ({ owner }) => ({
    path: { orderId: owner.boughtId, refundId: owner.refundId },
    body: { version: 1, reason: 'OTHER' },
  }),
  repeatMessage: () => ({ path: anyMessage }),
  dropMessage: () => ({ path: anyMessage }),
  repeatDeadMessages: () => ({ body: { messageIds: [anyMessage.messageId] } }),
  signInOperator: () => ({ body: passkeyAnswer }),
  showInvitation: () => ({ body: { code: unknownSecret } }),
  startInvitation: () => ({ body: { code: unknownSecret } }),
  acceptInvitation: () => ({ body: { code: unknownSecret, passkey: newPasskey } }),
  showOperator: () => ({ path: anyOperator }),
  inviteOperatorAgain: () => ({ path: anyOperator }),
  changeOperatorRole: () => ({ path: anyOperator }),
  revokeOperator: () => ({ path: anyOperator }),
  endOperatorSessions: () => ({ path: anyOperator }),
  endPasskey: () => ({ path: { ...anyOperator, passkeyId: anyOperator.operatorId } }),
  showReview: ({ owner }) => ({ path: { reviewId: owner.reviewId } }),
  publishReview: ({ owner }) => ({ path: { reviewId: owner.reviewId }, body: { version: 1 } }),
  answerReview: ({ owner }) => ({
    path: { reviewId: owner.reviewId },
    body: { version: 1, text: 'Спасибо!' },
  }),
  refuseReview: ({ owner }) => ({
    path: { reviewId: owner.reviewId },
    body: { version: 1, reason: 'OTHER' },
  }),
  showContactRequest: () => ({ path: anyRequest }),
  showContactFile: () => ({ path: { ...anyRequest, position: '0' } }),
  answerContactRequest: () => ({ path: anyRequest, body: { version: 1, text: 'Перенесли на\u00a0четверг' } }),
  closeContactRequest: () => ({ path: anyRequest, body: { version: 1, note: null } }),
  reopenContactRequest: () => ({ path: anyRequest, body: { version: 1 } }),
  listBuyers: ({ owner }) => ({ query: { search: owner.email } }),
  showBuyer: ({ owner }) => ({ path: { buyerId: owner.id } }),
  exportBuyer: ({ owner }) => ({ path: { buyerId: owner.id } }),
  endBuyerSignIns: ({ owner }) => ({ path: { buyerId: owner.id }, body: { signInId: null } }),
  deleteBuyer: ({ owner }) => ({ path: { buyerId: owner.id }, body: { identityChecked: true } }),
  cancelOrderByOperator: ({ owner }) => ({
    path: { orderId: owner.orderId },
    body: { version: 1, reason: 'OTHER' },
  }),

  getListing: () => ({ query: { path: 'zhenshchinam/platya' } }),
  getListingFacets: () => ({ query: { path: 'zhenshchinam/platya', colour: 'chernyy' } }),
  getProduct: () => ({ path: { productUrl: 'plate-midi-izumrud' } }),
  getProducts: () => ({ query: { urls: 'plate-midi-izumrud' } }),
  getCartLink: () => ({ query: { articles: '55f5edb5-751e-4aaa-8a90-3d2a91e0cfe3:1' } }),
  getSizeTable: () => ({ path: { sizeTableId } }),
  requestStockNotice: ({ owner }) => ({
    path: { articleId: soldOut },
    body: { email: owner.email, personalDataConsent: true },
  }),
  subscribeToNewsletter: ({ owner }) => ({ body: { email: owner.email, marketingConsent: true } }),
  confirmNewsletter: () => ({ body: { token: unknownSecret } }),
  createContactRequest: ({ owner, formToken }, caller) => ({
    headers: { 'idempotency-key': `0d2c7a52-6f0e-4d3b-9a1c-0f6f4f1f7b${10 + PEOPLE.indexOf(caller.name)}` },
    body: {
      subject: 'ORDER',
      name: 'Анна',
      email: owner.email,
      text: 'Где заказ?',
      formToken,
      orderNumber: owner.orderNumber,
      files: [],
      personalDataConsent: true,
    },
  }),
  searchProducts: () => ({ query: { q: 'платье' } }),
  getSearchFacets: () => ({ query: { q: 'платье', colour: 'chernyy' } }),
  getSuggestions: () => ({ query: { q: 'плат' } }),
  getStores: () => ({ query: { city: store?.cityCode } }),
  getStore: () => ({ path: { code: store?.code ?? '' } }),
  searchContent: () => ({ query: { q: 'примерка' } }),
  getContentPage: () => ({ path: { kind: 'support', slug: 'shipping' } }),
  // A shared wishlist is found only by its code, and its URL never moves. So this call must find no new URL
  // for it.
  getAddressChange: ({ owner }) => ({ query: { path: `/wishlist/shared/${owner.shareCode}` } }),
  getSitemapPart: () => ({ path: { part: 'pages' } }),
  getIcons: () => ({ path: { set: 'care' }, query: { icons: 'wash-hand' } }),
};

/** Converts a call to the options of the test app. */
export function toCall(
  operation: ContractOperation,
  { path = {}, ...options }: CallParts,
  caller: Person,
): [path: string, options: CallOptions] {
  const address = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '');
  return [address, { ...options, method: operation.method, token: caller.token }];
}
