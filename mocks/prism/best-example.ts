import type { Operation } from '#contract/operations.ts';
import { type Json, successExamples } from './contract-examples.ts';

/**
 * The example that agrees most with the request's parameters, compared by field name. If several agree
 * equally, the first one.
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
 * The number of parameters whose value occurs in the example, minus the number of parameters that have
 * another value there.
 */
export function agreement(example: Json, asked: Record<string, string>): number {
  return Object.entries(asked).reduce((sum, [name, value]) => {
    const stated = example[name] ?? (name.endsWith('Id') ? example.id : undefined);
    if (typeof stated !== 'string' && typeof stated !== 'number') return sum;
    return sum + (String(stated) === value ? 1 : -1);
  }, 0);
}
