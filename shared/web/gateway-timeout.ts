/**
 * How long the gateway waits for the API, in ms (docs/specification.md §9). After that it answers with status
 * 503.
 */
export const GATEWAY_TIMEOUT_MS = 30_000;
