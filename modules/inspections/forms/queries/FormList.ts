import { type OrganizationId, UserId } from "#kernel"
import { Context, type Effect, type Option, Schema } from "effect"
import { type FormRow, FormVersionRow, FormVersionView, type FormView } from "../../contract/formViews.ts"
import type { FormId } from "../../contract/ids.ts"

/** Versions with the ids of those who published them. */
export const StoredVersionRow = Schema.Struct({ ...FormVersionRow.fields, published_by: UserId })
export type StoredVersionRow = typeof StoredVersionRow.Type

export const StoredVersion = Schema.Struct({ ...FormVersionView.fields, published_by: UserId })
export type StoredVersion = typeof StoredVersion.Type

export class FormList extends Context.Service<
  FormList,
  {
    /** By name, archived ones last. */
    readonly all: (organizationId: OrganizationId) => Effect.Effect<ReadonlyArray<FormRow>>
    readonly find: (organizationId: OrganizationId, id: FormId) => Effect.Effect<Option.Option<FormView>>
    /** Newest first. */
    readonly versions: (
      organizationId: OrganizationId,
      id: FormId
    ) => Effect.Effect<ReadonlyArray<StoredVersionRow>>
    readonly version: (
      organizationId: OrganizationId,
      id: FormId,
      n: number
    ) => Effect.Effect<Option.Option<StoredVersion>>
    /** The latest versions of the forms that are not archived, by name, as long as they have at most so many items together. */
    readonly latest: (
      organizationId: OrganizationId,
      items: number
    ) => Effect.Effect<ReadonlyArray<StoredVersion>>
    /** How many forms have a version and are not archived. */
    readonly countPublished: (organizationId: OrganizationId) => Effect.Effect<number>
  }
>()("inspections/FormList") {}
