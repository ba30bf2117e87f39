import { endpoint, inOrganization } from "#kernel"
import { Schema } from "effect"

export const UnreadMessages = endpoint({
  name: "unreadMessages",
  group: "Messages",
  method: "GET",
  path: "/api/organizations/:organizationId/unread-messages",
  access: "member",
  permission: "messages.read",
  summary: "Count your unread messages and replies",
  params: inOrganization({}),
  output: Schema.Struct({ unread: Schema.Int })
})
