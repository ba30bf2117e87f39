import type { OrganizationId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { DefaultQuotas, StorageUsage } from "../contract/operator.ts"

/** An organization's own quota; null is the default. */
export interface Quota {
  readonly max_rows: number | null
  readonly max_bytes: number | null
}

/** New default quotas; null leaves one unchanged. */
export type DefaultQuotaChanges = { readonly [Name in keyof DefaultQuotas]: DefaultQuotas[Name] | null }

/** How much organizations may store. The database counts and enforces it. Needs the system role. */
export class Quotas extends Context.Service<
  Quotas,
  {
    readonly usage: (id: OrganizationId) => Effect.Effect<Option.Option<StorageUsage>>
    readonly set: (id: OrganizationId, quota: Quota) => Effect.Effect<void>
    /** Changes the default quotas, except for those that are null. Returns all of them. */
    readonly setDefaults: (changes: DefaultQuotaChanges) => Effect.Effect<DefaultQuotas>
  }
>()("tenancy/Quotas") {}
