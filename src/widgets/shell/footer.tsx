import type { PageConfig } from '@/lib/page/request-context';
import { PageLink } from '@/lib/ui/links/page-link';
import { TEXT_PAGES } from '@/shop/addresses/text-pages';
import { ConsentLink } from '../consent/consent-link';
import { FooterBody, type FooterBodyProps } from './footer-body';

type FooterProps = Pick<PageConfig, 'brand' | 'demo'> & FooterBodyProps;

/** The footer: its main part, then lines about the shop and the law. */
export function Footer({ brand, demo, ...rest }: FooterProps) {
  return (
    <footer className="mt-20 border-hair border-t text-ui lg:mt-32">
      <div className="page-width px-margin pt-9 pb-8 lg:pt-14 lg:pb-9">
        <FooterBody {...rest} />
        <div className="mt-7 grid gap-2.5 text-caption text-ink-2 lg:mt-18 lg:grid-cols-[auto_1fr_auto] lg:justify-items-start lg:gap-x-8 lg:border-hair lg:border-t lg:pt-4.5">
          <span>
            {`© ${brand}${demo ? '. Демонстрационный каталог: товары, цены и\u00a0магазины вымышлены' : ''}`}
          </span>
          <span>
            {'На\u00a0информационном ресурсе применяются '}
            <PageLink href={TEXT_PAGES.recommendations} className="quiet-link">
              рекомендательные технологии
            </PageLink>
          </span>
          <ConsentLink />
        </div>
      </div>
    </footer>
  );
}
