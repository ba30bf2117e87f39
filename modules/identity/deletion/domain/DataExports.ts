import { hours, plus, type UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { DataExportId, DataExportView } from "../../contract/index.ts"

const LIFETIME = hours(24)

/** It can be downloaded for a day; one that never gets ready is forgotten after a day, too. */
export const exportExpiry = (at: Date): Date => plus(at, LIFETIME)

/** The purpose of the key that encrypts their content. */
export const DATA_EXPORT = "identity.data-export"

/** What people export about themselves. Row security shows only the current person's. */
export class DataExports extends Context.Service<
  DataExports,
  {
    readonly add: (userId: UserId, view: DataExportView) => Effect.Effect<void>
    /** Those that have not expired, newest first. */
    readonly list: (userId: UserId, at: Date) => Effect.Effect<ReadonlyArray<DataExportView>>
    /** False when it is ready already, or its account was deleted. */
    readonly isAwaited: (userId: UserId, id: DataExportId) => Effect.Effect<boolean>
    /** Stores its encrypted content. False when it is ready already. */
    readonly complete: (id: DataExportId, content: string, at: Date) => Effect.Effect<boolean>
    /** The encrypted content of one that is ready and has not expired. */
    readonly contentOf: (
      userId: UserId,
      id: DataExportId,
      at: Date
    ) => Effect.Effect<Option.Option<{ readonly content: string; readonly readyAt: Date }>>
  }
>()("identity/DataExports") {}
