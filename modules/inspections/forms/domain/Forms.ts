import { OrganizationId, type UserId } from "#kernel"
import { Context, type Effect, type Option, Schema } from "effect"
import type { FormExists, FormHasSchedules, FormTooLarge } from "../../contract/errors.ts"
import { FormFields } from "../../contract/formViews.ts"
import { FormId } from "../../contract/ids.ts"
import { type FormSections, KnownSections } from "../../contract/items.ts"

/** A form as stored. `published`: its latest version; null if there is none. */
export const Form = Schema.Struct({
  ...FormFields,
  organization_id: OrganizationId,
  id: FormId,
  draft: KnownSections,
  published: Schema.NullOr(Schema.Int),
  version: Schema.Int,
  archived_at: Schema.NullOr(Schema.Date),
  created_at: Schema.Date,
  updated_at: Schema.Date
})
export type Form = typeof Form.Type

/** A version that is about to be published. */
export interface NewVersion {
  readonly organization_id: OrganizationId
  readonly form_id: FormId
  readonly n: number
  readonly name: string
  readonly sections: FormSections
  readonly items: number
  readonly published_at: Date
  readonly published_by: UserId
}

export class Forms extends Context.Service<
  Forms,
  {
    /** Until the unit of work ends, no one else adds or restores a form of the organization. */
    readonly lockAll: (organizationId: OrganizationId) => Effect.Effect<void>
    /** Without archived ones. */
    readonly count: (organizationId: OrganizationId) => Effect.Effect<number>
    readonly add: (form: Form) => Effect.Effect<void, FormExists | FormTooLarge>
    /** Locks the form until the unit of work ends. */
    readonly lock: (organizationId: OrganizationId, id: FormId) => Effect.Effect<Option.Option<Form>>
    readonly save: (form: Form) => Effect.Effect<void, FormExists | FormTooLarge>
    /** Fails if vehicles are inspected with it on a schedule. */
    readonly archive: (form: Form) => Effect.Effect<void, FormHasSchedules>
    readonly publish: (version: NewVersion) => Effect.Effect<void>
  }
>()("inspections/Forms") {}
