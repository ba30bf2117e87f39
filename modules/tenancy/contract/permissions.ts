import type { Grants } from "#kernel"

/** Each permission with the lowest roles that hold it. */
export const tenancyPermissions = {
  "organization.read": ["viewer"],
  "organization.edit": ["admin"],
  "organization.transfer": ["owner"],
  "organization.secure": ["owner"],
  "members.read": ["viewer"],
  "members.edit": ["admin"],
  "members.remove": ["admin"],
  "invitations.read": ["manager"],
  "invitations.create": ["manager"]
} as const satisfies Grants

type TenancyPermissions = typeof tenancyPermissions
declare module "#kernel" {
  interface Permissions extends TenancyPermissions {}
}
