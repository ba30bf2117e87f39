import { cachedPerOrganization, cachedPerPerson } from "#kernel"

export const MEMBERS = cachedPerOrganization("members")
export const INVITATIONS = cachedPerOrganization("invitations")
/** The organizations someone belongs to, with what they may do there. */
export const ORGANIZATIONS = cachedPerPerson("organizations")
/** Invitations to the address of the signed-in person. */
export const MY_INVITATIONS = cachedPerPerson("my-invitations")
