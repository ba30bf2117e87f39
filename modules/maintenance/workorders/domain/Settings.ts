import type { OrganizationId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { WorkshopSettings } from "../../contract/workshop.ts"

export class Settings extends Context.Service<
  Settings,
  {
    readonly find: (organizationId: OrganizationId) => Effect.Effect<Option.Option<WorkshopSettings>>
    readonly save: (
      organizationId: OrganizationId,
      settings: WorkshopSettings,
      at: Date
    ) => Effect.Effect<void>
  }
>()("maintenance/Settings") {}
