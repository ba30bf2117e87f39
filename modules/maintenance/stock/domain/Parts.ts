import type { OrganizationId } from "#kernel"
import { Context, type Effect, type Option, Struct } from "effect"
import type { PartExists } from "../../contract/errors/parts.ts"
import type { PartId } from "../../contract/ids.ts"
import { PartView } from "../../contract/partViews.ts"

/** What a reference to a part shows. */
export const NamedPart = PartView.mapFields(Struct.pick(["id", "number", "name", "unit", "archived_at"]))
export type NamedPart = typeof NamedPart.Type

/** Parts without their stock, which only movements change. */
export class Parts extends Context.Service<
  Parts,
  {
    readonly find: (organizationId: OrganizationId, id: PartId) => Effect.Effect<Option.Option<PartView>>
    /** By name. */
    readonly named: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<PartId>
    ) => Effect.Effect<ReadonlyArray<NamedPart>>
    /** Like `find`, but locks the part until the unit of work ends. Its stock, if needed, is locked first. */
    readonly lock: (organizationId: OrganizationId, id: PartId) => Effect.Effect<Option.Option<PartView>>
    /** Without stock. */
    readonly add: (part: PartView) => Effect.Effect<void, PartExists>
    readonly save: (part: PartView) => Effect.Effect<void, PartExists>
  }
>()("maintenance/Parts") {}
