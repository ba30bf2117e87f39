import { days, type OrganizationId, plus, type UserId } from "#kernel"
import { Context, type Effect, type Option, Struct } from "effect"
import { Organization } from "../contract/views.ts"

/** An organization as stored: without the fields that depend on the viewer. */
export const OrganizationRecord = Organization.mapFields(Struct.omit(["role", "can"]))
export type OrganizationRecord = typeof OrganizationRecord.Type

const TRIAL_DAYS = 14

/** Defaults for what the creator leaves out: UTC and metric, which is how values are stored. */
const defaults = { time_zone: "UTC", currency: "EUR", units: "metric" } as const

export type NewOrganization = Pick<OrganizationRecord, "name" | "industry"> &
  Partial<Pick<OrganizationRecord, "time_zone" | "currency" | "units">>

/** A new organization, whose free trial starts at `at`. */
export const newOrganization = (
  input: NewOrganization,
  id: OrganizationId,
  creator: UserId,
  at: Date
): OrganizationRecord => ({
  ...defaults,
  ...input,
  customer_email: false,
  id,
  created_by: creator,
  created_at: at,
  trial_ends_at: plus(at, days(TRIAL_DAYS))
})

export class Organizations extends Context.Service<
  Organizations,
  {
    readonly add: (organization: OrganizationRecord) => Effect.Effect<void>
    readonly find: (id: OrganizationId) => Effect.Effect<Option.Option<OrganizationRecord>>
    /** Deletes it with everything in it, in every module. Needs the system role. */
    readonly remove: (id: OrganizationId) => Effect.Effect<void>
    readonly save: (organization: OrganizationRecord) => Effect.Effect<void>
    /**
     * Serializes changes to the organization's members and invitations until this unit of work ends. Later reads
     * see the latest state. False when the organization does not exist.
     */
    readonly lock: (id: OrganizationId) => Effect.Effect<boolean>
  }
>()("tenancy/Organizations") {}
