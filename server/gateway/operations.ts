import { type Credential, type Operation, type OperationId, operationList } from '#contract/operations.ts';
import { operationFinder } from '#shared/web/operation-paths.ts';
import { ALLOWED_METHODS } from './guard.ts';

const find = operationFinder(operationList);

/** Finds the operation of a call. Undefined if it is not in the contract. */
export function operationAt(method: string, pathname: string): Operation | undefined {
  // Refuses encoded slashes: a service might decode them before it looks up the route, and would then see
  // another path.
  if (/%(2f|5c)/i.test(pathname)) return undefined;
  return find(method === 'HEAD' ? 'GET' : method, pathname)?.operation;
}

/** Whether an operation is for the people of the shop, who call it with a token or in order to get one. */
export const isOfOperators = ({ service }: Operation): boolean => service === 'operator';

/** The methods of the served operations at a path. GET implies HEAD. */
export function methodsAt(pathname: string, isServed: (operation: Operation) => boolean): string[] {
  return ALLOWED_METHODS.split(', ').filter((method) => {
    const operation = operationAt(method, pathname);
    return operation !== undefined && isServed(operation);
  });
}

/** Whether a call may carry the access token. */
export function takesBearer(operation: Operation): boolean {
  return reads(operation, 'bearerAuth') || reads(operation, 'anyBearerAuth');
}

export function reads(operation: Operation | undefined, credential: Credential): boolean {
  return operation?.credentials.includes(credential) === true;
}

/**
 * Operations that need no credentials, but whose responses must not be cached: they may change at any time,
 * or are only for people with a certain link.
 */
const NEVER_SHARED: readonly OperationId[] = [
  'getBuildManifest',
  'getHealth',
  'getExternalProviders',
  'getSharedWishlist',
];

/** Whether the operation's response is the same for everyone, so that it may be cached. */
export function isShared(operation: Operation | undefined): boolean {
  return (
    operation !== undefined &&
    operation.method === 'get' &&
    operation.credentials.length === 0 &&
    !NEVER_SHARED.includes(operation.id)
  );
}

/** Whether the call ends a session. */
export function isSignOut(operation: Operation | undefined): boolean {
  return operation?.id === 'deleteSession' || operation?.id === 'logout';
}
