import type { PlainMessage } from "../threads.ts"

/** The person a message was exchanged with: its sender or, for the user's own, its recipient. */
export const otherPerson = (message: PlainMessage, userId: string | undefined) =>
  message.sender_id === userId
    ? { name: message.recipient_name, url: message.recipient_avatar_url }
    : { name: message.sender_name, url: message.sender_avatar_url }
