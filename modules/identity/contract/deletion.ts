import { endpoint, HOUR, OrganizationId } from "#kernel"
import { Schema } from "effect"
import { LinkInvalid, SessionEnded } from "./errors.ts"
import { LastOwnerOf } from "./errors/deletion.ts"
import { ProofRequired } from "./errors/factors.ts"
import { Token } from "./token.ts"

const group = "Identity"

const Named = Schema.Struct({ id: OrganizationId, name: Schema.String })

/** What deleting the account means: organizations that prevent it, and those that are deleted with it. */
export const DeletionPreview = Schema.Struct({
  prevented_by: Schema.Array(Named),
  deletes: Schema.Array(Named)
})
export type DeletionPreview = typeof DeletionPreview.Type

export const PreviewDeletion = endpoint({
  name: "previewDeletion",
  group,
  method: "GET",
  path: "/api/me/deletion",
  access: "person",
  summary: "See what deleting your account would delete, and what prevents it",
  output: DeletionPreview
})

export const DeleteUserAccount = endpoint({
  name: "deleteUserAccount",
  group,
  method: "POST",
  path: "/api/me/deletion",
  access: "person",
  summary:
    "Have your account deleted in seven days; signs you out everywhere and emails a link that undoes it",
  output: Schema.Struct({ due_at: Schema.Date }),
  errors: [LastOwnerOf, ProofRequired, SessionEnded],
  limits: [{ per: "person", times: 20, seconds: HOUR }]
})

export const UndoDeletion = endpoint({
  name: "undoDeletion",
  group,
  method: "POST",
  path: "/api/public/deletion-undo",
  access: "public",
  summary: "Keep an account with the token from the email",
  body: Schema.Struct({ token: Token }),
  status: 204,
  errors: [LinkInvalid],
  limits: [{ per: "holder", times: 60, seconds: HOUR }]
})
