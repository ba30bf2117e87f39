import { outranks, Role } from "#kernel"
import { Schema } from "effect"
import { describe, expect, it } from "@effect/vitest"
import {
  mayInviteAs,
  type RoleChange,
  refusalToChangeRole,
  refusalToLeave,
  refusalToRemove,
  refusalToTransfer,
  rolesWithinReach,
  withinReach
} from "../../modules/tenancy/domain/rules.ts"

const tagOf = (refusal: { readonly _tag: string } | undefined) => refusal?._tag ?? "allowed"

describe("changing a member's role", () => {
  const cases: ReadonlyArray<[Role, string, Role, Role, number, string]> = [
    ["owner", "may make a viewer an owner", "viewer", "owner", 1, "allowed"],
    ["owner", "may demote another owner", "owner", "viewer", 2, "allowed"],
    ["owner", "may not demote the last owner", "owner", "admin", 1, "LastOwner"],
    ["owner", "may set the last owner's role to the same", "owner", "owner", 1, "allowed"],
    ["admin", "may make an admin", "driver", "admin", 1, "allowed"],
    ["admin", "may demote another admin", "admin", "viewer", 1, "allowed"],
    ["admin", "may not make an owner", "driver", "owner", 1, "RoleAboveOwn"],
    ["admin", "may not edit an owner", "owner", "viewer", 3, "RoleAboveOwn"],
    ["manager", "may not edit an admin", "admin", "viewer", 1, "RoleAboveOwn"],
    ["manager", "may not make an admin", "viewer", "admin", 1, "RoleAboveOwn"],
    ["driver", "may change roles of the same rank", "sales", "agent", 1, "allowed"],
    ["viewer", "may not edit a higher role", "driver", "viewer", 1, "RoleAboveOwn"]
  ]
  it.each(cases)("%s %s", (own, _, target, given, owners, expected) => {
    expect(tagOf(refusalToChangeRole({ own, target, given, owners }))).toBe(expected)
  })

  it("names the role above one's own", () => {
    expect(refusalToChangeRole({ own: "admin", target: "viewer", given: "owner", owners: 1 })?.message).toBe(
      "You can't assign, remove or edit the role owner: it is above your own."
    )
  })
})

describe("removing, leaving, transferring", () => {
  it.each<[Role, Role, number, string]>([
    ["owner", "owner", 2, "allowed"],
    ["owner", "owner", 1, "LastOwner"],
    ["admin", "owner", 2, "RoleAboveOwn"],
    ["admin", "admin", 1, "allowed"],
    ["admin", "viewer", 1, "allowed"]
  ])("%s removes %s, with %d owners: %s", (own, target, owners, expected) => {
    expect(tagOf(refusalToRemove({ own, target, owners }))).toBe(expected)
  })

  it.each<[Role, number, string]>([
    ["owner", 1, "LastOwner"],
    ["owner", 2, "allowed"],
    ["admin", 1, "allowed"],
    ["viewer", 1, "allowed"]
  ])("%s leaves, with %d owners: %s", (own, owners, expected) => {
    expect(tagOf(refusalToLeave(own, owners))).toBe(expected)
  })

  it("transfers ownership to any member who is not an owner", () => {
    for (const role of Role.literals)
      expect(tagOf(refusalToTransfer(role))).toBe(role === "owner" ? "AlreadyOwner" : "allowed")
  })
})

describe("inviting a member", () => {
  it.each<[Role, Role, boolean]>([
    ["owner", "owner", true],
    ["admin", "owner", false],
    ["admin", "admin", true],
    ["manager", "admin", false],
    ["manager", "manager", true],
    ["manager", "driver", true],
    ["technician", "viewer", false],
    ["viewer", "viewer", false]
  ])("%s invites a %s: %s", (inviter, invited, expected) => {
    expect(mayInviteAs(inviter, invited)).toBe(expected)
  })
})

const Change = Schema.Struct({ by: Schema.Int, to: Schema.Int, given: Role })

describe("any sequence of role changes", () => {
  it.prop(
    "never edits or assigns a role above the actor's",
    [Role, Role, Role],
    ([own, target, given]) => {
      const change: RoleChange = { own, target, given, owners: 2 }
      if (refusalToChangeRole(change) === undefined) {
        expect(outranks(target, own)).toBe(false)
        expect(outranks(given, own)).toBe(false)
      }
      expect(rolesWithinReach(own).includes(given)).toBe(withinReach(own, given))
    },
    { arbitrary: { seed: 7741 } }
  )

  it.prop(
    "keeps an owner",
    [Schema.Array(Change), Schema.Array(Role)],
    ([changes, others]) => {
      const roles: Array<Role> = ["owner", ...others]
      const at = (index: number) => Math.abs(index) % roles.length
      for (const { by, to, given } of changes) {
        const [own = "viewer", target = "viewer"] = [roles[at(by)], roles[at(to)]]
        const owners = roles.filter((role) => role === "owner").length
        if (refusalToChangeRole({ own, target, given, owners }) === undefined) roles[at(to)] = given
        expect(roles).toContain("owner")
      }
    },
    { arbitrary: { seed: 7741 } }
  )
})
