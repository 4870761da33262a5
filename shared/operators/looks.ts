/** Modes of the exchange with 1C that change nothing. */
const OF_1C = ['1c:checkauth', '1c:query'];

/** Calls of operators that only look at something, by their names in the log. */
export const looksOf = (
  operations: readonly { id: string; service: string; method: string }[],
): readonly string[] => [
  ...operations
    .filter(({ service, method }) => service === 'operator' && method === 'get')
    .map(({ id }) => id),
  ...OF_1C,
];
