import { useState } from 'react';
import { refusalText } from '@/lib/forms/refusal-text';
import { isApiError, type OperatorOrderSummary } from '../../api/index.ts';

export type Kept = { order: OperatorOrderSummary; reason: string };

type Stage = 'asks' | 'runs' | 'over';

/**
 * Does something with each of several orders, one after the other. Orders with which it was not possible are
 * kept with their reasons, so that nothing is half done in silence.
 */
export function useEachOrder<Result>(
  orders: readonly OperatorOrderSummary[],
  act: (order: OperatorOrderSummary) => Promise<Result>,
) {
  // The list goes on changing behind the dialog.
  const [all] = useState(orders);
  const [done, setDone] = useState<readonly Result[]>([]);
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const [stage, setStage] = useState<Stage>('asks');
  return {
    all,
    done,
    kept,
    stage,
    async run() {
      setStage('runs');
      const results: Result[] = [];
      for (const order of all)
        try {
          results.push(await act(order));
          setDone([...results]);
        } catch (error) {
          const reason = reasonOf(error);
          setKept((before) => [...before, { order, reason }]);
        }
      setStage('over');
      return results;
    },
  };
}

/** Why an order was left out, if the shop has a rule of its own for it. */
export class LeftOut extends Error {
  override readonly name = 'LeftOut';
}

function reasonOf(error: unknown): string {
  if (error instanceof LeftOut) return error.message;
  if (!isApiError(error)) throw error;
  return refusalText(error);
}
