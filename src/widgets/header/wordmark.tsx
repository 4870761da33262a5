import { hrefTo } from '@/shop/addresses/href-to';

/** The name of the shop, which leads home. */
export function Wordmark({ brand }: { brand: string }) {
  return (
    <a
      href={hrefTo('/')}
      className="px-2 font-medium text-[min(1.1875rem,5vw)] leading-11 uppercase lg:px-0 lg:text-[min(1.4375rem,2.3vw)]"
    >
      <span className="-mr-[0.2em] tracking-[0.2em]">{brand}</span>
    </a>
  );
}
