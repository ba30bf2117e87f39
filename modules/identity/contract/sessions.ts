import { endpoint, NotFound, SessionId } from "#kernel"
import { Schema } from "effect"
import { SessionView } from "./Session.ts"

const group = "Identity"

export const ListSessions = endpoint({
  name: "listSessions",
  group,
  method: "GET",
  path: "/api/me/sessions",
  access: "person",
  summary: "List your sessions",
  output: Schema.Struct({ items: Schema.Array(SessionView) })
})

export const EndSession = endpoint({
  name: "endSession",
  group,
  method: "DELETE",
  path: "/api/me/sessions/:sessionId",
  access: "person",
  summary: "End one of your sessions",
  params: Schema.Struct({ sessionId: SessionId }),
  errors: [NotFound]
})

export const EndAllSessions = endpoint({
  name: "endAllSessions",
  group,
  method: "DELETE",
  path: "/api/me/sessions",
  access: "person",
  summary: "Sign out everywhere, optionally keeping this session",
  query: Schema.Struct({ keep: Schema.optionalKey(Schema.Literal("current")) })
})

export const SignOut = endpoint({
  name: "signOut",
  group,
  method: "DELETE",
  path: "/api/me/session",
  access: "person",
  summary: "End the current session"
})
