import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { waitsToBePacked } from '#shared/packing/pick-list.ts';
import { Checkbox } from '@/lib/ui/forms/checkbox';
import { PageHead } from '../parts/page-head.tsx';
import { Failure, RowsSkeleton } from '../parts/screen-states.tsx';
import { Announcement } from './announcement.tsx';
import { OrderPacking } from './order-packing.tsx';
import type { Said } from './outcome-words.ts';
import { PackedOrder } from './packed-order.tsx';
import { packingOrderOptions } from './packing-order.ts';
import { PackingQueue } from './packing-queue.tsx';
import { ScanField } from './scan-field.tsx';
import { useSounds } from './sound.ts';
import { type PartProps, type Take, takeNumber, useTake } from './take.ts';
import { usePrintsLabels } from './use-prints-labels.ts';

const route = getRouteApi('/desk/packing');

/** Packing with a scanner: the number of an order, then its pieces and their codes, then the label. */
export function PackingScreen() {
  const number = route.useSearch().order;
  const navigate = useNavigate();
  const sounds = useSounds();
  const labels = usePrintsLabels();
  const [said, setSaid] = useState<Said & { place: number }>();
  const taker = useRef<Take>(() => undefined);
  // What is scanned while an order loads.
  const waiting = useRef<string[]>([]);
  const register = (take: Take) => {
    taker.current = take;
  };
  const say = (next: Said) => {
    sounds.play(next.sound);
    setSaid((before) => ({ ...next, place: (before?.place ?? 0) + 1 }));
  };
  const open = (next: string) => {
    setSaid(undefined);
    void navigate({ to: '/packing', search: { order: next } });
  };
  const parts = { register, say, onOrder: open };
  return (
    <>
      <PageHead
        title="Сборка"
        actions={
          <Link to="/pick-list" search={{}} className="text-link text-ui">
            Что взять
          </Link>
        }
      />
      <div className="scan-head">
        <ScanField
          label="Номер заказа, штрихкод вещи или код маркировки"
          onScan={(text, isShouting) => taker.current(text, isShouting)}
        />
        {said && <Announcement key={said.place} said={said} />}
      </div>
      {number === undefined ? (
        <Start {...parts} />
      ) : (
        <Opened
          key={number}
          number={number}
          waiting={waiting.current}
          printsLabels={labels.isOn}
          {...parts}
        />
      )}
      <div className="mt-8 flex flex-wrap gap-x-8 border-hair border-t pt-2">
        <Checkbox checked={!sounds.isMuted} onChange={sounds.toggle}>
          Звук
        </Checkbox>
        <Checkbox checked={labels.isOn} onChange={labels.toggle}>
          Печатать этикетку сразу после сборки
        </Checkbox>
      </div>
    </>
  );
}

function Start({ register, ...parts }: PartProps) {
  useTake(register, takeNumber(parts));
  return <PackingQueue />;
}

type OpenedProps = PartProps & { number: string; waiting: string[]; printsLabels: boolean };

function Opened({ number, waiting, printsLabels, ...parts }: OpenedProps) {
  const order = useQuery(packingOrderOptions(number));
  const [isJustPacked, setIsJustPacked] = useState(false);
  if (order.data)
    return waitsToBePacked(order.data.state) ? (
      <OrderPacking
        key={order.data.id}
        order={order.data}
        waiting={waiting}
        onPacked={() => setIsJustPacked(true)}
        {...parts}
      />
    ) : (
      <PackedOrder order={order.data} printsLabel={isJustPacked && printsLabels} {...parts} />
    );
  if (order.data === null) return <NoOrder number={number} {...parts} />;
  if (order.isError)
    return (
      <Broken {...parts}>
        <Failure error={order.error} onRetry={() => void order.refetch()} />
      </Broken>
    );
  return <Loading register={parts.register} waiting={waiting} />;
}

function Loading({ register, waiting }: Pick<PartProps, 'register'> & { waiting: string[] }) {
  useTake(register, (text) => {
    if (text.trim() !== '') waiting.push(text);
  });
  return <RowsSkeleton />;
}

function NoOrder({ number, register, ...parts }: PartProps & { number: string }) {
  useTake(register, takeNumber(parts));
  return (
    <>
      <p role="alert" className="scan-said wrong mt-4">{`Заказа ${number} нет`}</p>
      <PackingQueue />
    </>
  );
}

function Broken({ register, children, ...parts }: PartProps & { children: ReactNode }) {
  useTake(register, takeNumber(parts));
  return children;
}
