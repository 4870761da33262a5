import { callApi } from './call/call-api';
import { currentEnvironment } from './environment/current-environment';
import type { ApiError } from './errors/api-error';

/** The function that all generated code calls to send requests (the «mutator»). See {@link callApi}. */
export function http<T>(path: string, init?: RequestInit): Promise<T> {
  return callApi<T>(currentEnvironment(), path, init);
}

// The type of errors in generated code, which imports this type and the next one by their names.
export type ErrorType<Data> = ApiError<Data>;
export type BodyType<Body> = Body;
