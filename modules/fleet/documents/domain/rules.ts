import { type CalendarDate, daysAfter, type OrganizationId } from "#kernel"
import type { FileId } from "#files/contract"
import { DEFAULT_LEAD_DAYS, type DocumentFields, type DocumentType } from "../../contract/documentViews.ts"
import type { DocumentId, VehicleId } from "../../contract/ids.ts"
import type { ReleaseReason } from "../../contract/releaseCheck.ts"
import type { Schema } from "effect"
import type { StoredDocument } from "./Documents.ts"

export type Entered = Schema.Struct<typeof DocumentFields>["Type"]

/** Whether a document ends before it begins. */
export const datesReversed = ({
  valid_from,
  expires_on
}: Pick<Entered, "valid_from" | "expires_on">): boolean =>
  valid_from !== null && expires_on !== null && expires_on < valid_from

/** Neither renewed nor archived. */
export const isCurrent = ({
  superseded_at,
  archived_at
}: Pick<StoredDocument, "superseded_at" | "archived_at">): boolean =>
  superseded_at === null && archived_at === null

/** After the day on which it expires. */
export const isExpired = ({ expires_on }: Pick<Entered, "expires_on">, today: CalendarDate): boolean =>
  expires_on !== null && expires_on < today

/** The reminder that a document has expired, which every one has. */
export const EXPIRED = -1

interface Reminded {
  readonly expires_on: CalendarDate | null
  readonly lead_days: ReadonlyArray<number>
}

/** The reminders of a document, with the day on which each is due. */
const remindersOf = ({ expires_on, lead_days }: Reminded) =>
  expires_on === null
    ? []
    : [...lead_days, EXPIRED].map((lead) => ({ lead, on: daysAfter(expires_on, -lead) }))

/** The reminders that are due by a day. */
export const dueReminders = (document: Reminded, today: CalendarDate): ReadonlyArray<number> =>
  remindersOf(document)
    .filter(({ on }) => on <= today)
    .map(({ lead }) => lead)

/** The day of the first reminder, or of the first one after a day. */
export const nextReminder = (document: Reminded, after?: CalendarDate): CalendarDate | null =>
  remindersOf(document)
    .map(({ on }) => on)
    .filter((on) => after === undefined || on > after)
    .toSorted()[0] ?? null

/** Each once, the longest first. */
const plainLeadDays = (days: ReadonlyArray<number>): ReadonlyArray<number> =>
  [...new Set(days)].toSorted((one, other) => other - one)

/** Applies changes to a document, and sets its next reminder. */
export const withChanges = (
  document: StoredDocument,
  changes: Partial<Entered> & { readonly type?: DocumentType },
  at: Date
): StoredDocument => {
  const changed = { ...document, ...changes, updated_at: at }
  const lead_days = plainLeadDays(changed.lead_days)
  const remind_on = isCurrent(changed) ? nextReminder({ ...changed, lead_days }) : null
  return { ...changed, lead_days, remind_on }
}

interface Making {
  readonly id: DocumentId
  readonly organizationId: OrganizationId
  readonly vehicleId: VehicleId
  readonly at: Date
}

const EMPTY = {
  number: null,
  issuer: null,
  valid_from: null,
  expires_on: null,
  file_id: null,
  required: false,
  lead_days: DEFAULT_LEAD_DAYS
} satisfies Entered

export const newDocument = (
  { type, ...entered }: Partial<Entered> & { readonly type: DocumentType },
  { id, organizationId, vehicleId, at }: Making
): StoredDocument =>
  withChanges(
    {
      ...EMPTY,
      id,
      organization_id: organizationId,
      vehicle_id: vehicleId,
      type,
      supersedes: null,
      superseded_at: null,
      archived_at: null,
      created_at: at,
      updated_at: at,
      remind_on: null
    },
    entered,
    at
  )

/** The renewal of a document: the same but for what changes. Its days and its file are always its own. */
export const renewalOf = (
  renewed: StoredDocument,
  changes: Partial<Entered>,
  { id, at }: Pick<Making, "id" | "at">
): StoredDocument => {
  const own: Partial<Entered> & { readonly file_id: FileId | null } = {
    valid_from: null,
    expires_on: null,
    ...changes,
    file_id: changes.file_id ?? null
  }
  return withChanges({ ...renewed, id, supersedes: renewed.id, created_at: at }, own, at)
}

/** The types that a vehicle's kind requires and of which it has no current document. */
export const missingTypes = (
  documents: ReadonlyArray<StoredDocument>,
  required: ReadonlyArray<DocumentType>
): ReadonlyArray<DocumentType> =>
  required.filter((type) => !documents.some((one) => one.type === type && isCurrent(one)))

/** Why a vehicle's documents keep it from going out: of a required type, one must be valid. */
export const releaseReasons = (
  documents: ReadonlyArray<StoredDocument>,
  required: ReadonlyArray<DocumentType>,
  today: CalendarDate
): ReadonlyArray<ReleaseReason> => {
  const current = documents.filter(isCurrent)
  const isNeeded = ({ type, required: own }: StoredDocument) => own || required.includes(type)
  // A second, valid one of the same type is enough, such as a policy that begins before the other one ends.
  const isReplaced = ({ type, required: own }: StoredDocument) =>
    !own && current.some((other) => other.type === type && !isExpired(other, today))
  return [
    ...missingTypes(documents, required).map((document) => ({ code: "document_missing" as const, document })),
    ...current.flatMap((one) =>
      one.expires_on !== null && isExpired(one, today) && isNeeded(one) && !isReplaced(one)
        ? [{ code: "document_expired" as const, document: one.type, expired_on: one.expires_on }]
        : []
    )
  ]
}
