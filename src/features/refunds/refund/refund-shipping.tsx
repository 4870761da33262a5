import type { Refund } from '@/lib/api';
import { Button } from '@/lib/ui/buttons/button';
import { Field } from '@/lib/ui/forms/field';
import { refundHref } from '../refunds-search';

type RefundShippingProps = {
  refund: Pick<Refund, 'id' | 'way'>;
  /** The error of the posted tracking number. */
  error: string | undefined;
};

/**
 * The form by which the shopper reports that the goods were sent, with a tracking number. A plain form
 * without scripts.
 */
export function RefundShipping({ refund: { id, way }, error }: RefundShippingProps) {
  const isCollected = way === 'COURIER';
  return (
    <form method="post" action={refundHref(id)} noValidate className="mt-5 max-w-110">
      {!isCollected && (
        <Field
          label={'Трек-номер, если он\u00a0есть'}
          name="trackingNumber"
          maxLength={40}
          autoComplete="off"
          error={error}
          className="mb-3"
        />
      )}
      <Button type="submit" variant="quiet" name="intent" value="ship" className="max-sm:w-full">
        {isCollected ? 'Курьер забрал вещи' : 'Вещи отправлены'}
      </Button>
      <p className="mt-2 text-caption text-ink-2">После этого отменить возврат будет нельзя</p>
    </form>
  );
}
