import { endpoint, NotFound, SessionId } from "#kernel"
import { Schema } from "effect"
import { SessionView } from "./Session.ts"
import { Token } from "./token.ts"

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

/** As for OAuth 2.0 (RFC 7009), an unknown token is no error: there is nothing left to end. */
export const RevokeSession = endpoint({
  name: "revokeSession",
  group,
  method: "POST",
  path: "/api/public/sign-out",
  access: "public",
  summary: "End a session with its sign-out token",
  body: Schema.Struct({ sign_out_token: Token }),
  status: 204,
  limits: [{ per: "holder", times: 600, seconds: 600 }]
})
