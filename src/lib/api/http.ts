export type ErrorType<T> = T;
export type BodyType<T> = T;
export async function http<T>(url: string, init?: RequestInit): Promise<T> {
  const r = await fetch(url, init);
  return r.json() as T;
}
