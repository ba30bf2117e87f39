import {
  CalendarDate,
  daysAfter,
  EmailAddress,
  KnownEmail,
  line,
  OrganizationId,
  paragraphs,
  refused,
  UserId
} from "#kernel"
import { Schema } from "effect"
import { DriverId, VehicleId } from "./ids.ts"
import { Region } from "./vehicleFields.ts"

/** How many days before its expiry a license is about to expire. */
export const LICENSE_LEAD_DAYS = 30

/** `unknown`: no expiry was entered. */
export const LicenseState = Schema.Literals(["valid", "expiring", "expired", "unknown"])
export type LicenseState = typeof LicenseState.Type

/** The state of a license on a day. It is still valid on the day it expires. */
export const licenseStateOn = (today: CalendarDate, expiresOn: CalendarDate | null): LicenseState => {
  if (expiresOn === null) return "unknown"
  if (expiresOn < today) return "expired"
  return expiresOn <= daysAfter(today, LICENSE_LEAD_DAYS) ? "expiring" : "valid"
}

export const MAX_LICENSE_CLASSES = 20

/** A class of vehicles that a license is for, such as `B`, `C1E` or `CDL-A`. */
const LicenseClass = line("License class", { max: 10 }).check(
  Schema.makeFilter((name: string) =>
    /[,;]/.test(name)
      ? refused("not_valid", "A license class must not contain a comma or semicolon.")
      : undefined
  )
)

/** The fields of a driver that people enter. `user_id`: the member who drives; null for someone without an account. */
export const DriverFields = {
  name: line("Name", { max: 120 }),
  user_id: Schema.NullOr(UserId),
  phone: Schema.NullOr(line("Phone", { max: 40 })),
  email: Schema.NullOr(EmailAddress),
  license_number: Schema.NullOr(line("License number", { max: 40 })),
  license_classes: Schema.Array(LicenseClass).check(
    Schema.isMaxLength(MAX_LICENSE_CLASSES, {
      message: `A license has at most ${MAX_LICENSE_CLASSES} classes.`
    })
  ),
  license_region: Schema.NullOr(Region),
  license_expires_on: Schema.NullOr(CalendarDate),
  notes: Schema.NullOr(paragraphs("Notes", { max: 5000 }))
}

/** A vehicle or driver by its name, for links. */
export const VehicleLink = Schema.Struct({ id: VehicleId, name: Schema.String })
export const DriverLink = Schema.Struct({ id: DriverId, name: Schema.String })

/**
 * A person who drives. `license_number` and `notes` are null, too, for members who may not read them. `vehicle` is the one they have now
 * as its primary driver.
 */
export const DriverView = Schema.Struct({
  id: DriverId,
  organization_id: OrganizationId,
  name: Schema.String,
  user_id: Schema.NullOr(UserId),
  phone: Schema.NullOr(Schema.String),
  email: Schema.NullOr(KnownEmail),
  license_number: Schema.NullOr(Schema.String),
  license_classes: Schema.Array(Schema.String),
  license_region: Schema.NullOr(Schema.String),
  license_expires_on: Schema.NullOr(CalendarDate),
  notes: Schema.NullOr(Schema.String),
  vehicle: Schema.NullOr(VehicleLink),
  archived_at: Schema.NullOr(Schema.Date),
  created_at: Schema.Date,
  updated_at: Schema.Date
})
export type DriverView = typeof DriverView.Type
