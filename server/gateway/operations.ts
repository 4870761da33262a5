import { type Credential, type Operation, type OperationId, operationList } from '#contract/operations.ts';
import { operationFinder } from '#shared/web/operation-paths.ts';

const find = operationFinder(operationList);

/** The operation of a call; undefined for addresses outside the contract, such as a retailer's own. */
export function operationAt(method: string, pathname: string): Operation | undefined {
  return find(method === 'HEAD' ? 'GET' : method, pathname)?.operation;
}

/** Whether an address, in any spelling, belongs to the operator API. The web tier never forwards those. */
export function isOfOperators(pathname: string): boolean {
  return /operator-orchestration/i.test(decoded(pathname));
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Whether a call may carry the access token. Calls outside the contract, such as a retailer's own, may. */
export function takesBearer(operation: Operation | undefined): boolean {
  return operation === undefined || reads(operation, 'bearerAuth') || reads(operation, 'anyBearerAuth');
}

export function reads(operation: Operation | undefined, credential: Credential): boolean {
  return operation?.credentials.includes(credential) === true;
}

/** Anonymous reads that must not be cached: they change at any time, or are only for people with the link. */
const NEVER_SHARED: readonly OperationId[] = [
  'getBuildManifest',
  'getHealth',
  'getExternalProviders',
  'getSharedWishlist',
];

/** Whether the response is the same for everyone and may be cached. */
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
