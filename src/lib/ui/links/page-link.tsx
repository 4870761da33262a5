import { type LinkComponent, useLinkProps } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** Paths that are not pages. */
const NOT_PAGES = /^\/(\/|api\/|pictures\/|assets\/)/;
/** Without it, the router adds a class to links of the current page. */
const NO_ACTIVE_PROPS = {};

type AnyLinkProps = ComponentProps<'a'> & { to?: string };

/**
 * The router's link. `to`, `params` and `search` are typed by the route tree. An address that exists as text, such as
 * one from the API, is passed as `href`; other than an address of a page it renders a plain anchor. Marks of the current
 * page are set by the caller (`aria-current`), not by the router.
 */
export const PageLink = ((props: AnyLinkProps) =>
  props.to === undefined && !isPage(props.href) ? (
    <a {...props} />
  ) : (
    <RouterLink {...props} />
  )) as LinkComponent<'a'>;

function RouterLink({ ref, ...props }: AnyLinkProps) {
  const link = useLinkProps({ activeProps: NO_ACTIVE_PROPS, ...props } as object, ref as never);
  return <a {...link} data-status={undefined} aria-current={props['aria-current']} />;
}

const isPage = (href = '') => href.startsWith('/') && !NOT_PAGES.test(href);
