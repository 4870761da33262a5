import { pageConfig } from '@/lib/page/config';
import { hrefTo } from '@/shop/addresses/href-to';

/** The name of the shop, or its drawing, which leads home. */
export function Wordmark({ brand }: { brand: string }) {
  const logo = pageConfig().look?.logo;
  return (
    <a
      href={hrefTo('/')}
      className="px-2 font-medium text-[min(1.1875rem,5vw)] leading-11 uppercase max-[279px]:order-first max-[279px]:col-span-2 max-[279px]:justify-self-center max-[279px]:leading-7 lg:px-0 lg:text-[min(1.4375rem,2.3vw)]"
    >
      {logo ? (
        <img src={logo} alt={brand} className="my-2 h-7 w-auto max-[279px]:my-0" />
      ) : (
        <span className="-mr-[0.2em] tracking-[0.2em]">{brand}</span>
      )}
    </a>
  );
}
