import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import { createElement } from 'react';

export const Route = createRootRoute({
  shellComponent: ({ children }) =>
    createElement(
      'html',
      { lang: 'ru' },
      createElement('head', null, createElement(HeadContent)),
      createElement('body', null, children, createElement(Scripts)),
    ),
  component: Outlet,
});
