import { type ApiError, callApi } from '@/lib/api/core';
import { deskEnvironment } from './environment.ts';

/**
 * The HTTP function of the desk. The generated client uses it in place of the shop's mutator.ts
 * (desk/alias.ts). Both have the same timeout, request ids and type of errors.
 */
export function http<T>(path: string, init?: RequestInit): Promise<T> {
  return callApi<T>(deskEnvironment, path, init);
}

// The names under which generated code imports these types.
export type ErrorType<Data> = ApiError<Data>;
export type BodyType<Body> = Body;
