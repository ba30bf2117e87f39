import { expect } from "@playwright/test"
import { messages as en } from "../../../apps/web/contexts/tenancy/messages/en.ts"
import { messages as es } from "../../../apps/web/contexts/tenancy/messages/es.ts"
import { messages as operationsEn } from "../../../apps/web/contexts/operations/messages/shell.en.ts"
import { messages as operationsEs } from "../../../apps/web/contexts/operations/messages/shell.es.ts"
import { messages as securityEn } from "../../../apps/web/contexts/tenancy/messages/security.en.ts"
import { messages as securityEs } from "../../../apps/web/contexts/tenancy/messages/security.es.ts"
import { messages as shellEn } from "../../../apps/web/contexts/tenancy/messages/shell.en.ts"
import { messages as shellEs } from "../../../apps/web/contexts/tenancy/messages/shell.es.ts"
import { buttonStartingWith, clicked, dialog, expectMenuOpen, labelPrefix } from "../opening.ts"
import { byPalette, openSidebar } from "../openingInShell.ts"
import { type Open, type Opening, type Screen, screen } from "../Screen.ts"

const words = { en, es }
const inShell = { en: shellEn, es: shellEs }
const security = { en: securityEn, es: securityEs }
const operations = { en: operationsEn, es: operationsEs }

/** Opens a member's menu: the user's own, or the first. */
const openMember = async (opening: Opening, which: "first" | "me") => {
  const { you, actions } = words[opening.locale].members
  const me = opening.page.getByRole("listitem").filter({ hasText: you })
  await buttonStartingWith(which === "me" ? me : opening.page, labelPrefix(actions)).click()
  await expectMenuOpen(opening)
}

/** Opens a dialog from a member's menu. */
const memberDialog =
  (which: "first" | "me", item: "makeOwner" | "remove" | "leave"): Open =>
  async (opening) => {
    await openMember(opening, which)
    const name = words[opening.locale].members[item]
    await opening.page.getByRole("menuitem", { name }).click()
    await expect(opening.page.getByRole("alertdialog").or(dialog(opening))).toBeVisible()
  }

/** The plain pages within the shell come from their routes. */
export const screens: ReadonlyArray<Screen> = [
  screen("visitor", "invitation-invalid", "/invitation#token=of-a-picture"),
  screen("visitor", "invitation-incomplete", "/invitation"),
  screen("newcomer", "first-steps", "/dashboard"),
  screen("newcomer", "first-steps-organization", "/organization"),
  screen("founder", "setup", "/dashboard", {
    open: ({ page, locale }) =>
      expect(page.getByRole("list", { name: operations[locale].setup.title })).toBeVisible()
  }),
  screen("viewer", "viewer-organization", "/organization"),
  screen("viewer", "viewer-settings", "/organization?tab=settings"),
  screen("owner", "organization-invitations", "/organization?tab=invitations"),
  screen("owner", "organization-settings", "/organization?tab=settings"),
  screen("owner", "organization-security", "/organization?tab=security"),
  screen("owner", "dialog-require-second-factor", "/organization?tab=security", {
    shows: ["contexts/tenancy/security/RequireDialog.tsx", "contexts/tenancy/security/SecondFactorPanel.tsx"],
    open: clicked(({ locale }) => security[locale].require)
  }),
  screen("owner", "dialog-create-organization", "/dashboard", {
    shows: ["contexts/tenancy/CreateOrganizationDialog.tsx"],
    open: byPalette(({ locale }) => inShell[locale].create.title)
  }),
  screen("owner", "dialog-invite", "/organization", {
    shows: ["contexts/tenancy/invitations/InviteDialog.tsx"],
    open: clicked(({ locale }) => words[locale].invite.title)
  }),
  screen("owner", "dialog-make-owner", "/organization", {
    shows: ["contexts/tenancy/members/TransferDialog.tsx", "contexts/tenancy/members/TypedConfirmDialog.tsx"],
    open: memberDialog("first", "makeOwner")
  }),
  screen("owner", "dialog-remove-member", "/organization", {
    shows: ["contexts/tenancy/members/RemoveDialog.tsx"],
    open: memberDialog("first", "remove")
  }),
  screen("viewer", "dialog-leave", "/organization", {
    shows: ["contexts/tenancy/members/LeaveDialog.tsx"],
    open: memberDialog("me", "leave")
  }),
  screen("owner", "dialog-choose-owner", "/organization", {
    shows: ["contexts/tenancy/members/ChooseOwnerDialog.tsx"],
    open: async (opening) => {
      await memberDialog("me", "leave")(opening)
      const { member } = words[opening.locale].chooseOwner
      await expect(dialog(opening).getByLabel(member)).toBeVisible()
    }
  }),
  screen("owner", "menu-organizations", "/reports", {
    shows: ["contexts/tenancy/OrganizationChoices.tsx"],
    openedAtWidth: true,
    open: async (opening) => {
      await openSidebar(opening)
      const name = inShell[opening.locale].switcher.label("Riverside Depot")
      await opening.page.getByRole("button", { name }).click()
      await expectMenuOpen(opening)
    }
  }),
  screen("owner", "menu-member", "/organization", {
    shows: ["contexts/tenancy/members/MemberMenu.tsx"],
    open: (opening) => openMember(opening, "first")
  })
]
