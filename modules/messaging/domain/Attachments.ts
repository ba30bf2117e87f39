import type { OrganizationId, UserId } from "#kernel"
import type { FileUnavailable } from "#files/contract"
import { FileId } from "#files/contract"
import { Context, type Effect, Schema } from "effect"
import { MessageId } from "../contract/ids.ts"

/** A file and the message that has it. */
export const Attachment = Schema.Struct({ message_id: MessageId, attachment_id: FileId })
export type Attachment = typeof Attachment.Type

/** Whether these are the same files in the same order. */
export const isSameFiles = (
  attached: ReadonlyArray<Pick<Attachment, "attachment_id">>,
  ids: ReadonlyArray<FileId>
): boolean =>
  attached.length === ids.length && attached.every(({ attachment_id }, at) => attachment_id === ids[at])

/** Which files the messages have that the current user can see. */
export class Attachments extends Context.Service<
  Attachments,
  {
    /** Adds all of these files to each of these messages. Fails unless their sender has uploaded all of them. */
    readonly attach: (
      organizationId: OrganizationId,
      senderId: UserId,
      messages: ReadonlyArray<MessageId>,
      files: ReadonlyArray<FileId>
    ) => Effect.Effect<void, FileUnavailable>
    /** The attachments of messages, in order. */
    readonly ofMessages: (
      organizationId: OrganizationId,
      messages: ReadonlyArray<MessageId>
    ) => Effect.Effect<ReadonlyArray<Attachment>>
  }
>()("messaging/Attachments") {}
