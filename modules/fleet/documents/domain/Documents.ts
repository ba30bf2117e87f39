import { CalendarDate, OrganizationId } from "#kernel"
import { FileId, type FileUnavailable } from "#files/contract"
import { Context, type Effect, type Option, Schema, Struct } from "effect"
import { type DocumentType, DocumentView, type RequiredDocument } from "../../contract/documentViews.ts"
import type { DocumentId, VehicleId } from "../../contract/ids.ts"

/** A document as stored. `remind_on`: the next day on which a reminder is due; null for none. */
export const StoredDocument = DocumentView.mapFields(Struct.omit(["file"])).mapFields((fields) => ({
  ...fields,
  file_id: Schema.NullOr(FileId),
  remind_on: Schema.NullOr(CalendarDate)
}))
export type StoredDocument = typeof StoredDocument.Type

/** A current document whose vehicle is in the fleet, when a reminder is due. The time zone of its location, if it has one. */
export const DueDocument = Schema.Struct({
  ...Struct.pick(StoredDocument.fields, ["organization_id", "id", "vehicle_id", "type", "lead_days"]),
  expires_on: CalendarDate,
  remind_on: CalendarDate,
  time_zone: Schema.NullOr(Schema.String)
})
export type DueDocument = typeof DueDocument.Type

/** A reminder of a document: `lead_days` before it expires, or -1 once it has. */
export const Reminder = Schema.Struct({
  organization_id: OrganizationId,
  document_id: StoredDocument.fields.id,
  expires_on: CalendarDate,
  lead_days: Schema.Int
})
export type Reminder = typeof Reminder.Type

/** Documents of vehicles. Callers lock the vehicle before they change anything. */
export class Documents extends Context.Service<
  Documents,
  {
    readonly find: (
      organizationId: OrganizationId,
      id: DocumentId
    ) => Effect.Effect<Option.Option<StoredDocument>>
    /** Those that expire next first, then those that never do, then those of the past; the newest 500. */
    readonly ofVehicle: (
      organizationId: OrganizationId,
      vehicleId: VehicleId
    ) => Effect.Effect<ReadonlyArray<StoredDocument>>
    /** Fails unless the current user has uploaded the file. */
    readonly add: (document: StoredDocument) => Effect.Effect<void, FileUnavailable>
    readonly save: (document: StoredDocument) => Effect.Effect<void, FileUnavailable>
    readonly required: (organizationId: OrganizationId) => Effect.Effect<ReadonlyArray<RequiredDocument>>
    readonly require: (
      organizationId: OrganizationId,
      required: ReadonlyArray<RequiredDocument>
    ) => Effect.Effect<void>
    /** Types that a vehicle's kind requires. */
    readonly requiredOf: (
      organizationId: OrganizationId,
      vehicleId: VehicleId
    ) => Effect.Effect<ReadonlyArray<DocumentType>>
  }
>()("fleet/Documents") {}

/** The reminders of all organizations. Needs the system role. */
export class DocumentReminders extends Context.Service<
  DocumentReminders,
  {
    /** Locks documents with a reminder due by this day, after another one in the order of their ids, up to a maximum. */
    readonly lockDue: (
      by: CalendarDate,
      after: Pick<DueDocument, "organization_id" | "id"> | undefined,
      most: number
    ) => Effect.Effect<ReadonlyArray<DueDocument>>
    /** Stores that these are sent; returns those that were not sent before. */
    readonly send: (reminders: ReadonlyArray<Reminder>, at: Date) => Effect.Effect<ReadonlyArray<Reminder>>
    /** Stores when the next reminder of each document is due. */
    readonly schedule: (
      documents: ReadonlyArray<Pick<StoredDocument, "organization_id" | "id" | "remind_on">>
    ) => Effect.Effect<void>
  }
>()("fleet/DocumentReminders") {}
