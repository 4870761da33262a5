import type { UserProfile } from '../../src/generated/model/userProfile.ts';
import { exampleOf } from '../contract.ts';
import { initialStock } from './goods.ts';
import type { Principal } from './visitor.ts';

export type CartLine = { articleId: string; isGift: boolean; quantity: number; wasReduced: boolean };

/** What a guest or an account owns. */
export type Belongings = {
  cart: {
    id: string;
    version: number;
    lines: CartLine[];
    requestIds: string[];
    /** In capitals, in the order they were entered. */
    promoCodes: string[];
  };
  /** Newest first. */
  wishlist: { articleId: string; addedAt: string }[];
};

export type Account = { profile: UserProfile; password: string; isConfirmed: boolean };

/** All that the mock shop remembers; plain JSON, so that a page can keep it over a reload. */
export type ShopState = {
  stock: Record<string, number>;
  accounts: Account[];
  belongings: Record<string, Belongings>;
  accessTokens: Record<string, Principal & { expiresAt: string }>;
  refreshTokens: Record<string, Principal>;
  /** Wishes to hear when a size is back. */
  stockNotices: { articleId: string; email: string }[];
  /** Messages with the secret of a confirmation link, newest last. */
  mails: { to: string; accountId: string; token: string }[];
};

/** The account of the contract's examples, ready to sign in. */
export const DEMO_CREDENTIALS = { login: 'anna@example.ru', password: 'lipovyy-chay-1986' };

export function initialState(): ShopState {
  const profile = exampleOf<UserProfile>('getMyAccount', 'profile');
  return {
    stock: { ...initialStock },
    accounts: [{ profile, password: DEMO_CREDENTIALS.password, isConfirmed: true }],
    belongings: {},
    accessTokens: {},
    refreshTokens: {},
    stockNotices: [],
    mails: [],
  };
}

/** What `ownerId` owns; made when it is first asked for. */
export function belongingsOf(state: ShopState, ownerId: string): Belongings {
  state.belongings[ownerId] ??= {
    cart: { id: crypto.randomUUID(), version: 0, lines: [], requestIds: [], promoCodes: [] },
    wishlist: [],
  };
  return state.belongings[ownerId];
}
