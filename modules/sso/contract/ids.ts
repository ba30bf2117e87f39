import { Uuid } from "#kernel"
import { Schema } from "effect"

export const DomainId = Uuid.pipe(Schema.brand("DomainId"))
export type DomainId = typeof DomainId.Type
