import { pageConfig } from '@/lib/page/config';
import { hrefTo } from '@/shop/addresses/href-to';

/** The name or logo of the shop, linking to the home page. */
export function Wordmark({ brand }: { brand: string }) {
  const logo = pageConfig().look?.logo;
  return (
    <a href={hrefTo('/')} className="wordmark">
      {logo ? <img src={logo} alt={brand} /> : <span>{brand}</span>}
    </a>
  );
}
