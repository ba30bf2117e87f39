import { Bytes, endpoint, HOUR, matching, NotFound } from "#kernel"
import { Schema } from "effect"
import { SessionEnded } from "./errors.ts"
import { NotAnImage } from "./errors/account.ts"
import { User } from "./User.ts"

const group = "Identity"

export const SetAvatar = endpoint({
  name: "setAvatar",
  group,
  method: "PUT",
  path: "/api/me/avatar",
  access: "person",
  summary: "Upload your picture, up to 1 MB",
  body: Bytes,
  bodyType: "bytes",
  output: User,
  errors: [NotAnImage, SessionEnded],
  limits: [{ per: "person", times: 30, seconds: HOUR }]
})

export const RemoveAvatar = endpoint({
  name: "removeAvatar",
  group,
  method: "DELETE",
  path: "/api/me/avatar",
  access: "person",
  summary: "Remove your picture",
  output: User,
  errors: [SessionEnded]
})

export const GetAvatar = endpoint({
  name: "getAvatar",
  group,
  method: "GET",
  path: "/api/public/avatars/:pictureId",
  access: "public",
  summary: "Get a person's picture by its unguessable name",
  params: Schema.Struct({ pictureId: matching(/^[A-Za-z0-9_-]{22,64}$/, 64, "This is not a valid id.") }),
  output: Bytes,
  outputType: "bytes",
  errors: [NotFound]
})
