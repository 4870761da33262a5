import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { promoCodeSpellings } from '#shared/cart/promo-code-spellings.ts';
import { formatMoney } from '#shared/text/money.ts';
import { isApiError, type PromoCode } from '@/lib/api';
import { PromoCodeTextMax } from '@/lib/api/bounds';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { showToast } from '@/lib/ui/overlays/toast';
import { hrefTo } from '@/shop/addresses/href-to';
import type { CartChanges } from '../state/cart-changes';
import type { PromoCodeProblem } from './problem-notice';
import { promoCodeProblem, refusedPromoCode } from './promo-code-definition';

type PromoCodesProps = {
  promoCodes: PromoCode[];
  changes: Pick<CartChanges, 'enterPromoCode' | 'removePromoCode'>;
  /** A promo code that was posted without scripts and refused. */
  problem: PromoCodeProblem | undefined;
};

/**
 * The promo code field and the entered codes. The field handles its own errors, because the contract form
 * library would make up an eighth of the cart's scripts (docs/decisions/0025-forms.md).
 */
export function PromoCodes({ promoCodes, changes, problem }: PromoCodesProps) {
  const [removal, setRemoval] = useState<string>();

  async function remove(code: string) {
    setRemoval(undefined);
    try {
      await changes.removePromoCode(code);
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      setRemoval(cause.message);
    }
  }

  return (
    <div>
      <PromoCodeForm problem={problem} onEnter={changes.enterPromoCode} />
      {promoCodes.length > 0 && (
        <ul aria-label="Введённые промокоды" className="mt-1">
          {promoCodes.map((promoCode) => (
            <li key={promoCode.code}>
              <EnteredCode promoCode={promoCode} onRemove={() => void remove(promoCode.code)} />
            </li>
          ))}
        </ul>
      )}
      {removal && <ErrorNotice className="mt-1">{removal}</ErrorNotice>}
    </div>
  );
}

type PromoCodeFormProps = {
  problem: PromoCodeProblem | undefined;
  onEnter: CartChanges['enterPromoCode'];
};

function PromoCodeForm({ problem, onEnter }: PromoCodeFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState(problem?.message);
  const [busy, setBusy] = useState(false);

  async function enter(code: string): Promise<string | undefined> {
    const wrong = promoCodeProblem(code);
    if (wrong) return wrong;
    try {
      const { promoCodes } = await onEnter(code);
      const entered = promoCodes.findLast(({ code: other }) => promoCodeSpellings(code).includes(other));
      // If the conditions of a code are not met yet, the list below says so.
      if (entered?.applied) showToast({ text: 'Промокод применён' });
      return undefined;
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      return refusedPromoCode(cause);
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const input = field.current;
    if (busy || !input) return;
    setBusy(true);
    try {
      const wrong = await enter(input.value.trim());
      // Mark the field as wrong before it gets the focus, so that a screen reader reads out the error.
      flushSync(() => setError(wrong));
      if (wrong) input.focus();
      else input.value = '';
    } finally {
      setBusy(false);
    }
  }

  return (
    <form method="post" action={hrefTo('/cart')} noValidate onSubmit={submit}>
      <input type="hidden" name="intent" value="enter-promo-code" />
      <label htmlFor={id} className="mb-1.5 block text-caption text-ink-2">
        Промокод
      </label>
      {/* Field and button share an edge; the button wraps if there is no room for both. */}
      <div className="flex flex-wrap">
        <input
          ref={field}
          id={id}
          name="code"
          defaultValue={problem?.code}
          maxLength={PromoCodeTextMax}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="-mr-px h-13 min-w-36 flex-1 appearance-none border border-field bg-paper px-3.5 text-input aria-invalid:border-accent aria-invalid:shadow-[inset_0_0_0_1px_var(--color-accent)] focus:outline-2 focus:-outline-offset-2 focus:outline-ink"
        />
        <Button type="submit" variant="quiet" busy={busy} className="!px-5 max-[359px]:grow">
          Применить
        </Button>
      </div>
      {error && (
        <ErrorNotice id={`${id}-error`} className="mt-1.5">
          {error}
        </ErrorNotice>
      )}
    </form>
  );
}

function EnteredCode({ promoCode, onRemove }: { promoCode: PromoCode; onRemove(): void }) {
  const { code, applied, discountSum, freeDelivery, reason } = promoCode;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRemove();
  };
  return (
    <form
      method="post"
      action={hrefTo('/cart')}
      onSubmit={submit}
      className="flex items-start justify-between gap-4 text-ui"
    >
      <input type="hidden" name="intent" value="remove-promo-code" />
      <input type="hidden" name="code" value={code} />
      <p role="status" className="min-w-0 py-3 [overflow-wrap:anywhere]">
        <b className="font-medium tracking-[.02em]">{code}</b>
        {applied && discountSum > 0 && (
          <span className="ml-2 whitespace-nowrap text-accent tabular-nums">{formatMoney(-discountSum)}</span>
        )}
        {applied && freeDelivery && <span className="ml-2">бесплатная доставка</span>}
        {!applied && reason && <span className="mt-0.5 block text-caption">{reason}</span>}
      </p>
      <button
        type="submit"
        aria-label={`Убрать промокод ${code}`}
        className="min-h-11 shrink-0 text-ink-2 underline decoration-1 decoration-field underline-offset-4 hover:text-ink hover:decoration-current"
      >
        Убрать
      </button>
    </form>
  );
}
