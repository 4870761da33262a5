import { isCollected } from '#shared/delivery/kinds.ts';
import { orderRequestCommentMax } from '@/lib/api/schemas';
import { Button } from '@/lib/ui/buttons/button';
import type { Elements } from '@/lib/ui/elements';
import { Checkbox } from '@/lib/ui/forms/checkbox';
import { Field } from '@/lib/ui/forms/field';
import { FormSection } from '@/lib/ui/forms/form-section';
import { TextareaField } from '@/lib/ui/forms/textarea-field';
import { Skeleton } from '@/lib/ui/loading/skeleton';
import { AddressPart } from '../address/address-part';
import { fittingOf } from '../fields/checkout-form';
import { PointPart } from '../points/point-part';
import type { Checkout } from '../state/use-checkout';
import { anchorOf } from '../words/anchor-of';
import { fittingHint } from '../words/fitting-words';
import { DayAndTime } from './day-and-time';
import { Methods } from './methods';
import { SavedAddresses } from './saved-addresses';
import { SubHeading } from './sub-heading';

type DeliveryProps = {
  checkout: Checkout;
  /** The city, with a button to change it. */
  city: Elements;
  /**
   * Whether the city is being changed. Then the delivery methods are hidden, because they depend on the city.
   */
  isCityOpen: boolean;
  /** The button for use without scripts that posts the values so far. */
  step: Elements;
};

/** City and delivery method, with the fields of the chosen method. */
export function Delivery({ checkout, city, isCityOpen, step }: DeliveryProps) {
  const { delivery, field, start, today } = checkout;
  const { options, isFailed, retry } = delivery;
  return (
    <FormSection title="Способ получения">
      <div id={isCityOpen ? anchorOf('methodId') : undefined}>{city}</div>
      {isCityOpen ? null : options ? (
        <div id={anchorOf('methodId')}>
          <Methods methods={options.methods} today={today} start={start.methodId} field={field} />
        </div>
      ) : isFailed ? (
        <div role="alert">
          <p>Способы получения сейчас недоступны. Всё, что вы&nbsp;ввели, сохранится</p>
          <Button variant="quiet" size="small" className="mt-3" onClick={retry}>
            Попробовать ещё раз
          </Button>
        </div>
      ) : (
        <div className="grid gap-x-[var(--gutter)] gap-y-2 sm:grid-cols-2">
          {[0, 1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-18" />
          ))}
        </div>
      )}
      {step}
      {!isCityOpen && <Details checkout={checkout} />}
    </FormSection>
  );
}

/** Fields of the chosen delivery method. They are below the radio buttons, not inside their frames. */
function Details({ checkout }: { checkout: Checkout }) {
  const { delivery, method, point, field, start, chosen, today, choosePoint, fillAddress } = checkout;
  if (!method) return null;
  const fitting = fittingOf(method, point);
  return (
    <div key={method.id} className="transition-opacity motion-base starting:opacity-0">
      {!isCollected(method) ? (
        <>
          <SubHeading>Адрес</SubHeading>
          <SavedAddresses checkout={checkout}>
            <p className="-mt-1.5 mb-3 text-caption text-ink-2">
              {method.kind === 'post'
                ? 'Обязательны улица, дом и\u00a0индекс'
                : 'Обязательны только улица и\u00a0дом'}
            </p>
            <AddressPart
              city={delivery.city}
              start={start}
              postalCode={chosen.postalCode}
              field={field}
              asksPostalCode={method.kind === 'post'}
              onFill={fillAddress}
            />
          </SavedAddresses>
          {method.kind === 'post' && (
            <div id={anchorOf('postalCode')} className="mt-4 grid gap-x-[var(--gutter)] sm:grid-cols-2">
              <Field
                {...field('postalCode')}
                label="Индекс"
                hint="Шесть цифр вашего почтового отделения"
                inputMode="numeric"
                autoComplete="postal-code"
                maxLength={6}
                defaultValue={start.postalCode}
              />
            </div>
          )}
        </>
      ) : (
        <PointPart
          method={method}
          city={delivery.city}
          today={today}
          points={delivery.points}
          isFailed={delivery.arePointsFailed}
          onRetry={delivery.retryPoints}
          chosen={delivery.point}
          error={field('pointCode').error}
          onChoose={choosePoint}
        />
      )}
      <div id={anchorOf('comment')} className="mt-4">
        <TextareaField
          {...field('comment')}
          label={
            method.kind === 'courier'
              ? 'Комментарий курьеру (необязательно)'
              : 'Комментарий к\u00a0заказу (необязательно)'
          }
          rows={3}
          maxLength={orderRequestCommentMax}
          defaultValue={start.comment}
        />
      </div>
      <DayAndTime method={method} start={start} field={field} />
      {fitting !== 'none' && (
        <div id={anchorOf('fitting')} className="mt-5 border-hair border-t pt-1">
          <Checkbox
            {...field('fitting')}
            defaultChecked={start.fitting}
            hint={fittingHint(method.kind, fitting, checkout.payments)}
            className="[&_.mt-1\.5]:max-w-[60ch]"
          >
            Примерка перед покупкой
          </Checkbox>
        </div>
      )}
    </div>
  );
}
