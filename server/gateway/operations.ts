import { type Credential, type Operation, type OperationId, operationList } from '#contract/operations.ts';
import { operationFinder } from '#shared/web/operation-paths.ts';

const find = operationFinder(operationList);

/** The operation of a call. Undefined for an address that the contract does not know: a retailer's own. */
export function operationAt(method: string, pathname: string): Operation | undefined {
  return find(method === 'HEAD' ? 'GET' : method, pathname)?.operation;
}

/** Whether an address is for operators. The web tier serves shoppers and leads none of them there, however it is written. */
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

/** Whether a call may carry the access token. What the contract does not know keeps it. */
export function takesBearer(operation: Operation | undefined): boolean {
  return operation === undefined || reads(operation, 'bearerAuth') || reads(operation, 'anyBearerAuth');
}

export function reads(operation: Operation | undefined, credential: Credential): boolean {
  return operation?.credentials.includes(credential) === true;
}

/**
 * Reads without an identity that no cache may keep: their answers change at any time or are for those who know a link.
 */
const NEVER_SHARED: readonly OperationId[] = [
  'getBuildManifest',
  'getHealth',
  'getExternalProviders',
  'getSharedWishlist',
];

/** Whether the answer is the same for everyone, so that a cache may keep it. */
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
