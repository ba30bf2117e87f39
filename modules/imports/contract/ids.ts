import { matching, Uuid } from "#kernel"
import { Schema } from "effect"

/** Created by the client, so that beginning an import can be repeated. */
export const ImportId = Uuid.pipe(Schema.brand("ImportId"))
export type ImportId = typeof ImportId.Type

/** The name of a kind of record, such as `customers`. */
export const TargetName = matching(/^[a-z][a-z_]{0,39}$/, 40, "This is not a kind of record.")
