import type { LeadStatus } from "../contract/views.ts"

const order: ReadonlyArray<LeadStatus> = ["new", "contacted", "scheduled"]

export const isClosed = (status: LeadStatus): boolean => status === "won" || status === "lost"

/** An open lead moves forward or is closed; it may also keep its status. */
export const mayBecome = (from: LeadStatus, to: LeadStatus): boolean =>
  !isClosed(from) && (isClosed(to) || order.indexOf(to) >= order.indexOf(from))
