import { Role } from "#kernel"
import { findAccount } from "#identity/cli"
import { argument, Email, inOrganization, limit, pages, titled } from "#infra/cli"
import { changeMemberRole, findMember, listMembers, removeMember } from "../operator.ts"
import { MemberView } from "../contract/index.ts"
import { Effect, Schema } from "effect"

const email = argument(Email, "the member's email address")

const line = ({ joined_at, role, email, full_name, id }: MemberView) => [
  joined_at,
  id,
  role,
  email,
  full_name
]

const show = (members: ReadonlyArray<MemberView>): string =>
  titled(["SINCE", "ID", "ROLE", "EMAIL", "NAME"], members.map(line), "No members.")

export const memberOperations = [
  inOrganization({
    words: "members list",
    summary: "List an organization's members, newest first.",
    example: 'members list --organization "Riverside Depot"',
    input: { limit },
    output: Schema.Struct({ items: Schema.Array(MemberView) }),
    run: (input) => pages(input.limit, listMembers),
    show: ({ items }) => show(items)
  }),
  inOrganization({
    words: "members set-role",
    summary: "Change a member's role; an organization keeps at least one owner.",
    example: 'members set-role ada@example.com manager --organization "Riverside Depot"',
    input: { email, role: argument(Role, "the new role") },
    changes: true,
    output: MemberView,
    run: Effect.fnUntraced(function* ({ email, role }) {
      const userId = yield* findAccount(email)
      const { id: memberId } = yield* findMember(userId)
      yield* changeMemberRole({ memberId, role })
      return yield* findMember(userId)
    }),
    show: (member) => show([member])
  }),
  inOrganization({
    words: "members remove",
    summary: "Remove a member from an organization; their account stays.",
    example: 'members remove ada@example.com --organization "Riverside Depot"',
    input: { email },
    changes: true,
    output: MemberView,
    run: Effect.fnUntraced(function* ({ email }) {
      const member = yield* findMember(yield* findAccount(email))
      yield* removeMember(member.id)
      return member
    }),
    show: ({ email, role }) => `${email ?? "The member"} (${role}) is removed.`
  })
]
