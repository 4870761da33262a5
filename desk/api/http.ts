import { type ApiError, callApi } from '@/lib/api/core';
import { deskEnvironment } from './environment.ts';

/**
 * The mutator of the desk, which the generated client finds in place of the shop's (mutator.ts). Both make calls in the
 * same way: one timeout, one request id, one type of errors.
 */
export function http<T>(path: string, init?: RequestInit): Promise<T> {
  return callApi<T>(deskEnvironment, path, init);
}

// The names under which generated code imports these types.
export type ErrorType<Data> = ApiError<Data>;
export type BodyType<Body> = Body;
