import type { Operation } from '#contract/operations.ts';
import { operationList } from '#contract/operations.ts';
import { operationFinder } from '#shared/web/operation-paths.ts';
import { FORMER_ADDRESSES } from '../contract/former-addresses.ts';
import { adaptedAnswer } from './adapted-answer.ts';
import { agreement, bestExample } from './best-example.ts';
import { identifiersOf, isInExamples } from './contract-examples.ts';
import { pagesOf } from './pages.ts';

/**
 * Kinds of visitors: without an identity, guest, user. Prism keeps no state, so the token itself says the
 * kind.
 */
export type Visitor = 'none' | 'guest' | 'user';

const TOKENS = { guest: 'mock-guest', user: 'mock-user' } as const;

export function visitorOf(token: string | undefined): Visitor {
  if (token === TOKENS.user) return 'user';
  return token === TOKENS.guest ? 'guest' : 'none';
}

/** Finds the operation for a method and path, and the values of its path parameters. */
export const matchOperation = operationFinder(operationList);

/**
 * The value of the `Prefer` header, which makes Prism send the example that fits the request best, or a 404
 * if no example has the id, URL or page number that was requested. Undefined if Prism should choose by itself,
 * for example if the request violates the contract.
 */
export function chosenAnswer(
  operation: Operation,
  params: Record<string, string>,
  query: URLSearchParams,
  visitor: Visitor,
): string | undefined {
  if (operation.access === 'user' && visitor !== 'user') return 'code=401';
  if (operation.id === 'getSession') return `example=${visitor}`;
  if (operation.id === 'getUserIdentity') return visitor === 'none' ? undefined : `example=${visitor}`;
  if (operation.id === 'getAddressChange') return changeOf(query.get('path'));
  const asked = { ...Object.fromEntries(query), ...params };
  if (identifiersOf(operation).some((name) => !isInExamples(asked[name] ?? ''))) return 'code=404';
  const best = bestExample(operation, asked);
  if (!best) return undefined;
  const { kind } = best.value;
  // Pages of different kinds may have the same last path segment, so the kind must match too.
  if (params.kind !== undefined && (kind !== params.kind || agreement(best.value, asked) < 2))
    return 'code=404';
  if (Number(asked.page) > pagesOf(adaptedAnswer(operation, params, query, best.value))) return 'code=404';
  return `example=${best.name}`;
}

function changeOf(path: string | null): string | undefined {
  if (path === FORMER_ADDRESSES.moved) return 'example=moved';
  if (path === FORMER_ADDRESSES.gone) return 'example=gone';
  return path?.startsWith('/') ? 'code=404' : undefined;
}

/** The tokens that a response sets as cookies. Null deletes the cookies; undefined leaves them unchanged. */
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
