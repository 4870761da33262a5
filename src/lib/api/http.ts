import { callApi } from './call/call-api';
import { currentEnvironment } from './environment/current-environment';
import type { ApiError } from './errors/api-error';

/** The mutator: every generated function uses it to make calls. See {@link callApi}. */
export function http<T>(path: string, init?: RequestInit): Promise<T> {
  return callApi<T>(currentEnvironment(), path, init);
}

// The generator looks for this name and the next one.
export type ErrorType<Data> = ApiError<Data>;
export type BodyType<Body> = Body;
