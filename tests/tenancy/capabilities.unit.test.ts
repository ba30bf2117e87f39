import { Role } from "#kernel"
import { describe, expect, it } from "vitest"
import { rolePermissions } from "../../apps/system/assembly.ts"
import {
  capabilitiesOverInvitation,
  capabilitiesOverMembers
} from "../../modules/tenancy/domain/capabilities.ts"

const viewerAs = (role: Role) => ({ role, permissions: rolePermissions.of(role) })

describe("actions in the member list", () => {
  it("offers an owner everything except removing the last owner", () => {
    const over = capabilitiesOverMembers(viewerAs("owner"), 1)
    expect(over("owner")).toEqual({ give_roles: [], remove: false, make_owner: false })
    expect(over("admin")).toEqual({
      give_roles: ["owner", "manager", "technician", "agent", "sales", "driver", "viewer"],
      remove: true,
      make_owner: true
    })
  })

  it("offers an owner to demote and remove other owners", () => {
    const { give_roles, remove, make_owner } = capabilitiesOverMembers(viewerAs("owner"), 2)("owner")
    expect(give_roles).toContain("admin")
    expect([remove, make_owner]).toEqual([true, false])
  })

  it("offers an admin everything up to admins, without ownership", () => {
    const over = capabilitiesOverMembers(viewerAs("admin"), 1)
    expect(over("owner")).toEqual({ give_roles: [], remove: false, make_owner: false })
    expect(over("admin").give_roles).not.toContain("owner")
    expect(over("admin").remove).toBe(true)
    expect(over("viewer").make_owner).toBe(false)
  })

  it.each(["manager", "technician", "agent", "sales", "driver", "viewer"] as const)(
    "offers a %s nothing",
    (role) => {
      const over = capabilitiesOverMembers(viewerAs(role), 2)
      for (const target of Role.literals)
        expect(over(target)).toEqual({ give_roles: [], remove: false, make_owner: false })
    }
  )
})

describe("actions in the invitation list", () => {
  it.each<[Role, Role, "pending" | "accepted" | "revoked", boolean]>([
    ["manager", "manager", "pending", true],
    ["manager", "admin", "pending", false],
    ["owner", "owner", "pending", true],
    ["owner", "viewer", "accepted", false],
    ["owner", "viewer", "revoked", false],
    ["driver", "viewer", "pending", false]
  ])("offers a %s to resend and revoke an invitation as %s that is %s: %s", (own, role, status, expected) => {
    const can = capabilitiesOverInvitation(viewerAs(own), { role, status })
    expect(can).toEqual({ resend: expected, revoke: expected })
  })
})
