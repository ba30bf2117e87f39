import type { MessageView } from "#messaging/contract"

/** The expected state of three organizations after sends, replies and reads, modeled as simply as possible. */
export interface Model {
  /** The members of each organization. */
  readonly members: ReadonlyArray<ReadonlySet<string>>
  readonly sent: Array<{ readonly at: number; readonly message: MessageView }>
  /** The ids of messages that their recipients have read. */
  readonly read: Set<string>
}

const isBetween = ({ sender_id, recipient_id }: MessageView, person: string): boolean =>
  sender_id === person || recipient_id === person

/** The messages of one user in one organization. */
export const own = ({ sent }: Model, organization: number, person: string): ReadonlyArray<MessageView> =>
  sent.flatMap(({ at, message }) => (at === organization && isBetween(message, person) ? [message] : []))

const isUnread = ({ read }: Model, { id, recipient_id }: MessageView, person: string): boolean =>
  recipient_id === person && !read.has(id)

export const badge = (model: Model, organization: number, person: string): number =>
  own(model, organization, person).filter((message) => isUnread(model, message, person)).length

const byTime = (a: MessageView, b: MessageView): number =>
  a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1)

const folded = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()

const contains = ({ parent_message_id, subject, content }: MessageView, words: string): boolean =>
  (parent_message_id === null ? [subject, content] : [content]).some((text) =>
    folded(text).includes(folded(words))
  )

/** What the list shows of each of a user's threads, in order, and its replies; with words, of those that contain them. */
export const threads = (model: Model, organization: number, person: string, words?: string) =>
  [...Map.groupBy(own(model, organization, person), ({ thread_id }) => thread_id).values()]
    .filter((messages) => words === undefined || messages.some((message) => contains(message, words)))
    .map((messages) => {
      const [first, ...replies] = messages.toSorted(byTime)
      const latest = replies.at(-1)
      return {
        id: first?.id ?? "",
        replies: replies.length,
        messages: replies.map(({ id }) => id),
        unread: messages.filter((message) => isUnread(model, message, person)).length,
        latestAt: Math.max(...messages.map(({ created_at }) => created_at.getTime())),
        latest: latest ? [latest.sender_id, latest.content] : null
      }
    })
    .toSorted((a, b) => b.latestAt - a.latestAt || (a.id < b.id ? 1 : -1))
