import type { Member } from "#kernel"
import type { DriverView } from "../../contract/driverViews.ts"

/** A driver as a member sees them: license number and notes are for those who may read them, and for the driver. */
export const asSeenBy =
  ({ permissions, userId }: Pick<Member, "permissions" | "userId">) =>
  (driver: DriverView): DriverView =>
    permissions.has("drivers.read_license") || driver.user_id === userId
      ? driver
      : { ...driver, license_number: null, notes: null }
