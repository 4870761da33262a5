// All of src reaches the generated client and the network through this file (docs/architecture.md): functions
// that call the API, query and mutation options, types. The build drops the exports that no page uses.

export * from '@/generated/client/auth/auth';
export * from '@/generated/client/cart/cart';
export * from '@/generated/client/catalog/catalog';
export * from '@/generated/client/checkout/checkout';
export type * from '@/generated/client/client.schemas';
export * from '@/generated/client/contact/contact';
export * from '@/generated/client/content/content';
export * from '@/generated/client/delivery/delivery';
export * from '@/generated/client/newsletter/newsletter';
export * from '@/generated/client/order/order';
export * from '@/generated/client/payment/payment';
export * from '@/generated/client/platform/platform';
export * from '@/generated/client/refund/refund';
export * from '@/generated/client/review/review';
export * from '@/generated/client/search/search';
export * from '@/generated/client/session/session';
export * from '@/generated/client/store/store';
export * from '@/generated/client/user/user';
export * from '@/generated/client/wishlist/wishlist';
export { uuid } from './call/uuid';
export { onSessionLost, onTokensRefreshed } from './environment/session-events';
export { ApiError, isApiError, UNKNOWN_ERROR_MESSAGE } from './errors/api-error';
export { apiErrorAdapter } from './errors/api-error-adapter';
export { defectAdapter } from './errors/defect-adapter';
export { isAnswer } from './errors/is-answer';
export { SESSION_ENDED } from './errors/session-ended';
export { fetchSession } from './fetch-session';
export { createQueryClient } from './query-client';
