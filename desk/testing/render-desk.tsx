import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OperatorRole } from '#shared/operators/roles.ts';
import { shop } from '../../tests/component-shop.ts';
import { createDeskQueryClient } from '../api/query-client.ts';
import { Desk, openDesk } from '../desk.tsx';
import { signInAs } from './people.ts';

/** Opens the desk at an address, signed in as a person with a role. The mock shop answers. */
export function renderDesk(address: string, role: OperatorRole = 'manager') {
  signInAs(shop, role);
  return openAt(address);
}

/** Opens the desk at an address without a session. */
export function renderSignedOut(address: string) {
  shop.desk = null;
  return openAt(address);
}

function openAt(address: string) {
  const desk = openDesk(createDeskQueryClient(), createMemoryHistory({ initialEntries: [address] }));
  const { unmount } = render(<Desk {...desk} />);
  const href = () => desk.router.state.location.href;
  return { ...desk, href, unmount, user: userEvent.setup() };
}
