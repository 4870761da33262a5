import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { piecesOf } from '#shared/cart/pieces.ts';
import { isOnline, PAYMENT_NAMES } from '#shared/payments/ways-to-pay.ts';
import { refusalText } from '@/lib/forms/refusal-text';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Checkbox } from '@/lib/ui/forms/checkbox';
import { EmailField } from '@/lib/ui/forms/email-field';
import { Field } from '@/lib/ui/forms/field';
import { PhoneField } from '@/lib/ui/forms/phone-field';
import { phoneOf } from '@/lib/ui/forms/phone-input';
import { RadioGroup } from '@/lib/ui/forms/radio';
import { TextareaField } from '@/lib/ui/forms/textarea-field';
import {
  type DraftedOrder,
  getGetDraftDeliveryQueryOptions,
  getShowOrderDraftQueryKey,
  isApiError,
  type OrderChange,
  type OrderDraft,
  type OrderDraftChange,
} from '../../api/index.ts';
import { useDraft } from '../../parts/draft.ts';
import { Section } from '../../parts/section.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { DraftLines } from './draft-lines.tsx';
import { GoodsSearch } from './goods-search.tsx';
import { BLANK, fieldsOf, type NewOrderFields, newOrderForm, patchOf } from './new-order-form.ts';
import { OrderSummary } from './order-summary.tsx';
import type { ChangeDraft } from './use-order-draft.ts';
import { usePlacing } from './use-placing.ts';

/** A pause in typing after which the shop keeps what was typed, in ms. */
const PAUSE_MS = 1000;

/** Fields whose values are kept here, because what is shown depends on them. */
const CONTROLLED = ['city', 'methodId', 'payment', 'fitting', 'personalDataConsent'] as const;

type NewOrderProps = { draft: OrderDraft; change: ChangeDraft };

export function NewOrder({ draft, change }: NewOrderProps) {
  const id = useId();
  const { cart, buyer } = draft;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [changes, setChanges] = useState<readonly OrderChange[]>([]);
  const [begun] = useState(() => ({ ...BLANK, ...fieldsOf(draft.checkout) }));
  const { draft: typed, keep, forget } = useDraft<NewOrderFields>('order-by-phone', begun);
  const [now, setNow] = useState(typed);
  const options = useQuery({
    ...getGetDraftDeliveryQueryOptions({ city: now.city }),
    // Prices of the delivery are those of this cart.
    queryKey: ['order-draft-delivery', now.city, cart.version],
    enabled: now.city !== '' && cart.items.length > 0,
    placeholderData: (before) => (before?.cityCode === now.city ? before : undefined),
  });
  const methods = options.data?.methods ?? [];
  const method = methods.find(({ id: one, obstacle }) => one === now.methodId && obstacle === null);
  const total = cart.discountPrice + (method?.price ?? 0);
  const seen = { cartVersion: cart.version, pieces: piecesOf(cart), total, method };
  const place = usePlacing({
    isEmpty: cart.items.length === 0,
    async placed({ order }) {
      forget();
      client.removeQueries({ queryKey: getShowOrderDraftQueryKey() });
      await navigate({ to: '/orders/$orderId', params: { orderId: order.id } });
    },
  });
  const form = useContractForm<NewOrderFields, DraftedOrder>(newOrderForm(seen), {
    async send(body) {
      try {
        await place(body);
      } catch (error) {
        if (isApiError(error) && ['ORDER_CHANGED', 'IDEMPOTENCY_KEY_REUSED'].includes(error.code ?? '')) {
          setChanges((error.data as { order?: { changes: OrderChange[] } }).order?.changes ?? []);
          await client.invalidateQueries({ queryKey: getShowOrderDraftQueryKey() });
          await options.refetch();
        }
        throw error;
      }
    },
  });
  const update = () => {
    const next = { ...now, ...form.fields() };
    keep(next);
    setNow(next);
  };
  const set = (name: keyof NewOrderFields, value: string | boolean) => {
    form.fill(name, value);
    form.clearErrors(name);
    update();
  };
  const fillControlled = useEffectEvent(() => {
    for (const name of CONTROLLED) form.fill(name, typed[name]);
  });
  useEffect(() => fillControlled(), []);
  useKeptByShop(now, change);

  const alter = (body: OrderDraftChange) => {
    setChanges([]);
    change.mutate(body);
  };
  /** Whether the fields are of a buyer who is known. */
  const isKnown = useRef(buyer !== null);
  const takeBuyer = async (phone: string) => {
    if (!/^\+7\d{10}$/.test(phone)) return;
    const next = await change.mutateAsync({ buyerPhone: phone }).catch(() => undefined);
    if (!next) return;
    // What was filled in for another known buyer goes.
    const blank = isKnown.current ? BLANK : {};
    const known = next.buyer ? fieldsOf(next.checkout) : {};
    isKnown.current = next.buyer !== null;
    for (const [name, value] of Object.entries({ ...blank, ...known }))
      if (name !== 'phone' && name in BLANK) form.fill(name as keyof NewOrderFields, value);
    update();
  };

  const field = (name: keyof NewOrderFields) => ({
    ...form.field(name),
    defaultValue: String(typed[name]),
  });
  const refused = change.error && isApiError(change.error) ? refusalText(change.error) : undefined;
  const isCode = change.variables?.enterCode !== undefined;
  return (
    <div className="order-grid mt-8">
      <div className="order-lines grid gap-8">
        <Section title="Вещи">
          <GoodsSearch
            isBusy={change.isPending && change.variables?.items !== undefined}
            onChoose={(articleId) => alter({ items: [{ action: 'ADD', articleId, quantity: 1 }] })}
          />
          {refused && !isCode && change.variables?.checkout === undefined && (
            <div className="mt-3">
              <ErrorNotice>{refused}</ErrorNotice>
            </div>
          )}
          {cart.items.length > 0 && (
            <div className="mt-6">
              <DraftLines cart={cart} onChange={alter} />
            </div>
          )}
        </Section>
        <form
          {...form.attributes}
          id={id}
          onChange={({ target }) => {
            const changed = form.wrong.find((one) => one === target.name);
            if (changed) form.clearErrors(changed);
            update();
          }}
          className="grid gap-8"
        >
          <Section title="Покупатель">
            <div className="grid gap-5 sm:grid-cols-2">
              <PhoneField
                label="Телефон"
                onPhone={(phone) => void takeBuyer(phone)}
                hint={buyer && buyerWords(buyer)}
                {...field('phone')}
                defaultValue={phoneOf(typed.phone)}
              />
              <Field label="Имя и фамилия" autoComplete="off" {...field('name')} />
              <EmailField label="Почта для чека и ссылки" {...field('email')} autoComplete="off" />
            </div>
          </Section>
          <Section title="Получение">
            {cart.items.length === 0 ? (
              <p className="text-ink-2 text-ui">Сначала выберите вещи: от&nbsp;них зависит доставка.</p>
            ) : (
              <DeliveryFields methods={methods} method={method} field={field} now={now} set={set} />
            )}
          </Section>
          <Section title="Оплата">
            <div className="grid gap-5">
              {method ? (
                <RadioGroup
                  legend="Как платит покупатель"
                  name="payment"
                  value={now.payment}
                  framed
                  {...(field('payment').error && { error: field('payment').error as string })}
                  onChange={(way) => set('payment', way)}
                  options={method.payments.map((way) => ({
                    value: way,
                    label: PAYMENT_NAMES[way],
                    ...(isOnline(way) && { note: 'Ссылка придёт письмом и\u00a0сообщением' }),
                  }))}
                />
              ) : (
                <p className="text-ink-2 text-ui">Сначала выберите, как получить заказ.</p>
              )}
              <TextareaField label="Пожелания покупателя" rows={2} maxLength={500} {...field('comment')} />
              <Checkbox
                checked={now.personalDataConsent}
                error={form.field('personalDataConsent').error ?? ''}
                onChange={({ target }) => set('personalDataConsent', target.checked)}
              >
                Покупатель согласен на&nbsp;обработку персональных данных
              </Checkbox>
            </div>
          </Section>
        </form>
      </div>
      <div className="order-aside">
        <OrderSummary
          cart={cart}
          method={method}
          form={id}
          busy={form.busy}
          refusal={form.refusal}
          changes={changes}
          codeError={isCode ? refused : undefined}
          onChange={alter}
        />
      </div>
    </div>
  );
}

function buyerWords({ name, hasAccount }: NonNullable<OrderDraft['buyer']>): string {
  if (hasAccount) return `${name ?? 'Покупатель'}: есть учётная запись, заказ появится в\u00a0ней`;
  return `${name ?? 'Покупатель'}: есть прежние заказы`;
}

/** Keeps what was typed in the shop too, so that it is there in another browser. */
function useKeptByShop(fields: NewOrderFields, change: ChangeDraft): void {
  const first = useRef(true);
  const send = useEffectEvent(() => change.mutate({ checkout: patchOf(fields) }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change starts the pause again
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    const timer = window.setTimeout(send, PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [fields]);
}
