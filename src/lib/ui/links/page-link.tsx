import { type LinkComponent, useLinkProps } from '@tanstack/react-router';
import type { ComponentProps, FunctionComponent, ReactElement } from 'react';

type AnchorProps = ComponentProps<'a'>;
type TextProps = Omit<AnchorProps, 'href'> & { href: string; to?: never; reloadDocument?: boolean };

/**
 * The type of a link component. Its target is either `to`, `params` and `search`, which the route tree types,
 * or `href`, a URL as text, such as one from the API.
 */
export type LinkWith<Look> = ((props: Look & TextProps) => ReactElement) &
  LinkComponent<FunctionComponent<Look & AnchorProps>>;

/** The props of a link component as its implementation gets them. */
export type AnyLinkProps = AnchorProps & { href: string; to?: never };

/** Paths of this site that are not pages. */
const NOT_PAGES = /^\/(\/|api\/|pictures\/|assets\/)/;
/** Without this empty object, the router would add a class to links to the current page. */
const NO_ACTIVE_PROPS = {};

/**
 * A link of the router: it navigates without a page load, and preloads its page when it is hovered or
 * focused. If `href` is not a page of the shop, or the link opens another window, it is a plain `a` element.
 * The caller sets `aria-current`, because the router has other rules for it.
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
