import { publicEvent, Role, UserId } from "#kernel"
import { Schema } from "effect"
import { MemberJoined, MemberRemoved, MemberRoleChanged } from "./events.ts"
import { MemberId } from "./views.ts"

const withRole = Schema.Struct({ member_id: MemberId, user_id: UserId, role: Role })

/** What integrators may subscribe to. */
export const tenancyPublicEvents = [
  publicEvent({
    event: MemberJoined,
    types: { "member.joined": "A person joined the organization." },
    data: withRole,
    messageOf: ({ memberId, userId, role }) => ({
      type: "member.joined",
      data: { member_id: memberId, user_id: userId, role }
    })
  }),
  publicEvent({
    event: MemberRoleChanged,
    types: { "member.role_changed": "A member has another role." },
    data: withRole,
    messageOf: ({ memberId, userId, role }) => ({
      type: "member.role_changed",
      data: { member_id: memberId, user_id: userId, role }
    })
  }),
  publicEvent({
    event: MemberRemoved,
    types: { "member.removed": "A member left the organization or was removed." },
    data: Schema.Struct({ member_id: MemberId, user_id: UserId }),
    messageOf: ({ memberId, userId }) => ({
      type: "member.removed",
      data: { member_id: memberId, user_id: userId }
    })
  })
] as const
