import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ORDER_STATES } from '#shared/operators/operator-words.ts';
import { readMarkingCode } from '#shared/packing/marking-code.ts';
import { waitsToBePacked } from '#shared/packing/pick-list.ts';
import {
  addPiece,
  changeLine,
  isComplete,
  isNothingThere,
  leftOf,
  removePiece,
  type Scans,
  scan,
  scannedOf,
} from '#shared/packing/scans.ts';
import { refusalText } from '@/lib/forms/refusal-text';
import {
  getGetPickListQueryKey,
  getListOrdersQueryKey,
  getShowOrderQueryKey,
  isApiError,
  type OperatorOrder,
  type OrderPacking,
  type OrderToPack,
  packOrder,
  showPacking,
} from '../api/index.ts';
import { useKeptScans } from './kept-scans.ts';
import { nextWords, type Said, saidOf } from './outcome-words.ts';
import { packingOrderOptions } from './packing-order.ts';
import { packingRequest, refusedCodes } from './packing-request.ts';

/** Enter alone does not take pieces off an order: a person presses the button. */
const MISSING = 'Не\u00a0все вещи найдены. Нажмите «Собрано», если их\u00a0нет';

type PackingParts = {
  order: OrderToPack;
  say(said: Said): void;
  onOrder(number: string): void;
  onPacked(order: OrderToPack): void;
};

/** Packing one order: what its scans mean, what is missing, and the call that packs it. */
export function useOrderPacking({ order, say, onOrder, onPacked }: PackingParts) {
  const { lines } = order;
  const client = useQueryClient();
  const [scans, keep] = useKeptScans(order.id);
  // Scans that waited while the order was loading come one after the other within one render.
  const now = useRef(scans);
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map());
  const missing = scans.reduce((all, one) => all + one.missing, 0);
  const change = (next: Scans) => {
    now.current = next;
    keep(next);
  };
  const put = (changed: OrderToPack) =>
    client.setQueryData(packingOrderOptions(order.number).queryKey, changed);

  /** Another operator, or this one in a call whose answer was lost, has changed the order. */
  const lookAgain = async () => {
    const fresh = await showPacking(order.id).catch(() => undefined);
    if (!fresh) return;
    put(fresh);
    const text = waitsToBePacked(fresh.state)
      ? 'Заказ изменился, пока вы\u00a0собирали. Проверьте вещи'
      : `Заказ уже в\u00a0состоянии «${ORDER_STATES[fresh.state]}»`;
    say({ sound: 'wrong', text });
  };

  const pack = useMutation({
    mutationFn: (request: OrderPacking) => packOrder(order.id, request),
    onSuccess(packed) {
      change([]);
      const changed = packedOrder(order, packed);
      put(changed);
      client.setQueryData(getShowOrderQueryKey(order.id), packed);
      void client.invalidateQueries({ queryKey: getListOrdersQueryKey() });
      void client.invalidateQueries({ queryKey: getGetPickListQueryKey() });
      say({ sound: 'done', text: `${order.number}: собран` });
      onPacked(changed);
    },
    async onError(error, request) {
      if (!isApiError(error)) throw error;
      const codes = refusedCodes(request, error.fieldErrors);
      setRefused(new Map(codes.map(({ position, message }) => [position, message])));
      change(withoutCodes(now.current, codes));
      say({ sound: 'wrong', text: codes[0]?.message ?? refusalText(error) });
      if (error.status === 409) await lookAgain();
    },
  });

  const send = () => {
    if (!pack.isPending) pack.mutate(packingRequest(order, now.current));
  };
  const touch = (position: number) => {
    if (refused.has(position)) setRefused(new Map([...refused].filter(([of]) => of !== position)));
  };
  return {
    scans,
    missing,
    refused,
    isComplete: isComplete(lines, scans),
    isNothingThere: isNothingThere(lines, scans),
    isPacking: pack.isPending,
    /** Packs the order, or says what is still to be scanned. */
    pack() {
      if (isComplete(lines, now.current)) send();
      else say({ sound: 'wrong', text: nextWords(lines, now.current) });
    },
    /** Something was scanned or typed, or only Enter was pressed. */
    take(text: string, isShouting: boolean) {
      if (text.trim() === '') {
        const isWhole = isComplete(lines, now.current);
        if (isWhole && missing === 0) send();
        else say({ sound: 'right', text: isWhole ? MISSING : nextWords(lines, now.current) });
        return;
      }
      if (isShouting && readMarkingCode(text) !== null) {
        say({ sound: 'wrong', text: 'Выключите Caps\u00a0Lock и\u00a0считайте код ещё раз' });
        return;
      }
      const { scans: next, outcome } = scan(lines, now.current, text);
      if (outcome.kind === 'order') {
        if (outcome.number === order.number) say({ sound: 'right', text: nextWords(lines, now.current) });
        else onOrder(outcome.number);
        return;
      }
      if (next !== now.current) change(next);
      if ('position' in outcome) touch(outcome.position);
      say(saidOf(outcome, lines, next));
    },
    add: (position: number) => change(addPiece(now.current, position)),
    remove: (position: number) => change(removePiece(now.current, position)),
    /** The rest of the pieces of a line is not there, or is there after all. */
    miss(position: number, isMissing: boolean) {
      const line = lines.find((one) => one.position === position);
      if (!line) return;
      const count = isMissing ? scannedOf(now.current, position).missing + leftOf(line, now.current) : 0;
      change(changeLine(now.current, position, { missing: count }));
    },
  };
}

/** Takes codes back that the shop has refused. Their pieces wait for another code. */
function withoutCodes(scans: Scans, refused: readonly { position: number; code: string }[]): Scans {
  return refused.reduce((all, { position, code }) => {
    const codes = scannedOf(all, position).codes.filter((one) => one !== code);
    return changeLine(all, position, { codes });
  }, scans);
}

/** What is known of an order after it was packed. */
const packedOrder = (order: OrderToPack, { order: { state, lines }, version, packing }: OperatorOrder) => ({
  ...order,
  state,
  version,
  lines: order.lines.map((line, place) => {
    const { quantity = 0, cancelled = 0 } = lines[place] ?? {};
    return { ...line, pieces: quantity - cancelled, codes: packing[place]?.codes ?? [] };
  }),
});
