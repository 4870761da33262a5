import type { AnyRouter, RegisteredRouter, RouteById } from '@tanstack/react-router';
import { contentMarkdown, editorialMarkdown } from './content-markdown';
import { listingMarkdown, searchMarkdown } from './listing-markdown';
import { productMarkdown } from './product-markdown';

type Routes = RegisteredRouter['routeTree'];
type RouteIds = keyof Routes['types']['fileRouteTypes']['fileRoutesById'] & string;
type LoaderData<Id extends RouteIds> = RouteById<Routes, Id>['types']['loaderData'];

/** Pages that programs may read as Markdown, each from what its loader returns. */
const WRITERS: { [Id in RouteIds]?: (data: LoaderData<Id>) => string } = {
  '/$': listingMarkdown,
  '/aktsii/$pageUrl': listingMarkdown,
  '/kollektsiya/$pageUrl': listingMarkdown,
  '/rasprodazha/$pageUrl': listingMarkdown,
  '/search': searchMarkdown,
  '/product/$productUrl': productMarkdown,
  '/about/$aboutUrl': editorialMarkdown,
  '/journal/$pieceUrl': editorialMarkdown,
  '/guide/$guideUrl': contentMarkdown,
  '/page/$pageUrl': contentMarkdown,
  '/policy/$policyUrl': contentMarkdown,
  '/support/$supportUrl': ({ page }) => contentMarkdown(page),
};

/** The loaded page as Markdown; undefined for pages that have none. */
export function markdownOf(router: AnyRouter): string | undefined {
  const { routeId, loaderData } = router.state.matches.at(-1) ?? {};
  const write = WRITERS[routeId as RouteIds] as ((data: unknown) => string) | undefined;
  return write?.(loaderData);
}
