import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { operationList } from '#contract/operations.ts';
import { seedDemo } from '../demo/seed/seed.ts';
import { testCatalog, testNow } from './catalog/testing/catalog.ts';
import { openForm } from './contact/form-token.ts';
import { addOperator } from './operators/operators.ts';
import { freshDatabase } from './platform/testing/database.ts';
import { createTestApp, forgetEveryone, type TestApp } from './testing/app.ts';
import {
  type ContractOperation,
  callsAfter,
  operations,
  providerOfOwner,
  type Targets,
  toCall,
} from './testing/calls.ts';
import { NO_LIMITS } from './testing/no-limits.ts';
import { createPeople, goodsOf, namesOf, PEOPLE, type Person, type PersonName } from './testing/people.ts';
import { storedDataOf } from './testing/stored-data.ts';

/**
 * The answer of every operation to each of five people, targeting the owner's data (backend/testing/calls.ts).
 *
 *   own      200, with the caller's own data and no one else's
 *   same     200, identical for everyone, without personal data
 *   no one   200, without personal data
 *   done     204, changes at most the caller's own data
 *   401 …    refused with this status; nothing changes, no personal data
 *
 * In all cases the data of the other four people stays unchanged.
 */
const TABLE = `
  operation                | anonymous | guest  | owner  | other guest | other user
  -------------------------|-----------|--------|--------|-------------|-----------
  getSession               | no one    | no one | own    | no one      | own
  deleteSession            | done      | done   | done   | done        | done
  getUserIdentity          | 401       | own    | own    | own         | own
  createGuestIdentity      | no one    | own    | own    | own         | own
  login                    | 401       | 401    | 401    | 401         | 401
  logout                   | done      | done   | done   | done        | done
  refreshTokens            | 401       | done   | done   | done        | done
  register                 | same      | same   | same   | same        | same
  confirmRegistration      | 409       | 409    | 409    | 409         | 409
  requestConfirmation      | done      | done   | done   | done        | done
  requestPasswordReset     | done      | done   | done   | done        | done
  setNewPassword           | 409       | 409    | 409    | 409         | 409
  getExternalProviders     | same      | same   | same   | same        | same
  startExternalSignIn      | no one    | no one | no one | no one      | no one
  completeExternalSignIn   | 409       | 409    | no one | 409         | 409
  -------------------------|-----------|--------|--------|-------------|-----------
  getMyAccount             | 401       | 401    | own    | 401         | own
  updateMyAccount          | 401       | 401    | own    | 401         | own
  changePassword           | 401       | 401    | done   | 401         | done
  deleteMyAccount          | 401       | 401    | done   | 401         | done
  proveIdentity            | 401       | 401    | done   | 401         | done
  requestProofCode         | 401       | 401    | 409    | 401         | 409
  getMyAccountEvents       | 401       | 401    | own    | 401         | own
  unlinkExternalSignIn     | 401       | 401    | done   | 401         | 404
  undoAccountChange        | 409       | 409    | 409    | 409         | 409
  getMySignIns             | 401       | 401    | own    | 401         | own
  endMySignIn              | 401       | 401    | done   | 401         | 404
  endMySignIns             | 401       | 401    | done   | 401         | done
  getMyConsents            | 401       | 401    | own    | 401         | own
  answerConsents           | 401       | 401    | own    | 401         | own
  withdrawConsent          | 401       | 401    | own    | 401         | 404
  unsubscribe              | 404       | 404    | 404    | 404         | 404
  getMyData                | 401       | 401    | own    | 401         | own
  -------------------------|-----------|--------|--------|-------------|-----------
  getCart                  | 401       | own    | own    | own         | own
  getCartLink              | same      | same   | same   | same        | same
  applyCartActions         | 401       | 409    | own    | 409         | 409
  addPromoCode             | 401       | own    | own    | own         | own
  removePromoCode          | 401       | own    | own    | own         | own
  getWishlistItems         | 401       | own    | own    | own         | own
  getWishlistPage          | 401       | own    | own    | own         | own
  addToWishlist            | 401       | own    | own    | own         | own
  removeFromWishlist       | 401       | done   | done   | done        | done
  shareWishlist            | 401       | own    | own    | own         | own
  stopSharingWishlist      | 401       | done   | done   | done        | done
  getSharedWishlist        | same      | same   | same   | same        | same
  -------------------------|-----------|--------|--------|-------------|-----------
  getDeliveryOptions       | 401       | no one | no one | no one      | no one
  getArticleDelivery       | same      | same   | same   | same        | same
  getDeliveryPoints        | 401       | no one | no one | no one      | no one
  suggestAddresses         | 401       | no one | no one | no one      | no one
  -------------------------|-----------|--------|--------|-------------|-----------
  getCheckoutDraft         | 401       | own    | own    | own         | own
  patchCheckoutDraft       | 401       | own    | own    | own         | own
  getMyMeasures            | 401       | 401    | no one | 401         | no one
  replaceMyMeasures        | 401       | 401    | no one | 401         | no one
  deleteMyMeasures         | 401       | 401    | done   | 401         | done
  getMyAddresses           | 401       | 401    | own    | 401         | own
  deleteMyAddress          | 401       | 401    | done   | 401         | 404
  -------------------------|-----------|--------|--------|-------------|-----------
  placeOrder               | 401       | own    | own    | own         | own
  getOrders                | 401       | own    | own    | own         | own
  getOrder                 | 401       | 404    | own    | 404         | 404
  cancelOrder              | 401       | 404    | own    | 404         | 404
  repeatOrder              | 401       | 404    | no one | 404         | 404
  getOrderStatus           | 404       | 404    | 404    | 404         | 404
  receiveParcelNotification | done     | done   | done   | done        | done
  getRefundable            | 401       | 404    | own    | 404         | 404
  makeRefund               | 401       | 404    | own    | 404         | 404
  getRefunds               | 401       | own    | own    | own         | own
  getRefund                | 401       | 404    | own    | 404         | 404
  patchRefund              | 401       | 404    | own    | 404         | 404
  addRefundPhoto           | 401       | 404    | no one | 404         | 404
  submitRefund             | 401       | 404    | 409    | 404         | 404
  cancelRefund             | 401       | 404    | own    | 404         | 404
  shipRefund               | 401       | 404    | 409    | 404         | 404
  getRefundDocument        | 401       | 404    | 404    | 404         | 404
  getProductReviews        | same      | same   | same   | same        | same
  getMyProductReviews      | 401       | 401    | no one | 401         | no one
  getMyReviews             | 401       | 401    | own    | 401         | own
  getReviewedLine          | 401       | 401    | own    | 401         | 404
  writeReview              | 401       | 401    | own    | 401         | 404
  deleteReview             | 401       | 401    | done   | 401         | 404
  addReviewPhoto           | 401       | 401    | no one | 401         | no one
  markReviewHelpful        | 401       | 401    | 409    | 401         | no one
  unmarkReviewHelpful      | 401       | 401    | no one | 401         | no one
  complainAboutReview      | 401       | done   | 409    | done        | done
  getOrderPayment          | 401       | 404    | no one | 404         | 404
  startPayment             | 401       | 404    | 409    | 404         | 404
  payByLink                | 404       | 404    | 404    | 404         | 404
  receiveNotification      | same      | same   | same   | same        | same
  -------------------------|-----------|--------|--------|-------------|-----------
  listOrders               | 401       | 401    | 401    | 401         | 401
  showOrderDraft           | 401       | 401    | 401    | 401         | 401
  changeOrderDraft         | 401       | 401    | 401    | 401         | 401
  getDraftDelivery         | 401       | 401    | 401    | 401         | 401
  getDraftPoints           | 401       | 401    | 401    | 401         | 401
  placeDraftedOrder        | 401       | 401    | 401    | 401         | 401
  findGoods                | 401       | 401    | 401    | 401         | 401
  findPlaces               | 401       | 401    | 401    | 401         | 401
  showOrder                | 401       | 401    | 401    | 401         | 401
  getPickList              | 401       | 401    | 401    | 401         | 401
  showPacking              | 401       | 401    | 401    | 401         | 401
  packOrder                | 401       | 401    | 401    | 401         | 401
  showLabel                | 401       | 401    | 401    | 401         | 401
  shipOrder                | 401       | 401    | 401    | 401         | 401
  readyOrder               | 401       | 401    | 401    | 401         | 401
  handOverOrder            | 401       | 401    | 401    | 401         | 401
  cancelOrderByOperator    | 401       | 401    | 401    | 401         | 401
  getOrderEditOptions      | 401       | 401    | 401    | 401         | 401
  tryEdit                  | 401       | 401    | 401    | 401         | 401
  editOrder                | 401       | 401    | 401    | 401         | 401
  withdrawOrderEdit        | 401       | 401    | 401    | 401         | 401
  addOrderNote             | 401       | 401    | 401    | 401         | 401
  repeatOrderLetter        | 401       | 401    | 401    | 401         | 401
  refundOrder              | 401       | 401    | 401    | 401         | 401
  decidePaymentCase        | 401       | 401    | 401    | 401         | 401
  exportOrders             | 401       | 401    | 401    | 401         | 401
  listRefunds              | 401       | 401    | 401    | 401         | 401
  showRefund               | 401       | 401    | 401    | 401         | 401
  approveRefund            | 401       | 401    | 401    | 401         | 401
  receiveRefund            | 401       | 401    | 401    | 401         | 401
  payRefund                | 401       | 401    | 401    | 401         | 401
  refundAtCounter          | 401       | 401    | 401    | 401         | 401
  rejectRefund             | 401       | 401    | 401    | 401         | 401
  getReport                | 401       | 401    | 401    | 401         | 401
  listReviews              | 401       | 401    | 401    | 401         | 401
  showReview               | 401       | 401    | 401    | 401         | 401
  publishReview            | 401       | 401    | 401    | 401         | 401
  refuseReview             | 401       | 401    | 401    | 401         | 401
  answerReview             | 401       | 401    | 401    | 401         | 401
  listContactRequests      | 401       | 401    | 401    | 401         | 401
  showContactRequest       | 401       | 401    | 401    | 401         | 401
  showContactFile          | 401       | 401    | 401    | 401         | 401
  answerContactRequest     | 401       | 401    | 401    | 401         | 401
  closeContactRequest      | 401       | 401    | 401    | 401         | 401
  reopenContactRequest     | 401       | 401    | 401    | 401         | 401
  listBuyers               | 401       | 401    | 401    | 401         | 401
  showBuyer                | 401       | 401    | 401    | 401         | 401
  exportBuyer              | 401       | 401    | 401    | 401         | 401
  endBuyerSignIns          | 401       | 401    | 401    | 401         | 401
  deleteBuyer              | 401       | 401    | 401    | 401         | 401
  getOperatorSession       | 401       | 401    | 401    | 401         | 401
  signOutOperator          | 401       | 401    | 401    | 401         | 401
  startPasskey             | 401       | 401    | 401    | 401         | 401
  addPasskey               | 401       | 401    | 401    | 401         | 401
  listOperators            | 401       | 401    | 401    | 401         | 401
  showOperator             | 401       | 401    | 401    | 401         | 401
  inviteOperator           | 401       | 401    | 401    | 401         | 401
  inviteOperatorAgain      | 401       | 401    | 401    | 401         | 401
  changeOperatorRole       | 401       | 401    | 401    | 401         | 401
  revokeOperator           | 401       | 401    | 401    | 401         | 401
  endOperatorSessions      | 401       | 401    | 401    | 401         | 401
  endPasskey               | 401       | 401    | 401    | 401         | 401
  listOperatorCalls        | 401       | 401    | 401    | 401         | 401
  getToday                 | 401       | 401    | 401    | 401         | 401
  getTodaySales            | 401       | 401    | 401    | 401         | 401
  listSoldOutSizes         | 401       | 401    | 401    | 401         | 401
  getShopHealth            | 401       | 401    | 401    | 401         | 401
  checkShop                | 401       | 401    | 401    | 401         | 401
  listMessages             | 401       | 401    | 401    | 401         | 401
  repeatMessage            | 401       | 401    | 401    | 401         | 401
  repeatDeadMessages       | 401       | 401    | 401    | 401         | 401
  dropMessage              | 401       | 401    | 401    | 401         | 401
  startOperatorSignIn      | no one    | no one | no one | no one      | no one
  signInOperator           | 409       | 409    | 409    | 409         | 409
  showInvitation           | 409       | 409    | 409    | 409         | 409
  startInvitation          | 409       | 409    | 409    | 409         | 409
  acceptInvitation         | 409       | 409    | 409    | 409         | 409
  -------------------------|-----------|--------|--------|-------------|-----------
  getNavigation            | same      | same   | same   | same        | same
  getListing               | same      | same   | same   | same        | same
  getListingFacets         | same      | same   | same   | same        | same
  getProduct               | same      | same   | same   | same        | same
  getProducts              | same      | same   | same   | same        | same
  getSizeTable             | same      | same   | same   | same        | same
  requestStockNotice       | done      | done   | done   | done        | done
  subscribeToNewsletter    | done      | done   | done   | done        | done
  confirmNewsletter        | 404       | 404    | 404    | 404         | 404
  openContactForm          | no one    | no one | no one | no one      | no one
  createContactRequest     | no one    | no one | no one | no one      | no one
  searchProducts           | same      | same   | same   | same        | same
  getSearchFacets          | same      | same   | same   | same        | same
  getSuggestions           | same      | same   | same   | same        | same
  getCities                | same      | same   | same   | same        | same
  getStores                | same      | same   | same   | same        | same
  getStore                 | same      | same   | same   | same        | same
  getHome                  | same      | same   | same   | same        | same
  getContentPage           | same      | same   | same   | same        | same
  getJournal               | same      | same   | same   | same        | same
  searchContent            | same      | same   | same   | same        | same
  getIcons                 | same      | same   | same   | same        | same
  getAddressChange         | 404       | 404    | 404    | 404         | 404
  getSitemap               | same      | same   | same   | same        | same
  getSitemapPart           | same      | same   | same   | same        | same
  getBuildManifest         | same      | same   | same   | same        | same
  recordEvents             | done      | done   | done   | done        | done
  getHealth                | same      | same   | same   | same        | same
`;

const table = new Map(
  TABLE.split('\n')
    .filter((line) => line.includes('|') && !line.includes('---'))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([operation = '', ...cells]) => [operation, cells]),
);

let database: Awaited<ReturnType<typeof freshDatabase>>;
let shop: TestApp;
let people: Record<PersonName, Person>;
let prey: Targets;

beforeAll(async () => {
  database = await freshDatabase();
  await seedDemo(database.db, { catalog: testCatalog(), now: testNow });
});
afterAll(() => database.close());

/** Replaces all people in the test by five new ones. */
async function meetPeople(): Promise<void> {
  await forgetEveryone(database.db);
  shop = createTestApp(database.db, {
    limits: NO_LIMITS,
    externalProviders: [providerOfOwner(() => people.owner)],
  });
  people = await createPeople(shop);
  prey = { owner: people.owner, attempt: await beginAttempt(), formToken: await openForm(shop.deps) };
  shop.advance(MINUTE);
}

async function beginAttempt(): Promise<Targets['attempt']> {
  const body = { mode: 'popup', redirect: '/' };
  const response = await shop.call('/api/auth/external/demo/start', { body });
  const { url } = (await response.json()) as { url: string };
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { state: new URL(url).searchParams.get('state') ?? '', cookie };
}

const MINUTE = 60_000;

type Seen = { status: number; text: string };

async function call(operation: ContractOperation, caller: Person): Promise<Seen> {
  const parts = callsAfter[operation.id]?.(prey, caller) ?? {};
  const response = await send(operation, parts, caller);
  return { status: response.status, text: await response.text() };
}

const send = (...parts: Parameters<typeof toCall>): Promise<Response> => shop.call(...toCall(...parts));

const othersThan = (caller: Person) => Object.values(people).filter((person) => person !== caller);
const allThings = () => storedDataOf(database.db, people);
const mentioned = (text: string, words: string[]) => words.filter((word) => text.includes(word));
const isUuid = (word: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(word);
const allOf = (person: Person) => [...namesOf(person), ...goodsOf(person)];

/**
 * Describes a response by a word from TABLE, such as `own` or `401`.
 * @throws Error if it contains personal data that the table does not allow
 */
function describeAnswer({ status, text }: Seen, caller: Person, isForAll: boolean): string {
  if (isForAll) expect(mentioned(text, Object.values(people).flatMap(namesOf))).toEqual([]);
  else expect(mentioned(text, othersThan(caller).flatMap(allOf))).toEqual([]);
  if (status === 204) return 'done';
  if (status !== 200) return String(status);
  if (isForAll) return 'same';
  return mentioned(text, allOf(caller)).length > 0 ? 'own' : 'no one';
}

test('the ownership table has a row for every operation, and a cell for each person (§6.1.3, §6.1.6, §7.4, §7.4.1)', () => {
  expect([...table.keys()].sort()).toEqual(operations.map(({ id }) => id).sort());
  for (const cells of table.values()) expect(cells).toHaveLength(PEOPLE.length);
  expect(Object.keys(callsAfter).filter((id) => !table.has(id))).toEqual([]);
});

describe('each person gets the answer in the table, and changes no data of others: (§6.1.6)', () => {
  beforeEach(meetPeople);
  // The owner's call comes last, because it may delete the data that the others try to access.
  const order = PEOPLE.toSorted((one, other) => Number(one === 'owner') - Number(other === 'owner'));

  test.each(operations)(
    'each person gets the answer in the ownership table from $id, which changes no data of others',
    async (operation) => {
      const cells = table.get(operation.id) ?? [];
      const seen: Record<string, string> = {};
      const texts = new Set<string>();
      let before = await allThings();
      for (const name of order) {
        const caller = people[name];
        const cell = cells[PEOPLE.indexOf(name)] ?? '';
        const answer = await call(operation, caller);
        seen[name] = describeAnswer(answer, caller, cell === 'same');
        if (cell === 'same') texts.add(answer.text);
        const after = await allThings();
        const isRefused = /^\d+$/.test(cell);
        // A successful call may change data of the caller, but not of anyone else.
        expect(after, `after ${name}`).toEqual(isRefused ? before : { ...before, [name]: after[name] });
        before = after;
      }
      expect(PEOPLE.map((name) => seen[name])).toEqual(cells);
      expect(texts.size).toBeLessThanOrEqual(1);
    },
  );
});

test('an operator’s token does not work for shopper operations', async () => {
  await meetPeople();
  const token = randomUUID();
  const operator = { id: randomUUID(), name: 'Ольга', role: 'manager' as const, token, now: testNow };
  expect(await addOperator(database.db, operator)).toBe(true);
  const before = await allThings();
  for (const { id, access } of operationList.filter((each) => each.access !== 'operator')) {
    const operation = operations.find((each) => each.id === id) as ContractOperation;
    const answer = await call(operation, { ...people.anonymous, token });
    const cell = access === 'open' ? table.get(id)?.[0] : '401';
    expect(describeAnswer(answer, people.anonymous, cell === 'same'), id).toBe(cell);
  }
  expect(await allThings()).toEqual(before);
});

describe('ids give no access to the data of others: (§6.1.6)', () => {
  // The people are created only once, because the calls in these tests change no data.
  beforeAll(meetPeople);
  const takingIds = operations.filter(({ id, ids }) => ids.length > 0 && table.get(id)?.[0] === '401');

  test('at least some operations take an id, so that the tests below are not empty', () => {
    expect(takingIds.map(({ id }) => id).sort()).toEqual([
      'addOrderNote',
      'addRefundPhoto',
      'answerContactRequest',
      'answerReview',
      'approveRefund',
      'cancelOrder',
      'cancelOrderByOperator',
      'cancelRefund',
      'changeOperatorRole',
      'closeContactRequest',
      'complainAboutReview',
      'decidePaymentCase',
      'deleteBuyer',
      'deleteMyAddress',
      'deleteReview',
      'dropMessage',
      'editOrder',
      'endBuyerSignIns',
      'endMySignIn',
      'endOperatorSessions',
      'endPasskey',
      'exportBuyer',
      'getOrder',
      'getOrderEditOptions',
      'getOrderPayment',
      'getRefund',
      'getRefundDocument',
      'getRefundable',
      'getReviewedLine',
      'handOverOrder',
      'inviteOperatorAgain',
      'makeRefund',
      'markReviewHelpful',
      'packOrder',
      'patchRefund',
      'payRefund',
      'publishReview',
      'readyOrder',
      'receiveRefund',
      'refundAtCounter',
      'refundOrder',
      'refuseReview',
      'rejectRefund',
      'removeFromWishlist',
      'reopenContactRequest',
      'repeatMessage',
      'repeatOrder',
      'repeatOrderLetter',
      'revokeOperator',
      'shipOrder',
      'shipRefund',
      'showBuyer',
      'showContactFile',
      'showContactRequest',
      'showLabel',
      'showOperator',
      'showOrder',
      'showPacking',
      'showRefund',
      'showReview',
      'startPayment',
      'submitRefund',
      'tryEdit',
      'unmarkReviewHelpful',
      'withdrawConsent',
      'withdrawOrderEdit',
      'writeReview',
    ]);
  });

  test.each(takingIds)('the id in $id gives no access to the data of others', async (operation) => {
    for (const caller of [people['other guest'], people['other user']]) {
      const before = await allThings();
      const foreign = othersThan(caller).flatMap(allOf).filter(isUuid);
      expect(foreign.length).toBeGreaterThan(10);
      for (const id of foreign) {
        const path = Object.fromEntries(operation.ids.map((name) => [name, id]));
        const parts = callsAfter[operation.id]?.(prey, caller);
        const call = { ...parts, path: { ...parts?.path, ...path } };
        const response = await send(operation, call, caller);
        expect([204, 401, 404]).toContain(response.status);
        expect(mentioned(await response.text(), othersThan(caller).flatMap(allOf))).toEqual([]);
      }
      expect(await allThings()).toEqual(before);
    }
  });

  test('a shared wishlist is found only by its code, not by its id, until its owner stops sharing', async () => {
    const { owner } = people;
    const read = (code: string) =>
      shop.call(`/api/wishlist-orchestration/v1/wishlists/shared/${code}`, { token: owner.token });
    const open = await read(owner.shareCode);
    expect(open.status).toBe(200);
    expect(mentioned(await open.text(), goodsOf(owner))).toEqual([owner.goods.onWishlist]);
    for (const id of namesOf(owner).filter(isUuid)) {
      expect((await read(id)).status).toBe(422);
      // The last 16 characters of the id: as long as a code, but not a code.
      expect((await read(id.slice(-16))).status).toBe(404);
    }
    await shop.call('/api/wishlist-orchestration/v1/wishlists/my/share', {
      method: 'DELETE',
      token: owner.token,
    });
    expect((await read(owner.shareCode)).status).toBe(404);
  });
});
