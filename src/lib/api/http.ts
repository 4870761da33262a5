import { callApi } from './call/call-api';
import { currentEnvironment } from './environment/current-environment';
import type { ApiError } from './errors/api-error';

/** The mutator: every generated function uses it to make calls. See {@link callApi}. */
export function http<T>(path: string, init?: RequestInit): Promise<T> {
  return callApi<T>(currentEnvironment(), path, init);
}

// The name under which generated code imports the type of errors. The next type is also found by its name.
export type ErrorType<Data> = ApiError<Data>;
export type BodyType<Body> = Body;
