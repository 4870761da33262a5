import { pageConfig } from '@/lib/page/config';
import { PageLink } from '@/lib/ui/links/page-link';

/** The name or logo of the shop, linking to the home page. */
export function Wordmark({ brand }: { brand: string }) {
  const logo = pageConfig().look?.logo;
  return (
    <PageLink to="/" className="wordmark">
      {logo ? <img src={logo} alt={brand} /> : <span>{brand}</span>}
    </PageLink>
  );
}
