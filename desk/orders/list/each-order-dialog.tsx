import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '@/lib/ui/buttons/button';
import { Progress } from '@/lib/ui/loading/progress';
import { Dialog } from '@/lib/ui/overlays/dialog';
import type { useEachOrder } from './use-each-order.ts';

type EachOrderDialogProps = {
  title: string;
  /** «Собрано», «Сохранено». */
  doneWord: string;
  action: string;
  work: Pick<ReturnType<typeof useEachOrder<unknown>>, 'all' | 'done' | 'kept' | 'stage'>;
  onRun(): void;
  onClose(): void;
  /** What is asked before. */
  children: ReactNode;
  /** What follows if it was possible with all orders. */
  whenAll: string;
};

/** Asks, works through the orders, and says which went through and which did not and why. */
export function EachOrderDialog(props: EachOrderDialogProps) {
  const { title, doneWord, action, work, onRun, onClose, children, whenAll } = props;
  const { all, done, kept, stage } = work;
  const isOver = stage === 'over';
  return (
    <Dialog
      open
      onClose={() => {
        if (stage !== 'runs') onClose();
      }}
      title={isOver ? `${doneWord}: ${done.length}` : title}
      footer={
        isOver ? (
          <Button onClick={onClose}>Закрыть</Button>
        ) : (
          <Button busy={stage === 'runs'} onClick={onRun}>
            {action}
          </Button>
        )
      }
    >
      {stage === 'asks' && children}
      {stage === 'runs' && (
        <>
          <p role="status" className="mb-3 text-body tabular-nums">
            {`${done.length + kept.length} из ${all.length}`}
          </p>
          <Progress value={done.length + kept.length} max={all.length} label={doneWord} />
        </>
      )}
      {isOver && kept.length === 0 && <p className="text-body">{whenAll}</p>}
      {isOver && kept.length > 0 && (
        <>
          <p className="text-body">{`Не\u00a0${doneWord.toLowerCase()}: ${kept.length}`}</p>
          <ul className="mt-3 border-hair border-t text-ui">
            {kept.map(({ order, reason }) => (
              <li key={order.id} className="flex gap-4 border-hair border-b py-3">
                <Link
                  to="/orders/$orderId"
                  params={{ orderId: order.id }}
                  className="quiet-link whitespace-nowrap tabular-nums"
                >
                  {order.number}
                </Link>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
