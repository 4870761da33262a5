// This import is first because the order of CSS layers follows the order of imports.
import './desk.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createDeskQueryClient } from './api/query-client.ts';
import { Desk, openDesk } from './desk.tsx';

const root = document.getElementById('desk');
if (!root) throw new Error('The page has no #desk');
const desk = openDesk(createDeskQueryClient());
createRoot(root).render(
  <StrictMode>
    <Desk {...desk} />
  </StrictMode>,
);
