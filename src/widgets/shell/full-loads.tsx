import { useRouter } from '@tanstack/react-router';
import { PRIVATE_PAGES } from '#shared/web/private-pages.ts';

const privatePages = `/(${PRIVATE_PAGES.join('|')}){/*}?`;

/** Without private pages: what was fetched before the next press may be wrong after it. */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [privatePages, '/(api|pictures|assets)/*'] } },
          { not: { selector_matches: '[target],[download],[data-press]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/**
 * Has the browser fetch a public page ahead when its link is pointed at, for as long as links load pages: scripts take
 * these rules away when they take links over (`installLinkNavigation`).
 */
export function FullLoads() {
  const { nonce } = useRouter().options.ssr ?? {};
  return (
    <script
      type="speculationrules"
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own; it would be escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }}
    />
  );
}
