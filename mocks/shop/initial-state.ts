import { demoAccount, demoEvents, demoSignIn } from './account/account.ts';
import { initialStock } from './goods/goods.ts';
import { initialDesk } from './state/desk.ts';
import type { ShopState } from './state/state.ts';

/** The state of the mock shop at its start. */
export function initialState(): ShopState {
  return {
    stock: { ...initialStock },
    soldOut: {},
    prices: {},
    sizePrices: {},
    accounts: [demoAccount()],
    belongings: {},
    accessTokens: {},
    refreshTokens: {},
    signIns: [demoSignIn()],
    stockNotices: [],
    newsletter: [],
    mails: [],
    knownDevices: [],
    undos: [],
    accountEvents: demoEvents(),
    externalAttempts: [],
    orders: [],
    refunds: [],
    events: [],
    reviews: [],
    refundPhotos: [],
    reviewPhotos: [],
    reviewMarks: [],
    reviewComplaints: [],
    drafts: {},
    orderDrafts: {},
    contactRequests: [],
    merges: [],
    addresses: {},
    measures: {},
    desk: initialDesk(),
    bank: 'pays',
  };
}
