import { OrganizationId, UserId } from "#kernel"
import { Context, type Effect, type Option, Schema } from "effect"
import { AttachmentId, AttachmentView } from "../contract/attachments.ts"
import type { AttachmentUnavailable } from "../contract/errors.ts"
import { MessageId } from "../contract/ids.ts"

/** A photo or file as stored. */
export const Attachment = Schema.Struct({
  organization_id: OrganizationId,
  id: AttachmentId,
  user_id: UserId,
  kind: AttachmentView.fields.kind,
  name: Schema.String,
  /** The unguessable name of its files in the file store. */
  file: Schema.String,
  parts: Schema.Int,
  /** How many parts have arrived; it is complete with all of them. */
  received: Schema.Int,
  stored_bytes: Schema.Int,
  created_at: Schema.Date
})
export type Attachment = typeof Attachment.Type

/** An attachment and the message it belongs to. */
export const Attached = Schema.Struct({ ...Attachment.fields, message_id: MessageId })
export type Attached = typeof Attached.Type

/** Photos and files that the current user uploaded, or that belong to messages they can see. */
export class Attachments extends Context.Service<
  Attachments,
  {
    /** Stores that an upload begins; none when its id was already used. */
    readonly add: (attachment: Attachment) => Effect.Effect<Option.Option<Attachment>>
    readonly find: (
      organizationId: OrganizationId,
      id: AttachmentId
    ) => Effect.Effect<Option.Option<Attachment>>
    /** Stores that the next part has arrived. */
    readonly receive: (attachment: Attachment) => Effect.Effect<void>
    /** Adds all of these files to each of these messages. Fails unless their sender has uploaded all of them. */
    readonly attach: (
      organizationId: OrganizationId,
      senderId: UserId,
      messages: ReadonlyArray<MessageId>,
      attachments: ReadonlyArray<AttachmentId>
    ) => Effect.Effect<void, AttachmentUnavailable>
    /** The complete attachments of messages, in order. */
    readonly ofMessages: (
      organizationId: OrganizationId,
      messages: ReadonlyArray<MessageId>
    ) => Effect.Effect<ReadonlyArray<Attached>>
    /** Deletes those uploaded before this time that no message has. */
    readonly deleteUnsent: (before: Date) => Effect.Effect<void>
    /** Files of attachments that were deleted, for whatever reason, up to a maximum. */
    readonly discarded: (most: number) => Effect.Effect<ReadonlyArray<string>>
    readonly forget: (files: ReadonlyArray<string>) => Effect.Effect<void>
  }
>()("messaging/Attachments") {}
