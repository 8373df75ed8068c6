/** Layouts and grounds come on their own, when a board is first shown. */

import type { Ground } from '../../../map/ground.ts';
import type { TicketLayout } from './layout.ts';

export type TicketBoardId = 'ticket-europe' | 'ticket-usa' | 'ticket-switzerland';

const LAYOUTS: Record<TicketBoardId, () => Promise<{ default: unknown }>> = {
  'ticket-europe': () => import('./layouts/ticket-europe.json'),
  'ticket-usa': () => import('./layouts/ticket-usa.json'),
  'ticket-switzerland': () => import('./layouts/ticket-switzerland.json'),
};

const GROUNDS: Record<TicketBoardId, () => Promise<{ default: unknown }>> = {
  'ticket-europe': () => import('./grounds/ticket-europe.json'),
  'ticket-usa': () => import('./grounds/ticket-usa.json'),
  'ticket-switzerland': () => import('./grounds/ticket-switzerland.json'),
};

export function isTicketBoardId(id: string): id is TicketBoardId {
  return id in LAYOUTS;
}

export async function loadLayout(id: TicketBoardId): Promise<TicketLayout> {
  return (await LAYOUTS[id]()).default as TicketLayout;
}

export async function loadGround(id: TicketBoardId): Promise<Ground> {
  return (await GROUNDS[id]()).default as Ground;
}
