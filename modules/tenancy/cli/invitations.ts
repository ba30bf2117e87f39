import { Role } from "#kernel"
import { argument, Email, flag, inOrganization, limit, needed, pages, titled } from "#infra/cli"
import {
  expireInvitation,
  findInvitation,
  inviteMember,
  listInvitations,
  resendInvitation,
  revokeInvitation
} from "../operator.ts"
import { InvitationId, InvitationView, InvitedName } from "../contract/index.ts"
import { Effect, Schema } from "effect"
import { asMember } from "./asMember.ts"

const List = Schema.Struct({ items: Schema.Array(InvitationView) })
const Mailed = Schema.Struct({ invitation: InvitationView, link: Schema.NullOr(Schema.String) })

/** The id of an invitation, or the address it was sent to. */
const IdOrEmail = Schema.Union([InvitationId, Email])
const invitation = argument(IdOrEmail, "its id, or the email address it was sent to")
const showToken = flag("show the emailed link")

const isId = Schema.is(InvitationId)

const findTyped = (idOrEmail: typeof IdOrEmail.Type) =>
  findInvitation(isId(idOrEmail) ? { id: idOrEmail } : { email: Schema.decodeSync(Email)(idOrEmail) })

const state = ({ status, expired }: InvitationView): string =>
  status === "pending" && expired ? "expired" : status

const show = (invitations: ReadonlyArray<InvitationView>): string =>
  titled(
    ["SENT", "ID", "STATUS", "UNTIL", "ROLE", "EMAIL", "NAME"],
    invitations.map((one) => [
      one.created_at,
      one.id,
      state(one),
      one.expires_at,
      one.role,
      one.email,
      one.invited_name
    ]),
    "No invitations."
  )

const showMailed = ({ invitation, link }: typeof Mailed.Type): string =>
  `${show([invitation])}${link === null ? "" : `\n${link}`}`

export const invitationOperations = [
  inOrganization({
    words: "invitations list",
    summary: "List an organization's invitations in every state, newest first.",
    example: 'invitations list --organization "Riverside Depot"',
    input: { limit },
    output: List,
    run: (input) => pages(input.limit, listInvitations),
    show: ({ items }) => show(items)
  }),
  inOrganization({
    words: "invitations send",
    summary: "Invite someone by email, on behalf of a member.",
    example:
      'invitations send bo@example.com driver --name "Bo Driver" --organization "Riverside Depot" --as ada@example.com',
    input: {
      email: argument(Email, "the email address to invite"),
      role: argument(Role, "the role they will have"),
      name: needed(InvitedName, "name", "their name"),
      showToken
    },
    needsPerson: true,
    changes: true,
    output: Mailed,
    run: Effect.fnUntraced(function* ({ email, role, name, ...typed }, shell) {
      const { id } = yield* inviteMember({ email, role, invited_name: name })
      const invitation = yield* findInvitation({ id })
      return { invitation, link: typed.showToken ? shell.mailedLink() : null }
    }),
    show: showMailed
  }),
  inOrganization({
    words: "invitations resend",
    summary: "Resend an invitation with a new link, on behalf of its sender or of --as.",
    example: 'invitations resend bo@example.com --organization "Riverside Depot"',
    input: { invitation, showToken },
    changes: true,
    output: Mailed,
    run: Effect.fnUntraced(function* ({ invitation: typed, ...input }, shell) {
      const { id, organization_id, invited_by } = yield* findTyped(typed)
      // The sender must be a member.
      yield* asMember(organization_id, shell.userId ?? invited_by, resendInvitation(id))
      const invitation = yield* findInvitation({ id })
      return { invitation, link: input.showToken ? shell.mailedLink() : null }
    }),
    show: showMailed
  }),
  inOrganization({
    words: "invitations revoke",
    summary: "Revoke a pending invitation; its link stops working.",
    example: 'invitations revoke bo@example.com --organization "Riverside Depot"',
    input: { invitation },
    changes: true,
    output: InvitationView,
    run: Effect.fnUntraced(function* ({ invitation }) {
      const { id } = yield* findTyped(invitation)
      yield* revokeInvitation(id)
      return yield* findInvitation({ id })
    }),
    show: (invitation) => show([invitation])
  }),
  inOrganization({
    words: "invitations expire",
    summary: "Expire a pending invitation now; it can be resent.",
    example: 'invitations expire bo@example.com --organization "Riverside Depot"',
    input: { invitation },
    changes: true,
    output: InvitationView,
    run: Effect.fnUntraced(function* ({ invitation }) {
      const { id } = yield* findTyped(invitation)
      yield* expireInvitation(id)
      return yield* findInvitation({ id })
    }),
    show: (invitation) => show([invitation])
  })
]
