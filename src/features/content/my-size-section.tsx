import { MySizeTabs } from '@/shop/my-size/my-size-tabs';

/**
 * The shopper's body measurements, on the page of size tables, which mark the matching sizes. Needs scripts,
 * because the browser stores the measurements.
 */
export function MySizeSection() {
  return (
    <section aria-labelledby="moy-razmer" className="noscript:hidden mb-8 max-w-140">
      <h2 id="moy-razmer" className="type-h3">
        Мой размер
      </h2>
      <p className="mt-1 mb-2 text-ui">
        Впишите мерки, и&nbsp;подходящий размер будет отмечен в&nbsp;таблицах и&nbsp;на&nbsp;странице товара
      </p>
      <MySizeTabs />
    </section>
  );
}
