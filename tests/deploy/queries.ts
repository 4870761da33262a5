import { parser } from '@prometheus-io/lezer-promql';

/**
 * Grafana inserts durations for its variables, such as `$__rate_interval`. Replaces them by a fixed duration,
 * so that the query can be parsed.
 */
const whole = (query: string) => query.replaceAll(/\$__\w+/g, '5m');

/** Whether a query is valid PromQL. */
export function isPromQl(query: string): boolean {
  let isFaulty = false;
  parser.parse(whole(query)).iterate({
    enter: ({ type }) => {
      isFaulty ||= type.isError;
    },
  });
  return !isFaulty;
}

/** Names of the metrics that a query reads. */
export function metricsIn(query: string): string[] {
  const text = whole(query);
  const names: string[] = [];
  parser.parse(text).iterate({
    enter: ({ name, node, from, to }) => {
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') names.push(text.slice(from, to));
    },
  });
  return names;
}
