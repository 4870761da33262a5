import { ScriptOnce, useRouter } from '@tanstack/react-router';
import { pathPrefixes } from '#shared/web/pages.ts';
import { filesOf } from './page-files';
import { startLate } from './start-late';

/** Scripts and speculation rules in the HTML of a page, by which it starts. Server only. */
export function StartScripts() {
  return (
    <>
      <FullLoads />
      <LateStart />
    </>
  );
}

/** Starts the scripts of a page after its pictures, in place of the framework's own start. */
function LateStart() {
  const files = filesOf(useRouter());
  if (!files) return null;
  return <ScriptOnce>{`(${startLate})(${JSON.stringify(files)},(file)=>import(file))`}</ScriptOnce>;
}

/**
 * Private pages are left out, because a prefetched one may be out of date. A function, so that browsers do
 * not build the rules.
 */
function rules() {
  const privatePages = pathPrefixes(({ isPrivate }) => isPrivate).map((path) => path.slice(1));
  const notPrefetched = [`/(${privatePages.join('|')}){/*}?`, '/(api|pictures|assets)/*'];
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: notPrefetched } },
      { not: { selector_matches: '[target],[download],[data-press]' } },
    ],
  };
  return { prefetch: [{ where, eagerness: 'moderate' }] };
}

/**
 * Speculation rules: when a link is hovered, the browser prefetches its public page. They apply as long as
 * links load pages, and are removed after hydration (`removeSpeculationRules`).
 */
function FullLoads() {
  const { nonce } = useRouter().options.ssr ?? {};
  return (
    <script
      type="speculationrules"
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, which would be escaped as text
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules()) }}
    />
  );
}
