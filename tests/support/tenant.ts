import type { Role } from "#kernel"
import { InviteMember, ListInvitations, ListMembers } from "#tenancy/contract"
import type { TestApp } from "./app.ts"
import { callEndpoint } from "./callEndpoint.ts"
import { createMember, createOrganization, createPerson, type Person } from "./seeds.ts"

/** An organization and its owner, with shortcuts for its members and invitations. */
export interface Tenant {
  readonly id: string
  readonly owner: Person
  /** A new user who was invited and joined. */
  readonly addMember: (role: Role, name?: string) => Promise<Person>
  readonly memberId: (person: Person) => Promise<string>
  readonly members: (by?: Person) => Promise<(typeof ListMembers)["output"]["Type"]["items"]>
  readonly invite: (
    email: string,
    role: Role,
    by?: Person
  ) => ReturnType<typeof callEndpoint<typeof InviteMember>>
  readonly invitations: (by?: Person) => Promise<(typeof ListInvitations)["output"]["Type"]["items"]>
  readonly params: (more?: Readonly<Record<string, string>>) => Readonly<Record<string, string>>
}

/** Creates an organization with a new owner. */
export const createTenant = async (
  app: TestApp,
  name?: string,
  ownerName = "Olga Owner"
): Promise<Tenant> => {
  const owner = await createPerson(app, ownerName)
  const id = await createOrganization(app, owner.access_token, name)
  const params: Tenant["params"] = (more = {}) => ({ organizationId: id, ...more })
  const members: Tenant["members"] = async ({ access_token: token } = owner) =>
    (await callEndpoint(app, ListMembers, { token, params: params(), query: { limit: "200" } })).value.items
  return {
    id,
    owner,
    params,
    members,
    addMember: (role, memberName) => createMember(app, owner.access_token, id, role, memberName),
    memberId: async (person) => {
      const match = (await members()).find((member) => member.user_id === person.user.id)
      if (match === undefined) throw new Error("No such member.")
      return match.id
    },
    invite: (email, role, { access_token: token } = owner) =>
      callEndpoint(app, InviteMember, {
        token,
        params: params(),
        body: { invited_name: "Ada Driver", email, role }
      }),
    invitations: async ({ access_token: token } = owner) =>
      (await callEndpoint(app, ListInvitations, { token, params: params() })).value.items
  }
}
