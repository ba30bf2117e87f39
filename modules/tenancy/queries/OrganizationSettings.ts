import type { OrganizationId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { OrganizationRecord } from "../domain/Organizations.ts"

/** What other modules go by: what the organization is called and what is switched on in it. */
export class OrganizationSettings extends Context.Service<
  OrganizationSettings,
  {
    /** Of the organization one is at work in; none for any other. */
    readonly of: (
      id: OrganizationId
    ) => Effect.Effect<Option.Option<Pick<OrganizationRecord, "name" | "customer_email">>>
  }
>()("tenancy/OrganizationSettings") {}
