import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Autocomplete, Header, Input, Menu, MenuItem, MenuSection, SearchField } from 'react-aria-components';
import { formatPhone } from '#shared/forms/phone.ts';
import { ORDER_STATES } from '#shared/operators/operator-words.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { formatMoney } from '#shared/text/money.ts';
import { Dialog } from '@/lib/ui/overlays/dialog';
import {
  getListBuyersQueryOptions,
  getListOrdersQueryOptions,
  getShowOrderQueryKey,
  type OperatorOrder,
} from '../api/index.ts';
import { actionsOf, ORDER_ACTIONS } from '../orders/order-actions.ts';
import { ownViews, VIEWS } from '../orders/views.ts';
import { useMay } from '../session/session.ts';
import { SECTIONS } from './sections.ts';

type Entry = { id: string; name: string; note?: string; run(): void };
type Group = { title: string; entries: Entry[] };

/** Maximum number of found orders to show. The list of orders shows all. */
const MOST_ORDERS = 6;
/** Found orders are counted up to this number. */
const COUNTED = 100;
/** Buyers that are shown at once. */
const MOST_BUYERS = 3;
/** Letters from which orders are looked for. */
const LEAST_LETTERS = 2;

/**
 * The search over the whole desk: it opens a screen, finds an order, or starts an action on the order of the
 * current screen.
 */
export function Palette({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Найти или сделать" size="normal">
      {open && <Choices onClose={onClose} />}
    </Dialog>
  );
}

function Choices({ onClose }: { onClose(): void }) {
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const steps = useNextSteps();
  const places = usePlaces();
  const orders = useFoundOrders(text);
  const buyers = useFoundBuyers(text);
  const fits = ({ name }: Entry) => foldText(name).includes(foldText(text));
  const groups: Group[] = [
    { title: 'Этот заказ', entries: steps.filter(fits) },
    { title: 'Заказы', entries: orders },
    { title: 'Покупатели', entries: buyers },
    { title: 'Перейти', entries: places.filter(fits) },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <div className="palette">
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <SearchField aria-label="Найти или сделать">
          <Input
            data-first-focus=""
            className="desk-field w-full"
            placeholder="Номер, телефон, имя, раздел"
          />
        </SearchField>
        <Menu
          aria-label="Что найдено"
          renderEmptyState={() => <p className="py-6 text-ink-2">Ничего не&nbsp;нашлось</p>}
          onAction={(id) => {
            onClose();
            groups
              .flatMap(({ entries }) => entries)
              .find((entry) => entry.id === id)
              ?.run();
          }}
        >
          {groups.map(({ title, entries }) => (
            <MenuSection key={title} id={title}>
              <Header>{title}</Header>
              {entries.map(entryOf)}
            </MenuSection>
          ))}
        </Menu>
      </Autocomplete>
    </div>
  );
}

const entryOf = ({ id, name, note }: Entry): ReactNode => (
  <MenuItem key={id} id={id} textValue={name}>
    <span>{name}</span>
    {note && <span className="note">{note}</span>}
  </MenuItem>
);

/** The actions that are possible on the order of the current screen, the next step first. */
function useNextSteps(): Entry[] {
  const navigate = useNavigate();
  const client = useQueryClient();
  const may = useMay();
  const orderId = useRouterState({
    select: ({ location }) => /^\/orders\/([^/]+)$/.exec(location.pathname)?.[1],
  });
  const order = orderId ? client.getQueryData<OperatorOrder>(getShowOrderQueryKey(orderId)) : undefined;
  if (!orderId || !order) return [];
  const { all, next } = actionsOf(order, may);
  const sorted = [...all].sort((one, other) => Number(other === next) - Number(one === next));
  return sorted.map((name) => ({
    id: `do:${name}`,
    name: ORDER_ACTIONS[name].label,
    note: order.order.number,
    run: () =>
      void navigate({ to: '/orders/$orderId', params: { orderId }, search: { do: name }, replace: true }),
  }));
}

function useFoundOrders(text: string): Entry[] {
  const navigate = useNavigate();
  const may = useMay();
  const isSearch = text.length >= LEAST_LETTERS && may('listOrders');
  const { data } = useQuery({
    ...getListOrdersQueryOptions({ search: text, size: MOST_ORDERS, countUpTo: COUNTED }),
    enabled: isSearch,
    placeholderData: keepPreviousData,
  });
  if (!isSearch || !data) return [];
  return [
    ...data.items.map(({ id, number, buyer, state, total }) => ({
      id,
      name: [number, buyer].filter(Boolean).join(', '),
      note: `${ORDER_STATES[state]}, ${formatMoney(total)}`,
      run: () => void navigate({ to: '/orders/$orderId', params: { orderId: id } }),
    })),
    ...(data.next !== null
      ? [
          {
            id: 'all-orders',
            name: data.isCapped ? 'Все найденные' : `Все найденные: ${data.totalItems}`,
            run: () => void navigate({ to: '/orders', search: { search: text } }),
          },
        ]
      : []),
  ];
}

/** Buyers with this phone, name, e-mail or order number. */
function useFoundBuyers(text: string): Entry[] {
  const navigate = useNavigate();
  const may = useMay();
  const isSearch = text.length >= LEAST_LETTERS && may('listBuyers');
  const { data } = useQuery({
    ...getListBuyersQueryOptions({ search: text }),
    enabled: isSearch,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
  if (!isSearch || !data) return [];
  return data.items.slice(0, MOST_BUYERS).map(({ id, name, phone, email }) => ({
    id: `buyer:${id}`,
    name: name || 'Без имени',
    note: (phone ? formatPhone(phone) : email) ?? '',
    run: () => void navigate({ to: '/buyers/$buyerId', params: { buyerId: id } }),
  }));
}

function usePlaces(): Entry[] {
  const navigate = useNavigate();
  const may = useMay();
  return [
    ...SECTIONS.filter(({ operation }) => may(operation)).map(({ name, to }) => ({
      id: to,
      name,
      run: () => void navigate({ to, search: {} }),
    })),
    ...(may('listOrders') ? [...VIEWS.slice(1), ...ownViews()] : []).map(({ name, search }) => ({
      id: `view:${name}`,
      name: `Заказы: ${name.toLowerCase()}`,
      run: () => void navigate({ to: '/orders', search }),
    })),
  ];
}
