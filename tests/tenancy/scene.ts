import type { Role } from "#kernel"
import {
  AcceptInvitation,
  InviteMember,
  JoinOrganization,
  ListInvitations,
  ListMembers
} from "#tenancy/contract"
import type { TestApp } from "../support/app.ts"
import { createPerson, mailedToken, createOrganization, type Person } from "../support/seeds.ts"
import { callEndpoint } from "../support/callEndpoint.ts"

export type { Person }

/** An organization, its owner, and helpers to add members and invitations. */
export interface Tenant {
  readonly id: string
  readonly owner: Person
  readonly invite: (
    email: string,
    role: Role,
    by?: Person
  ) => ReturnType<typeof callEndpoint<typeof InviteMember>>
  readonly joined: (role: Role, name?: string) => Promise<Person>
  readonly members: (by?: Person) => Promise<(typeof ListMembers)["output"]["Type"]["items"]>
  readonly invitations: (by?: Person) => Promise<(typeof ListInvitations)["output"]["Type"]["items"]>
  readonly memberId: (person: Person) => Promise<string>
  readonly params: (more?: Readonly<Record<string, string>>) => Readonly<Record<string, string>>
}

/** Joins as the person with the token of the last email to them. */
export const join = async (app: TestApp, person: Person, token?: string) =>
  callEndpoint(app, JoinOrganization, {
    token: person.access_token,
    body: { token: token ?? (await mailedToken(app, person.email)) }
  })

export const accept = (app: TestApp, person: Person, invitationId: string) =>
  callEndpoint(app, AcceptInvitation, { token: person.access_token, params: { invitationId } })

/** Creates an organization with a new owner. */
export const createTenant = async (app: TestApp, name = "Riverside Depot"): Promise<Tenant> => {
  const owner = await createPerson(app, "Olga Owner")
  const id = await createOrganization(app, owner.access_token, name)
  const params = (more: Readonly<Record<string, string>> = {}) => ({ organizationId: id, ...more })
  const invite = (email: string, role: Role, by = owner) =>
    callEndpoint(app, InviteMember, {
      token: by.access_token,
      params: params(),
      body: { invited_name: "Ada Driver", email, role }
    })
  const members = async (by = owner) =>
    (
      await callEndpoint(app, ListMembers, {
        token: by.access_token,
        params: params(),
        query: { limit: "200" }
      })
    ).value.items
  return {
    id,
    owner,
    params,
    invite,
    members,
    joined: async (role, personName) => {
      const person = await createPerson(app, personName)
      const invited = await invite(person.email, role)
      if (invited.status !== 201) throw new Error(invited.text)
      const { status, text } = await join(app, person)
      if (status !== 201) throw new Error(text)
      return person
    },
    invitations: async (by = owner) =>
      (await callEndpoint(app, ListInvitations, { token: by.access_token, params: params() })).value.items,
    memberId: async (person) => {
      const match = (await members()).find((member) => member.user_id === person.user.id)
      if (match === undefined) throw new Error("No such member.")
      return match.id
    }
  }
}
