import type { Organization } from "#tenancy/contract"
import { Building2, Plus, UserPlus } from "lucide-react"
import { type Action, may } from "../../app/actions/Action.ts"
import { chooseOrganization, currentOrganizationId } from "./organizations.ts"

export const inviteMember: Action = {
  id: "tenancy.invite",
  group: "create",
  title: ({ actions }) => actions.titles.invite,
  keywords: ({ actions }) => actions.keywords.invite,
  icon: UserPlus,
  visible: may("invitations.create"),
  run: ({ show, organization }) =>
    organization &&
    show(async () => (await import("./invitations/InviteDialog.tsx")).InviteDialog, { organization })
}

export const createOrganization: Action = {
  id: "tenancy.create-organization",
  group: "create",
  title: ({ actions }) => actions.titles.createOrganization,
  keywords: ({ actions }) => actions.keywords.createOrganization,
  icon: Plus,
  run: ({ show }) =>
    show(async () => (await import("./CreateOrganizationDialog.tsx")).CreateOrganizationDialog, {})
}

/** One for each organization: makes it the current one. */
export const organizationChoices = (organizations: ReadonlyArray<Organization>): ReadonlyArray<Action> =>
  organizations.map(({ id, name }) => ({
    id: `tenancy.organization.${id}`,
    group: "organizations",
    title: () => name,
    keywords: ({ actions }) => actions.keywords.organizations,
    icon: Building2,
    isOn: () => currentOrganizationId(organizations) === id,
    run: () => chooseOrganization(id)
  }))

export const tenancyActions: ReadonlyArray<Action> = [inviteMember, createOrganization]
