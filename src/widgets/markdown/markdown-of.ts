import type { AnyRouter, RegisteredRouter, RouteById } from '@tanstack/react-router';
import { contentMarkdown, editorialMarkdown, journalMarkdown } from './content-markdown';
import { listingMarkdown, searchMarkdown } from './listing-markdown';
import { productMarkdown } from './product-markdown';

type Routes = RegisteredRouter['routeTree'];
type RouteIds = keyof Routes['types']['fileRouteTypes']['fileRoutesById'] & string;
type LoaderData<Id extends RouteIds> = RouteById<Routes, Id>['types']['loaderData'];

type Writer<Id extends RouteIds> = { to: Id; write(data: LoaderData<Id>): string };

/**
 * The routes whose pages programs may request as Markdown, with functions that write it from the data of the
 * loader.
 */
const WRITERS: readonly { [Id in RouteIds]: Writer<Id> }[RouteIds][] = [
  { to: '/$', write: listingMarkdown },
  { to: '/aktsii/$pageUrl', write: listingMarkdown },
  { to: '/kollektsiya/$pageUrl', write: listingMarkdown },
  { to: '/rasprodazha/$pageUrl', write: listingMarkdown },
  { to: '/search', write: searchMarkdown },
  { to: '/product/$productUrl', write: productMarkdown },
  { to: '/about/$aboutUrl', write: editorialMarkdown },
  { to: '/journal/$pieceUrl', write: editorialMarkdown },
  { to: '/journal/', write: journalMarkdown },
  { to: '/guide/$guideUrl', write: contentMarkdown },
  { to: '/page/$pageUrl', write: contentMarkdown },
  { to: '/policy/$policyUrl', write: contentMarkdown },
  { to: '/support/$supportUrl', write: ({ page }) => contentMarkdown(page) },
];

/** The loaded page as Markdown; undefined for pages that have no Markdown. */
export function markdownOf(router: AnyRouter): string | undefined {
  const { routeId, loaderData } = router.state.matches.at(-1) ?? {};
  const writer = WRITERS.find(({ to }) => to === routeId) as { write(data: unknown): string } | undefined;
  return writer?.write(loaderData);
}
