import { OrganizationId } from "#kernel"
import { Context, type Effect, type Option, Schema, Struct } from "effect"
import { Choice, CustomFieldView } from "../../contract/customFieldViews.ts"
import type { CustomFieldExists } from "../../contract/errors/fields.ts"
import type { ChoiceId, CustomFieldId } from "../../contract/ids.ts"

/** A field as stored, with its place in the order. */
export const CustomField = Schema.Struct({
  ...Struct.omit(CustomFieldView.fields, ["is_used", "choices", "organization_id"]),
  organization_id: OrganizationId,
  choices: Schema.Array(Choice),
  position: Schema.Int
})
export type CustomField = typeof CustomField.Type

/** The fields that an organization added to its vehicles. */
export class CustomFields extends Context.Service<
  CustomFields,
  {
    /** In their order, archived ones last. */
    readonly all: (organizationId: OrganizationId) => Effect.Effect<ReadonlyArray<CustomField>>
    /** The same, locked against changes until the unit of work ends, for those who store values. */
    readonly shared: (organizationId: OrganizationId) => Effect.Effect<ReadonlyArray<CustomField>>
    /** Lets no one else add or restore a field until the unit of work ends. */
    readonly lockList: (organizationId: OrganizationId) => Effect.Effect<void>
    readonly lock: (
      organizationId: OrganizationId,
      id: CustomFieldId
    ) => Effect.Effect<Option.Option<CustomField>>
    readonly add: (field: CustomField) => Effect.Effect<void, CustomFieldExists>
    readonly save: (field: CustomField) => Effect.Effect<void, CustomFieldExists>
    readonly arrange: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<CustomFieldId>
    ) => Effect.Effect<void>
    /** Which of these fields vehicles have values of. */
    readonly used: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<CustomFieldId>
    ) => Effect.Effect<ReadonlySet<CustomFieldId>>
    /** Which of these choices of a field vehicles have. */
    readonly chosen: (
      organizationId: OrganizationId,
      field: CustomFieldId,
      choices: ReadonlyArray<ChoiceId>
    ) => Effect.Effect<ReadonlySet<ChoiceId>>
  }
>()("fleet/CustomFields") {}
