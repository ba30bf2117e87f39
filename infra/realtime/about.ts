/** What an event may be about, as the wire names it, and where the event keeps it. Nothing else gets out. */
const CONCERNED = {
  thread_id: "threadId",
  message_id: "messageId",
  customer_id: "customerId",
  customer_email_id: "customerEmailId",
  member_id: "memberId",
  invitation_id: "invitationId"
} as const

/** The ids of what an event is about, so that a page can load just that anew. */
export type About = { readonly [name in keyof typeof CONCERNED]?: string }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Takes the ids out of an event's data. Only of the names above, and only what is an id: never a text. */
export const aboutOf = (data: Readonly<Record<string, unknown>>): About =>
  Object.fromEntries(
    Object.entries(CONCERNED).flatMap(([name, key]) => {
      const value = data[key]
      return typeof value === "string" && UUID.test(value) ? [[name, value]] : []
    })
  )
