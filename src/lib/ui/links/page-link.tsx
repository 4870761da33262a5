import { type LinkComponent, useLinkProps } from '@tanstack/react-router';
import type { ComponentProps, FunctionComponent, ReactElement } from 'react';

type AnchorProps = ComponentProps<'a'>;
type TextProps = Omit<AnchorProps, 'href'> & { href: string; to?: never; reloadDocument?: boolean };

/**
 * A link either by `to`, `params` and `search`, which are typed by the route tree, or by a URL that exists as
 * text, such as one from the API.
 */
export type LinkWith<Look> = ((props: Look & TextProps) => ReactElement) &
  LinkComponent<FunctionComponent<Look & AnchorProps>>;

/** The props of a component with the type `LinkWith`, as its implementation sees them. */
export type AnyLinkProps = AnchorProps & { href: string; to?: never };

/** Paths that are not pages. */
const NOT_PAGES = /^\/(\/|api\/|pictures\/|assets\/)/;
/** Without this empty object, the router adds a class to links of the current page. */
const NO_ACTIVE_PROPS = {};

/**
 * The router's link: navigates without a page load, and preloads on intent. Renders a plain anchor if `href` is not a
 * page of the shop, or opens another window. The caller marks the current page (`aria-current`), because the router would
 * do it by its own rules.
 */
export const PageLink = ((props: AnyLinkProps) =>
  props.to === undefined && (props.target || !isPage(props.href)) ? (
    <a {...props} />
  ) : (
    <RouterLink {...props} />
  )) as LinkWith<object>;

function RouterLink({ ref, ...props }: AnchorProps) {
  const link = useLinkProps({ activeProps: NO_ACTIVE_PROPS, ...props } as never, ref as never);
  return <a {...link} data-status={undefined} aria-current={props['aria-current']} />;
}

const isPage = (href: string) => href.startsWith('/') && !NOT_PAGES.test(href);
