/** A field of a form as text: empty when it is missing or a file. */
export function textOf(data: FormData | URLSearchParams, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
