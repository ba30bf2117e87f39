import type { LeadStatus } from "../contract/views.ts"

const order: ReadonlyArray<LeadStatus> = ["new", "contacted", "scheduled"]

/** Won and lost end a lead. */
export const isClosed = (status: LeadStatus): boolean => status === "won" || status === "lost"

/** What an open lead may become: further along, or closed; what it is already, too. */
export const mayBecome = (from: LeadStatus, to: LeadStatus): boolean =>
  !isClosed(from) && (isClosed(to) || order.indexOf(to) >= order.indexOf(from))
