// The parts of the API client that the shop's HTTP function and that of the desk share: how a call is made,
// and its errors.

export { wait } from './call/abort';
export { callApi } from './call/call-api';
export { type ApiEnvironment, REQUEST_TIMEOUT_MS } from './call/environment';
export { ApiError, isApiError } from './errors/api-error';
export { isAnswer } from './errors/is-answer';
