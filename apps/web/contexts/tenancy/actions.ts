import { Building2, Plus, Settings, UserPlus } from "lucide-react"
import { type Action, type ActionContext, may } from "../../app/actions/Action.ts"
import { goTo } from "../../app/actions/goTo.ts"
import { withMessages } from "../../i18n/locale.ts"
import { tenancy, tenancyInShell } from "./messages/index.ts"
import { chooseOrganization, currentOrganizationId } from "./organizations.ts"

const { text } = tenancyInShell

/** Team and settings, as the header and the user menu show the page. */
export const openSettings = goTo({ to: "/organization", title: text((m) => m.settings), icon: Settings })

export const inviteMember: Action = {
  id: "tenancy.invite",
  group: "create",
  title: text(({ invite }) => invite.title),
  keywords: text(({ invite }) => invite.keywords),
  icon: UserPlus,
  needsConnection: true,
  visible: may("invitations.create"),
  run: ({ show, organization }) =>
    organization &&
    show(
      withMessages(async () => (await import("./invitations/InviteDialog.tsx")).InviteDialog, tenancy),
      { organization }
    )
}

export const createOrganization: Action = {
  id: "tenancy.create-organization",
  group: "create",
  title: text(({ create }) => create.title),
  keywords: text(({ create }) => create.keywords),
  icon: Plus,
  needsConnection: true,
  run: ({ show }) =>
    show(
      withMessages(
        async () => (await import("./CreateOrganizationDialog.tsx")).CreateOrganizationDialog,
        tenancy
      ),
      {}
    )
}

/** One per organization: selects it. */
export const organizationChoices = ({
  organizations
}: Pick<ActionContext, "organizations">): ReadonlyArray<Action> =>
  organizations.map(({ id, name }) => ({
    id: `tenancy.organization.${id}`,
    group: text(({ choose }) => choose.title),
    title: () => name,
    keywords: text(({ choose }) => choose.keywords),
    icon: Building2,
    needsConnection: false,
    isOn: () => currentOrganizationId(organizations) === id,
    run: () => chooseOrganization(id)
  }))
