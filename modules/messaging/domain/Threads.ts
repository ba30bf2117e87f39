import { type Cursor, cursorText, type Cached, type PageRequest } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { MessageId } from "../contract/ids.ts"
import type { ThreadPage } from "../contract/views.ts"
import type { Mailbox, Message } from "./Messages.ts"

/** How many replies a thread shows at first, and how many earlier ones load at a time. */
export const REPLIES_SHOWN = 20
export const REPLIES_A_PAGE = 50

/** A conversation as one of its two participants sees it. */
export interface Thread {
  readonly first: Message
  /** Oldest first. */
  readonly replies: ReadonlyArray<Message>
  /** The cursor to earlier replies; null when there are none. */
  readonly earlier: string | null
  readonly reply_count: number
  readonly unread_count: number
  /** How many photos and files its messages have. */
  readonly file_count: number
  readonly latest_at: Date
}

/**
 * The newest replies, oldest first. One more is fetched than shown, to see whether there are earlier ones.
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

/** Which threads are listed. */
export interface ThreadFilter {
  /** A text that they contain; undefined for any. */
  readonly search: string | undefined
  /** Whether only those with messages to the viewer that they have not read. */
  readonly isUnread: boolean
}

/** The current user's threads. */
export class Threads extends Context.Service<
  Threads,
  {
    /** By latest message, newest first. */
    readonly page: (
      mailbox: Mailbox,
      filter: ThreadFilter,
      page: PageRequest
    ) => Effect.Effect<Cached<typeof ThreadPage.Type>>
    readonly find: (mailbox: Mailbox, id: MessageId) => Effect.Effect<Option.Option<Thread>>
    /** The thread with the replies before a position instead of the newest ones. */
    readonly before: (
      mailbox: Mailbox,
      id: MessageId,
      position: Cursor
    ) => Effect.Effect<Option.Option<Thread>>
  }
>()("messaging/Threads") {}
