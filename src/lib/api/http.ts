import type { ApiError } from './api-error';
import { callApi } from './call-api';
import { currentEnvironment } from './current-environment';

/** The mutator: every generated function goes to the network through here. See {@link callApi}. */
export function http<T>(path: string, init?: RequestInit): Promise<T> {
  return callApi<T>(currentEnvironment(), path, init);
}

// The generator finds these two by their names.
export type ErrorType<Data> = ApiError<Data>;
export type BodyType<Body> = Body;
