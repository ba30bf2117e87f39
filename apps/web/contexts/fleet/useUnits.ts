import type { Organization } from "#tenancy/contract"
import { useMe } from "../identity/me.ts"

/** The units that the user reads: their own, or else the organization's. */
export const useUnits = ({ units }: Organization): Organization["units"] => useMe()?.units ?? units
