import { LinkPeriodInvalid } from "../../contract/errors/devices.ts"

/** Why a link cannot have this period; undefined if it can. A device that is linked later is linked then. */
export const refusalOfPeriod = (from: Date, until: Date | null, at: Date): LinkPeriodInvalid | undefined =>
  from > at || (until !== null && until <= from) ? new LinkPeriodInvalid() : undefined
