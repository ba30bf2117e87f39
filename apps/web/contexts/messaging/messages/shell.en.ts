import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")

export const messages = {
  open: { title: "Messages", keywords: "inbox emails chat conversations" },
  quickLink: { title: "Team messages", about: "Between members" },
  compose: { title: "Compose message", label: "Compose", keywords: "write send new chat" },
  composeEmail: { title: "Compose customer email", label: "Compose", keywords: "write send mail client" },
  people: "People",
  writeTo: (name: string) => `Message ${name}`,
  offline: {
    short: "Offline",
    title: "You're offline.",
    updated: "Updated",
    waiting: (count: number) =>
      plural(count, {
        one: "1 message is waiting to be sent.",
        other: `${count} messages are waiting to be sent.`
      })
  }
}
