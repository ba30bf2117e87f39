import { endpoint } from "#kernel"
import { Schema } from "effect"
import { MyInvitation } from "./views.ts"

const group = "Organizations"

export const MyInvitations = endpoint({
  name: "myInvitations",
  group,
  method: "GET",
  path: "/api/me/invitations",
  access: "person",
  summary: "List pending invitations to your email address, newest first",
  output: Schema.Struct({ items: Schema.Array(MyInvitation) })
})
