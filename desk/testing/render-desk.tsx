import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import {
  getGetOperatorSessionMockHandler200,
  getGetOperatorSessionResponseMock200,
} from '#contract/client/operator/operator.msw.ts';
import { type OperatorRole, operatorRoles } from '#contract/operations.ts';
import { OPERATOR_TOKENS } from '../../mocks/shop/operator/operators.ts';
import { server } from '../../tests/component-shop.ts';
import { deskEnvironment } from '../api/environment.ts';
import { createDeskQueryClient } from '../api/query-client.ts';
import { Desk, openDesk } from '../desk.tsx';

/** Opens the desk at an address, signed in with a role. The mock shop answers. */
export function renderDesk(address: string, role: OperatorRole = 'manager') {
  workAs(role);
  return renderSignedOut(address);
}

/** Opens the desk at an address; nobody is signed in, unless {@link workAs} was called. */
export function renderSignedOut(address: string) {
  const desk = openDesk(createDeskQueryClient(), createMemoryHistory({ initialEntries: [address] }));
  const { unmount } = render(<Desk {...desk} />);
  const href = () => desk.router.state.location.href;
  return { ...desk, href, unmount, user: userEvent.setup() };
}

/** Adds the token of a role to the calls, as the server of the desk does, and answers who it is. */
export function workAs(role: OperatorRole): void {
  vi.spyOn(deskEnvironment, 'send').mockImplementation((request) => {
    request.headers.set('authorization', `Bearer ${OPERATOR_TOKENS[role]}`);
    return fetch(request);
  });
  const example = getGetOperatorSessionResponseMock200();
  const operations = Object.entries(operatorRoles).flatMap(([id, roles]) =>
    (roles as readonly OperatorRole[]).includes(role) ? [id] : [],
  );
  server.use(
    getGetOperatorSessionMockHandler200({ ...example, operator: { ...example.operator, role }, operations }),
  );
}
