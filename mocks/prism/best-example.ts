import type { Operation } from '#contract/operations.ts';
import { type Json, successExamples } from './contract-examples.ts';

/**
 * The example that agrees with most of the request's parameters, compared with the fields of the same names.
 * If several agree equally, the first.
 */
export function bestExample(operation: Pick<Operation, 'id'>, asked: Record<string, string>) {
  const [first, ...others] = successExamples(operation).map(({ name, value }) => ({
    name,
    value: value as Json,
  }));
  return first && others.reduce((best, one) => (worth(one) > worth(best) ? one : best), first);

  function worth({ value }: { value: Json }): number {
    return agreement(value, asked);
  }
}

/**
 * How well an example agrees with the request: the number of parameters that have the same value in the
 * example, minus the number of those with another value.
 */
export function agreement(example: Json, asked: Record<string, string>): number {
  return Object.entries(asked).reduce((sum, [name, value]) => {
    const stated = example[name] ?? (name.endsWith('Id') ? example.id : undefined);
    if (typeof stated !== 'string' && typeof stated !== 'number') return sum;
    return sum + (String(stated) === value ? 1 : -1);
  }, 0);
}
