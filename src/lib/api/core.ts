// What another app of the same contract, the desk, shares with the mutator of the shop: how a call is made, and its errors.

export { wait } from './call/abort';
export { callApi } from './call/call-api';
export { type ApiEnvironment, REQUEST_TIMEOUT_MS } from './call/environment';
export { ApiError, isApiError } from './errors/api-error';
