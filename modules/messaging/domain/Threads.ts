import { type Cursor, cursorText, type OrganizationId, type PageAsked, type UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { MessageId } from "../contract/views.ts"
import type { Message } from "./Messages.ts"

/** How many of the newest replies a thread is shown with, and how many earlier ones come at a time. */
export const REPLIES_SHOWN = 20
export const REPLIES_A_PAGE = 50

/** A page of long messages: once it holds this many letters, the threads that follow show their newest reply only. */
export const LETTERS_A_PAGE = 500_000

/** A conversation as one of its two people meets it. */
export interface Thread {
  readonly first: Message
  /** Oldest first. */
  readonly replies: ReadonlyArray<Message>
  /** Where the replies before these begin; null when there are none. */
  readonly earlier: string | null
  readonly reply_count: number
  readonly unread_count: number
  readonly latest_at: Date
}

/**
 * The newest replies, of which one more was fetched than is shown: that one only tells that others come before.
 * Both lists are oldest first.
 */
export const newestReplies = (fetched: ReadonlyArray<Message>, shown: number) => {
  const replies = fetched.slice(-shown)
  const [oldest] = replies
  return {
    replies,
    earlier:
      oldest !== undefined && fetched.length > shown
        ? cursorText({ at: oldest.created_at, id: oldest.id })
        : null
  }
}

/** Whose threads, and where. */
export interface Mailbox {
  readonly organizationId: OrganizationId
  readonly userId: UserId
}

/** The present person's threads. */
export class Threads extends Context.Service<
  Threads,
  {
    /** By their latest message, newest first; one more than the page holds. */
    readonly page: (mailbox: Mailbox, page: PageAsked) => Effect.Effect<ReadonlyArray<Thread>>
    /** As `page`, of the threads in which the words stand somewhere. */
    readonly holding: (
      mailbox: Mailbox,
      words: string,
      page: PageAsked
    ) => Effect.Effect<ReadonlyArray<Thread>>
    readonly find: (mailbox: Mailbox, id: MessageId) => Effect.Effect<Option.Option<Thread>>
    /** The same thread with the replies before a position instead of the newest. */
    readonly before: (
      mailbox: Mailbox,
      id: MessageId,
      position: Cursor
    ) => Effect.Effect<Option.Option<Thread>>
  }
>()("messaging/Threads") {}
