import { ArticleDelivery } from '@/features/delivery/article/article-delivery';
import type { ShownProduct } from '@/features/product/product-screen';
import { useDefaultCity } from '@/features/stores/city/default-city';
import type { Article } from '@/lib/api';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { useCityDialog } from '../menu/use-city-dialog';

type ProductDeliveryProps = { product: ShownProduct; chosen: Article | undefined };

/**
 * Delivery of a product to the shopper's city, with a button to change the city, and the stores that have the
 * product.
 */
export function ProductDelivery({ product, chosen }: ProductDeliveryProps) {
  const byDefault = useDefaultCity();
  const { city, busy, opener, dialog } = useCityDialog();
  const any = product.articles.find(({ state }) => state === 'IN_STOCK');
  if (!any) return null;
  return (
    <section aria-label="Доставка в ваш город" className="mt-6 border-hair border-t pt-1.5 noscript:hidden">
      <div className="flex items-baseline justify-between gap-4 text-ui zoomed:flex-wrap">
        <p>{city ? <span>{`Доставка: ${city.name}`}</span> : <span>Сроки и&nbsp;стоимость доставки</span>}</p>
        <TextButton {...opener} busy={busy} className="shrink-0 text-ui">
          {city ? 'Другой город' : 'Выбрать город'}
        </TextButton>
      </div>
      {city && (
        <ArticleDelivery
          city={city}
          chosen={chosen}
          any={any}
          productName={product.name}
          expected={byDefault ?? { deliveryMethods: 0, hasStores: false }}
        />
      )}
      {dialog}
    </section>
  );
}
