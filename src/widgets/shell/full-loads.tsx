import { useRouter } from '@tanstack/react-router';
import { beginningsOf } from '#shared/web/pages.ts';

const PRIVATE = beginningsOf(({ isPrivate }) => isPrivate).map((path) => path.slice(1));
const privatePages = `/(${PRIVATE.join('|')}){/*}?`;

/** Without private pages, whose prefetched content may be outdated. */
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
 * Speculation rules that prefetch a public page when its link is hovered, as long as links load pages. They are removed
 * when scripts handle links (`installLinkNavigation`).
 */
export function FullLoads() {
  const { nonce } = useRouter().options.ssr ?? {};
  return (
    <script
      type="speculationrules"
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, which would be escaped as text
      dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }}
    />
  );
}
