import { cachedPerOrganization, cachedPerPerson } from "#kernel"

export const MEMBERS = cachedPerOrganization("members")
/** What an organization requires of its members' accounts. */
export const SECOND_FACTOR = cachedPerOrganization("second-factor")
export const INVITATIONS = cachedPerOrganization("invitations")
/** The user's organizations, with their permissions there. */
export const ORGANIZATIONS = cachedPerPerson("organizations")
/** Invitations to the user's address. */
export const MY_INVITATIONS = cachedPerPerson("my-invitations")
