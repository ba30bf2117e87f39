import type { CalendarDate } from "#kernel"
import { type DriverView, licenseStateOn } from "../../contract/driverViews.ts"
import type { ReleaseReason } from "../../contract/releaseCheck.ts"

/** What a vehicle's driver means for giving it to one. */
export const ofDriver = (
  { name: driver, license_expires_on: expired_on }: Pick<DriverView, "name" | "license_expires_on">,
  today: CalendarDate
): ReadonlyArray<ReleaseReason> => [
  ...(expired_on !== null && licenseStateOn(today, expired_on) === "expired"
    ? [{ code: "license_expired", driver, expired_on } as const]
    : []),
  { code: "assigned", driver }
]
