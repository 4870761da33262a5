import type { OperationId } from '#contract/operations.ts';
import { accountEventsFacts, consentsFacts, profileFacts, signInsFacts } from './account-facts.ts';
import { cartFacts } from './cart-facts.ts';
import { countsFacts, listingFacts, productFacts, searchFacts, storesFacts } from './catalog-facts.ts';
import type { Data } from './data.ts';
import type { Facts } from './facts.ts';
import { wishlistFacts, wishlistPageFacts } from './wishlist-facts.ts';

/**
 * Facts to record after every successful call of these operations. For all other operations, only the facts
 * that a story records itself are compared.
 */
const facts: { [Id in OperationId]?: (data: Data<Id>) => Facts } = {
  getCart: cartFacts,
  applyCartActions: cartFacts,
  addPromoCode: cartFacts,
  removePromoCode: cartFacts,
  getWishlistItems: wishlistFacts,
  addToWishlist: wishlistFacts,
  getWishlistPage: wishlistPageFacts,
  getMyAccount: profileFacts,
  updateMyAccount: profileFacts,
  getMyConsents: consentsFacts,
  answerConsents: consentsFacts,
  withdrawConsent: consentsFacts,
  getMySignIns: signInsFacts,
  getMyAccountEvents: accountEventsFacts,
  undoAccountChange: ({ letter }) => ({ letter }),
  getListing: listingFacts,
  getListingFacets: countsFacts,
  searchProducts: searchFacts,
  getProduct: productFacts,
  getStores: storesFacts,
  register: ({ status }) => ({ answer: status }),
  confirmRegistration: ({ status }) => ({ answer: status }),
  getSession: ({ identity, user }) => ({ identity, user: user !== null }),
  createGuestIdentity: ({ kind }) => ({ kind }),
  getUserIdentity: ({ kind }) => ({ kind }),
};

export function factsOf<Id extends OperationId>(id: Id, data: Data<Id>): Facts {
  return (facts[id] as ((data: Data<Id>) => Facts) | undefined)?.(data) ?? {};
}
