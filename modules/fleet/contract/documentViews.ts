import { CalendarDate, line, OrganizationId } from "#kernel"
import { FileId, LinkedFile } from "#files/contract"
import { Schema } from "effect"
import { DocumentId, VehicleId } from "./ids.ts"
import { VehicleKind } from "./vehicleFields.ts"

export const DocumentType = Schema.Literals([
  "registration",
  "insurance",
  "inspection",
  "permit",
  "title",
  "lease",
  "warranty_policy",
  "other"
])
export type DocumentType = typeof DocumentType.Type

export const MAX_LEAD_DAYS = 5
/** How many days before a document expires people are reminded, unless it says otherwise. */
export const DEFAULT_LEAD_DAYS: ReadonlyArray<number> = [30, 7]

const LeadDays = Schema.Array(
  Schema.Int.check(
    Schema.isBetween(
      { minimum: 0, maximum: 365 },
      { message: "A reminder is sent on the day or up to 365 days before." }
    )
  )
).check(Schema.isMaxLength(MAX_LEAD_DAYS, { message: `A document has at most ${MAX_LEAD_DAYS} reminders.` }))

const text = Schema.NullOr(Schema.String)

/** What people enter about a document. `required`: without it, the vehicle must not go out. */
export const DocumentFields = {
  number: Schema.NullOr(line("Number", { max: 80 })),
  issuer: Schema.NullOr(line("Issuer", { max: 120 })),
  valid_from: Schema.NullOr(CalendarDate),
  expires_on: Schema.NullOr(CalendarDate),
  file_id: Schema.NullOr(FileId),
  required: Schema.Boolean,
  lead_days: LeadDays
}

/**
 * A document of a vehicle. `supersedes`: the one that it renewed; a document is current unless it was superseded or
 * archived. It is valid through the whole day on which it expires.
 */
export const DocumentView = Schema.Struct({
  id: DocumentId,
  organization_id: OrganizationId,
  vehicle_id: VehicleId,
  type: DocumentType,
  number: text,
  issuer: text,
  valid_from: Schema.NullOr(CalendarDate),
  expires_on: Schema.NullOr(CalendarDate),
  file: Schema.NullOr(LinkedFile),
  required: Schema.Boolean,
  lead_days: Schema.Array(Schema.Int),
  supersedes: Schema.NullOr(DocumentId),
  superseded_at: Schema.NullOr(Schema.Date),
  archived_at: Schema.NullOr(Schema.Date),
  created_at: Schema.Date,
  updated_at: Schema.Date
})
export type DocumentView = typeof DocumentView.Type

/** A current document that expires, or has expired, and its vehicle. */
export const ExpiringDocument = Schema.Struct({
  id: DocumentId,
  type: DocumentType,
  number: text,
  expires_on: CalendarDate,
  vehicle: Schema.Struct({ id: VehicleId, name: Schema.String })
})
export type ExpiringDocument = typeof ExpiringDocument.Type

/** Vehicles of this kind need a current document of this type. */
export const RequiredDocument = Schema.Struct({ kind: VehicleKind, type: DocumentType })
export type RequiredDocument = typeof RequiredDocument.Type

/** Whether a document is expired, expires soon, or neither. */
export const EXPIRES_SOON_DAYS = 30
