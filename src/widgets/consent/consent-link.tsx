import { askedCategories } from '#shared/third-parties/third-parties.ts';
import { pageConfig } from '@/lib/page/config';
import { useHydrated } from '@/lib/state/use-hydrated';
import { consentDialog } from '@/lib/third-parties/consent-choice';
import { PageLink } from '@/lib/ui/links/page-link';
import { TEXT_PAGES } from '@/shop/addresses/text-pages';

/**
 * The link in the footer that opens the cookie settings, in shops with third parties. Without scripts it
 * leads to the cookie policy, because no third party runs then.
 */
export function ConsentLink() {
  const isButton = useHydrated();
  if (askedCategories(pageConfig().thirdParties).length === 0) return null;
  return (
    <PageLink
      href={TEXT_PAGES.cookiePolicy}
      role={isButton ? 'button' : undefined}
      aria-haspopup={isButton ? 'dialog' : undefined}
      data-press=""
      className="quiet-link"
      onClick={(event) => {
        event.preventDefault();
        event.currentTarget.focus();
        consentDialog.set(true);
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    >
      Настройки cookie
    </PageLink>
  );
}
