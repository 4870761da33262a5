/**
 * Attributes of a link that is the tab of a list. Without `exact`, the router would mark the tab of the whole
 * list as current in each narrower list too.
 */
export const tabProps = (isCurrent: boolean) =>
  ({
    className: 'tab py-3',
    'aria-current': isCurrent ? 'page' : undefined,
    activeOptions: { exact: true },
  }) as const;
