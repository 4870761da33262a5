import type { ContentPage, Sitemap, WishlistShare } from '#contract/client/client.schemas.ts';
import type { Operation } from '#contract/operations.ts';
import { operationList } from '#contract/operations.ts';
import { operationFinder } from '#shared/web/operation-paths.ts';
import { contract, exampleOf } from '../contract/contract.ts';
import { FORMER_ADDRESSES } from '../contract/former-addresses.ts';

/** Kinds of visitors. Prism stores no state, so the token itself says of which kind a visitor is. */
export type Visitor = 'none' | 'guest' | 'user';

const TOKENS = { guest: 'mock-guest', user: 'mock-user' } as const;

export function visitorOf(token: string | undefined): Visitor {
  if (token === TOKENS.user) return 'user';
  return token === TOKENS.guest ? 'guest' : 'none';
}

/** Finds the operation for a method and a path, with the values of the path parameters. */
export const matchOperation = operationFinder(operationList);

/**
 * Addresses that occur in the examples. All pages of one kind show the same example, because there is only
 * one.
 */
const knownProducts = textsAt('productUrl');
const knownPaths = textsAt('path');
const knownParts = new Set(exampleOf<Sitemap>('getSitemap', 'parts').parts.map(({ name }) => name));
const example = exampleOf<ContentPage>('getContentPage', 'shipping');
const { code: sharedCode } = exampleOf<WishlistShare>('shareWishlist', 'share');

/**
 * The value of the `Prefer` header for Prism: the example for this visitor, or 404 for an address that no
 * example mentions. Undefined if Prism chooses correctly by itself.
 */
export function chosenAnswer(
  operation: Operation,
  params: Record<string, string>,
  query: URLSearchParams,
  visitor: Visitor,
): string | undefined {
  if (operation.access === 'user' && visitor !== 'user') return 'code=401';
  switch (operation.id) {
    case 'getSession':
      return `example=${visitor}`;
    case 'getUserIdentity':
      return visitor === 'none' ? undefined : `example=${visitor}`;
    case 'getProduct':
      return knownProducts.has(params.productUrl ?? '') ? undefined : 'code=404';
    case 'getListing':
    case 'getListingFacets':
      return isKnownListing(query) ? undefined : 'code=404';
    case 'getAddressChange':
      return changeOf(query.get('path'));
    case 'getSitemapPart':
      return knownParts.has(params.part ?? '') ? undefined : 'code=404';
    case 'getContentPage':
      return isKnownPage(params) ? undefined : 'code=404';
    case 'getSharedWishlist':
      return params.code === sharedCode ? undefined : 'code=404';
    default:
      return undefined;
  }
}

/** The answer about a former address: moved, removed, or unknown. Prism itself rejects invalid requests. */
function changeOf(path: string | null): string | undefined {
  if (path === FORMER_ADDRESSES.moved) return 'example=moved';
  if (path === FORMER_ADDRESSES.gone) return 'example=gone';
  return path?.startsWith('/') ? 'code=404' : undefined;
}

/**
 * Whether the examples have the listing; they have only its first page. Prism itself rejects invalid
 * requests.
 */
function isKnownListing(query: URLSearchParams): boolean {
  const page = Number(query.get('page') ?? 1);
  return knownPaths.has(query.get('path') ?? '') && !(page > 1);
}

/** Whether the page is an example or an example links to it. */
function isKnownPage({ kind, slug }: Record<string, string>): boolean {
  return knownPaths.has(`/${kind}/${slug}`) || (kind === example.kind && slug === example.slug);
}

function textsAt(name: string, value: unknown = contract, found = new Set<string>()): Set<string> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      if (key === name && typeof part === 'string') found.add(part);
      textsAt(name, part, found);
    }
  }
  return found;
}

/**
 * The token that a response sets in the cookies; null expires the cookies, undefined leaves them unchanged.
 */
export function tokensAfter(
  operation: Operation,
  status: number,
  visitor: Visitor,
  refreshToken: string | undefined,
): string | null | undefined {
  if (status >= 300) return undefined;
  switch (operation.id) {
    case 'login':
    case 'confirmRegistration':
    case 'completeExternalSignIn':
      return TOKENS.user;
    case 'createGuestIdentity':
      return visitor === 'none' ? TOKENS.guest : undefined;
    case 'refreshTokens':
      return refreshToken;
    case 'logout':
    case 'deleteSession':
    case 'deleteMyAccount':
    case 'endMySignIns':
      return null;
    default:
      return undefined;
  }
}
