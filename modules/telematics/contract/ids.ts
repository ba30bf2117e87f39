import { Uuid } from "#kernel"
import { Schema } from "effect"

export const DeviceId = Uuid.pipe(Schema.brand("DeviceId"))
export type DeviceId = typeof DeviceId.Type

export const LinkId = Uuid.pipe(Schema.brand("LinkId"))
export type LinkId = typeof LinkId.Type

export const GeofenceId = Uuid.pipe(Schema.brand("GeofenceId"))
export type GeofenceId = typeof GeofenceId.Type

export const ForwarderId = Uuid.pipe(Schema.brand("ForwarderId"))
export type ForwarderId = typeof ForwarderId.Type

export const DeviceIssueId = Uuid.pipe(Schema.brand("DeviceIssueId"))
export type DeviceIssueId = typeof DeviceIssueId.Type

export const FaultId = Uuid.pipe(Schema.brand("FaultId"))
export type FaultId = typeof FaultId.Type

export const GeofenceEventId = Uuid.pipe(Schema.brand("GeofenceEventId"))
export type GeofenceEventId = typeof GeofenceEventId.Type
