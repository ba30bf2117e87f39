import { Context, Schema } from "effect"
import { type Grants, isGranted, Permission } from "./Permission.ts"
import { Role } from "./Role.ts"

const isPermission = Schema.is(Permission)

/** What each role may do. The composition root combines the grants of all modules. */
export class RolePermissions extends Context.Service<
  RolePermissions,
  { readonly of: (role: Role) => ReadonlySet<Permission> }
>()("kernel/RolePermissions") {
  static readonly from = (grants: ReadonlyArray<Grants>): RolePermissions["Service"] => {
    const granted = grants.flatMap((some) => Object.entries(some))
    const permissionsOf = (role: Role): ReadonlySet<Permission> =>
      new Set(
        granted
          .filter(([, roles]) => isGranted(roles, role))
          .map(([permission]) => permission)
          .filter(isPermission)
      )
    const ofRoles = new Map(Role.literals.map((role) => [role, permissionsOf(role)]))
    return { of: (role) => ofRoles.get(role) ?? permissionsOf(role) }
  }
}
