import { type FormEvent, useState } from 'react';
import { piecesOf } from '#shared/cart/pieces.ts';
import { formatMoney } from '#shared/text/money.ts';
import { countOf, GOODS } from '#shared/text/plural.ts';
import { Button } from '@/lib/ui/buttons/button';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import type { Cart, DeliveryMethod, OrderChange, OrderDraftChange } from '../../api/index.ts';
import { Section } from '../../parts/section.tsx';

type OrderSummaryProps = {
  cart: Cart;
  method: DeliveryMethod | undefined;
  form: string;
  busy: boolean;
  refusal: string | undefined;
  /** What changed since the operator saw it. */
  changes: readonly OrderChange[];
  codeError: string | undefined;
  onChange(change: OrderDraftChange): void;
};

/** What the order comes to, and the button that places it. */
export function OrderSummary(props: OrderSummaryProps) {
  const { cart, method, form, busy, refusal, changes, codeError, onChange } = props;
  const total = cart.discountPrice + (method?.price ?? 0);
  return (
    <Section title="Итог" className="lg:sticky lg:top-7">
      <dl className="sums">
        <div>
          <dt>{countOf(piecesOf(cart), GOODS)}</dt>
          <dd>{formatMoney(cart.total)}</dd>
        </div>
        {cart.discountSum > 0 && (
          <div>
            <dt>Скидка</dt>
            <dd>{`−${formatMoney(cart.discountSum)}`}</dd>
          </div>
        )}
        <div>
          <dt>Доставка</dt>
          <dd>
            {method?.price == null ? '—' : method.price === 0 ? 'Бесплатно' : formatMoney(method.price)}
          </dd>
        </div>
        <div className="border-hair border-t pt-2 font-[500] text-body">
          <dt>К&nbsp;оплате</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
      </dl>
      <Codes cart={cart} error={codeError} onChange={onChange} />
      <div className="mt-5 grid gap-3">
        {changes.length > 0 && (
          <div role="alert" className="border-ink border-l pl-3 text-ui">
            <p>Пока вы&nbsp;оформляли заказ, изменилось:</p>
            <ul className="mt-1">
              {changes.map(({ code, articleId, text }) => (
                <li key={`${code}${articleId}${text}`}>{text}</li>
              ))}
            </ul>
            <p className="mt-1 text-ink-2">Скажите об&nbsp;этом покупателю и&nbsp;нажмите ещё раз.</p>
          </div>
        )}
        {refusal && changes.length === 0 && <ErrorNotice>{refusal}</ErrorNotice>}
        <Button type="submit" form={form} busy={busy}>
          {`Оформить · ${formatMoney(total)}`}
        </Button>
      </div>
    </Section>
  );
}

type CodesProps = { cart: Cart; error: string | undefined; onChange(change: OrderDraftChange): void };

function Codes({ cart, error, onChange }: CodesProps) {
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') onChange({ enterCode: typed.trim() });
  };
  return (
    <div className="mt-5">
      <form onSubmit={submit} className="flex">
        <input
          aria-label="Промокод"
          placeholder="Промокод"
          value={typed}
          maxLength={40}
          autoComplete="off"
          aria-invalid={error !== undefined || undefined}
          onChange={({ target }) => setTyped(target.value)}
          className="desk-field min-w-0 flex-1 border-r-0"
        />
        <Button type="submit" variant="quiet" size="small">
          Применить
        </Button>
      </form>
      {error && (
        <p role="alert" className="mt-1.5 text-accent text-caption">
          {error}
        </p>
      )}
      {cart.promoCodes.map(({ code, applied, reason }) => (
        <p key={code} className="mt-2 flex items-baseline justify-between gap-4 text-ui">
          <span className="min-w-0">
            <span>{code}</span>
            {!applied && reason !== null && <span className="block text-caption text-ink-2">{reason}</span>}
          </span>
          <TextButton aria-label={`Убрать промокод ${code}`} onClick={() => onChange({ removeCode: code })}>
            Убрать
          </TextButton>
        </p>
      ))}
    </div>
  );
}
