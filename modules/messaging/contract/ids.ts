import { Uuid } from "#kernel"
import { Schema } from "effect"

export const MessageId = Uuid.pipe(Schema.brand("MessageId"))
export type MessageId = typeof MessageId.Type

export const CustomerEmailId = Uuid.pipe(Schema.brand("CustomerEmailId"))
export type CustomerEmailId = typeof CustomerEmailId.Type

/**
 * A UUID that the client creates once per message. A request repeated after a lost response returns the message
 * of the first one.
 */
export const ClientId = Uuid.pipe(Schema.brand("ClientId"))
export type ClientId = typeof ClientId.Type
