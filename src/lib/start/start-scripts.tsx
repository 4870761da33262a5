import { ScriptOnce, useRouter } from '@tanstack/react-router';
import { pathPrefixes } from '#shared/web/pages.ts';
import { filesOf } from './page-files';
import { startLate } from './start-late';

/** Scripts and rules that start a page, for its HTML. Server only. */
export function StartScripts() {
  return (
    <>
      <FullLoads />
      <LateStart />
    </>
  );
}

/** Starts the scripts of a page after its pictures, instead of the framework's start. */
function LateStart() {
  const files = filesOf(useRouter());
  if (!files) return null;
  return <ScriptOnce>{`(${startLate})(${JSON.stringify(files)},(file)=>import(file))`}</ScriptOnce>;
}

/**
 * Excludes private pages, whose prefetched content may be outdated. A function, because browsers do not need
 * the rules.
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
 * Speculation rules that prefetch a public page when its link is hovered, as long as links load pages. They are removed
 * after hydration (`removeSpeculationRules`).
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
