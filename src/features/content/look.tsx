import type { HomeLook } from '@/lib/api';
import { typesetName } from '@/lib/text/typeset-name';
import { Price } from '@/lib/ui/content/price';
import { ScenePicture } from '@/lib/ui/pictures/picture';
import { productHref } from '@/shop/addresses/paths';

/** A whole outfit, and what its pieces cost: the list stands on the picture's foot, below it on a phone. */
export function Look({ section }: { section: HomeLook }) {
  return (
    <section className="page-width grid-page px-margin">
      <div className="-mx-edge col-span-full lg:order-2 lg:col-span-8 lg:col-start-5 lg:ml-0">
        <ScenePicture scene={section.scene} sizes="(min-width: 1024px) 67vw, 100vw" />
      </div>
      <div className="col-span-full pt-5 lg:order-1 lg:col-span-4 lg:self-end lg:pt-0 lg:pr-8">
        <h2 className="type-h2">{section.title}</h2>
        <ul className="mt-4 border-hair border-t text-ui">
          {section.products.map((product) => (
            <li
              key={product.variantId}
              className="flex items-baseline justify-between gap-4 border-hair border-b py-[3px]"
            >
              <a
                href={productHref(product.productUrl)}
                className="min-w-0 py-2.5 underline-offset-5 decoration-1 hover:underline"
              >
                {typesetName(product.name)}
              </a>
              <Price
                price={product.price}
                priceBefore={product.priceBefore}
                className="shrink-0 justify-end"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
