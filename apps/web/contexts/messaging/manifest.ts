import { defineContext } from "../../app/context.ts"
import { compose, composeEmail, openMessages } from "./actions.ts"
import { messagingInShell } from "./messages/index.ts"
import { UnreadMessages } from "./UnreadMessages.tsx"

const { text } = messagingInShell

export const messagingContext = defineContext({
  name: "messaging",
  actions: [openMessages, compose, composeEmail],
  quickLinks: [
    {
      action: openMessages,
      title: text(({ quickLink }) => quickLink.title),
      permission: "messages.read",
      About: UnreadMessages
    }
  ]
})
