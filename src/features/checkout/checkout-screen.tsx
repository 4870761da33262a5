import { type ReactNode, useId } from 'react';
import { piecesOf } from '#shared/cart/pieces.ts';
import { formatMoney } from '#shared/text/money.ts';
import { countOf, GOODS } from '#shared/text/plural.ts';
import type { Cart } from '@/lib/api';
import { useHydrated } from '@/lib/state/use-hydrated';
import { Button } from '@/lib/ui/buttons/button';
import type { Elements } from '@/lib/ui/elements';
import { FormSection } from '@/lib/ui/forms/form-section';
import { PageLink } from '@/lib/ui/links/page-link';
import { ChevronDownIcon } from '@/lib/ui/pictures/icons';
import { hrefTo } from '@/shop/addresses/href-to';
import { Agreement } from './sections/agreement';
import { ChangesNotice } from './sections/changes-notice';
import { CityLine } from './sections/city-line';
import { Contacts } from './sections/contacts';
import { Delivery } from './sections/delivery';
import { Payment } from './sections/payment';
import { type Checkout, type CheckoutOptions, type CitySearch, useCheckout } from './state/use-checkout';
import { OrderLines } from './summary/order-lines';
import { OrderSums } from './summary/order-sums';
import { anchorOf } from './words/anchor-of';

type CheckoutScreenProps = CheckoutOptions & {
  signedIn: boolean;
  /** Whether the shopper is subscribed to the newsletter already. */
  hasNews: boolean;
  cityChange: Elements;
  /** The promo code field and the entered codes. They are a form of their own. */
  promoCodes: Elements;
  renderNotify(articleId: string): Elements;
};

/**
 * The checkout on one page: the form at the left; the goods at the right, or folded above the form on a
 * phone.
 */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const { cart, promoCodes, renderNotify } = props;
  const checkout = useCheckout(props);
  const { method, total, refused } = checkout;
  const formId = useId();
  const sums = (
    <OrderSums
      cart={cart}
      total={total}
      promoCodes={promoCodes}
      deliveryPrice={method ? (method.price ?? 0) : null}
    />
  );
  const changes = changesOf(cart);
  const isRefused = refused.times > 0;
  const notice = { cart, total, renderNotify };

  return (
    <>
      <FoldedLines cart={cart} total={total} />
      <div className="page-width px-margin">
        <h1 className="type-h1 pt-5 pb-4 lg:pt-10 lg:pb-7">Оформление заказа</h1>
        <div className="lg:grid-page">
          <div className="lg:col-span-8" onChange={checkout.onChange}>
            {!isRefused && changes.length > 0 && (
              <ChangesNotice {...notice} changes={changes} before={undefined} times={0} />
            )}
            <CheckoutForm
              checkout={checkout}
              formId={formId}
              cart={cart}
              signedIn={props.signedIn}
              citySearch={props.posted?.citySearch}
              cityChange={props.cityChange}
            />
            <section className="border-hair border-t pt-6 pb-2 lg:hidden" aria-label={'К\u00a0оплате'}>
              <p className="type-h3 mb-3">К&nbsp;оплате</p>
              {sums}
            </section>
            <FormSection title="Согласия" last>
              {isRefused && (
                <ChangesNotice
                  {...notice}
                  changes={refused.changes}
                  before={refused.before}
                  times={refused.times}
                />
              )}
              <Agreement checkout={checkout} formId={formId} hasNews={props.hasNews} />
            </FormSection>
          </div>
          <aside aria-label="Ваш заказ" className="max-lg:hidden lg:col-span-4 lg:pl-10">
            <div className="sticky top-6 border-ink border-t pt-3">
              <div className="mb-2 flex min-h-11 items-center justify-between">
                <h2 className="type-h3">Ваш заказ</h2>
                <PageLink to="/cart" className="quiet-link py-3 text-ui">
                  Изменить<span className="sr-only"> заказ</span>
                </PageLink>
              </div>
              <OrderLines items={cart.items} className="pb-4" />
              {sums}
            </div>
          </aside>
        </div>
      </div>
    </>
  );
}

/** The lines whose price or stock has changed since the shopper last saw the cart. */
function changesOf({ items }: Cart) {
  return items.flatMap(({ articleId, notices, maxQuantity }) =>
    maxQuantity === 0 && notices.length === 0
      ? [{ articleId, text: 'Товар закончился' }]
      : notices.map(({ text }) => ({ articleId, text })),
  );
}

type CheckoutFormProps = Pick<CheckoutScreenProps, 'cart' | 'signedIn' | 'cityChange'> & {
  checkout: Checkout;
  formId: string;
  /** Set when a form without scripts was posted to change the city. */
  citySearch: CitySearch | undefined;
};

function CheckoutForm(props: CheckoutFormProps) {
  const { checkout, formId, cart, signedIn, cityChange } = props;
  const { attributes, field, start, method, point, total, today, payments } = checkout;
  const isHydrated = useHydrated();
  const citySearch = isHydrated ? undefined : props.citySearch;
  return (
    <form {...attributes} id={formId} action={hrefTo('/checkout')}>
      <EnterStep />
      {/* The cart and total that the shopper sees, to which a post without scripts agrees. */}
      <input type="hidden" name="seen" value={`${cart.version} ${piecesOf(cart)} ${total}`} />
      {/* Delivery by post has a field for the postal code; other methods get the code of the address. */}
      {method?.kind !== 'post' && (
        <input {...field('postalCode')} type="hidden" defaultValue={start.postalCode} />
      )}
      <Contacts
        signedIn={signedIn}
        start={start}
        field={field}
        isWrong={checkout.isContactWrong}
        isForOther={checkout.chosen.forOther}
        kind={method?.kind}
      />
      <Delivery
        checkout={checkout}
        city={<CityLine city={checkout.delivery.city} search={citySearch} change={cityChange} />}
        isCityOpen={citySearch !== undefined || !checkout.delivery.hasCity}
        step={
          <Step>{citySearch ? 'Показать способы получения' : 'Показать, что нужно для этого способа'}</Step>
        }
      />
      <input {...field('pointCode')} type="hidden" defaultValue={start.pointCode} />
      <div id={anchorOf('payment')}>
        <Payment
          payments={payments}
          total={total}
          method={method}
          point={point}
          today={today}
          start={start.payment}
          field={field}
        />
      </div>
    </form>
  );
}

/** On a phone: a strip with count and total that opens the lines. */
function FoldedLines({ cart, total }: Pick<CheckoutOptions, 'cart'> & { total: number }) {
  return (
    <details className="group border-hair border-b lg:hidden">
      <summary className="flex min-h-14 items-center gap-2 px-margin focus-visible:-outline-offset-2">
        <span>{`Ваш заказ, ${countOf(piecesOf(cart), GOODS)}`}</span>
        <ChevronDownIcon className="transition-transform motion-fast group-open:rotate-180" />
        <b className="ml-auto font-medium tabular-nums">{formatMoney(total)}</b>
      </summary>
      <OrderLines items={cart.items} className="px-margin pb-3" />
    </details>
  );
}

/**
 * Without scripts, Enter submits a form with its first button, so this button, which does not order, must be
 * the first.
 */
function EnterStep() {
  if (useHydrated()) return null;
  return (
    <noscript>
      <button type="submit" name="intent" value="step" tabIndex={-1} aria-hidden="true" className="sr-only" />
    </noscript>
  );
}

/**
 * A button for use without scripts: posts the values so far, and the next page shows the fields that they
 * require.
 */
function Step({ children }: { children: ReactNode }) {
  if (useHydrated()) return null;
  return (
    <noscript>
      <Button type="submit" variant="quiet" name="intent" value="step" className="mt-4">
        {children}
      </Button>
    </noscript>
  );
}
