import { expect } from "@playwright/test"
import type { Opening, Screen } from "../Screen.ts"
import {
  holdWrites,
  labelPrefix,
  buttonStartingWith,
  button,
  byPalette,
  dialog,
  openMember,
  openMessages,
  openNotifications,
  openPalette,
  openTab,
  clicked
} from "./opening.ts"

const owner = (
  name: string,
  rest: Omit<Screen, "who" | "name" | "path"> & { readonly path?: string }
): Screen => ({
  who: "owner",
  name,
  path: "/dashboard",
  ...rest
})

/** Opens a dialog from a member's menu. */
const memberDialog =
  (which: "first" | "me", item: (opening: Opening) => string): NonNullable<Screen["open"]> =>
  async (opening) => {
    await openMember(opening, which)
    await opening.page.getByRole("menuitem", { name: item(opening) }).click()
    await expect(opening.page.getByRole("alertdialog").or(dialog(opening))).toBeVisible()
  }

/** The dialogs, except for those of contexts with a file in tests/screens/contexts. */
export const DIALOGS: ReadonlyArray<Screen> = [
  {
    who: "visitor",
    name: "dialog-book-demo",
    path: "/",
    shows: ["landing/demo/DemoDialog.tsx"],
    open: clicked(({ words }) => words.landing.bookDemo)
  },
  owner("dialog-palette", {
    shows: ["app/palette/Palette.tsx"],
    open: async (opening) => {
      await openPalette(opening)
      const { connect } = opening.words.telematicsInShell
      await expect(dialog(opening).getByRole("option", { name: connect.title })).toBeAttached()
    }
  }),
  owner("dialog-palette-nothing", {
    open: async (opening) => {
      await openPalette(opening)
      await opening.page.keyboard.type("zzzz")
      await expect(opening.page.getByText(opening.words.actions.palette.nothing("zzzz"))).toBeVisible()
    }
  }),
  owner("dialog-keyboard", {
    shows: ["app/palette/KeyboardSheet.tsx"],
    open: byPalette(({ words }) => words.actions.titles.keyboard)
  }),
  owner("dialog-messages", { shows: ["contexts/messaging/MessagesTrigger.tsx"], open: openMessages }),
  owner("dialog-messages-customers", {
    open: async (opening) => {
      await openMessages(opening)
      await openTab(opening, opening.words.messaging.tabs.customers)
    }
  }),
  owner("dialog-compose", {
    shows: ["contexts/messaging/compose/ComposeDialog.tsx"],
    open: byPalette(({ words }) => words.messagingInShell.compose.title)
  }),
  owner("dialog-compose-incomplete", {
    open: async (opening) => {
      await byPalette(({ words }) => words.messagingInShell.compose.title)(opening)
      await button(opening, opening.words.messaging.compose.send).click()
      await expect(opening.page.getByText(opening.words.messaging.required)).toBeVisible()
    }
  }),
  owner("dialog-notifications", {
    shows: ["contexts/notifications/NotificationsTrigger.tsx"],
    open: openNotifications
  }),
  owner("dialog-notifications-invitations", {
    open: async (opening) => {
      await openNotifications(opening)
      await openTab(opening, opening.words.notifications.tabInvitations)
    }
  }),
  owner("dialog-create-organization", {
    shows: ["contexts/tenancy/CreateOrganizationDialog.tsx"],
    open: byPalette(({ words }) => words.tenancyInShell.create.title)
  }),
  owner("dialog-invite", {
    path: "/organization",
    shows: ["contexts/tenancy/invitations/InviteDialog.tsx"],
    open: clicked(({ words }) => words.tenancy.invite.title)
  }),
  {
    who: "renter",
    name: "dialog-messages-customer-emails",
    path: "/dashboard",
    open: async (opening) => {
      await openMessages(opening)
      await openTab(opening, opening.words.messaging.tabs.customers)
      await expect(opening.page.getByRole("list", { name: opening.words.customerEmails.list })).toBeVisible()
    }
  },
  {
    who: "manager",
    name: "dialog-disconnect",
    path: "/device-issues",
    shows: ["contexts/telematics/DisconnectDialog.tsx"],
    open: byPalette(({ words }) => words.telematicsInShell.disconnect.title)
  },
  owner("dialog-departure", {
    path: "/device-issues",
    shows: ["contexts/telematics/redirect/RedirectDialog.tsx"],
    open: async (opening) => {
      // The response would navigate away.
      await holdWrites(opening.page)
      await byPalette(({ words }) => words.telematicsInShell.connect.title)(opening)
    }
  }),
  owner("dialog-reply", {
    shows: ["contexts/messaging/reply/ReplyDialog.tsx"],
    open: async (opening) => {
      await openMessages(opening)
      await buttonStartingWith(opening.page, labelPrefix(opening.words.messaging.replyTo)).click()
      await expect(
        opening.page.getByRole("dialog", { name: opening.words.messaging.replying.title })
      ).toBeVisible()
    }
  }),
  owner("dialog-make-owner", {
    path: "/organization",
    shows: ["contexts/tenancy/members/TransferDialog.tsx", "contexts/tenancy/members/TypedConfirmDialog.tsx"],
    open: memberDialog("first", ({ words }) => words.tenancy.members.makeOwner)
  }),
  owner("dialog-remove-member", {
    path: "/organization",
    shows: ["contexts/tenancy/members/RemoveDialog.tsx"],
    open: memberDialog("first", ({ words }) => words.tenancy.members.remove)
  }),
  owner("dialog-leave", {
    path: "/organization",
    shows: ["contexts/tenancy/members/LeaveDialog.tsx"],
    open: memberDialog("me", ({ words }) => words.tenancy.members.leave)
  }),
  owner("dialog-sign-out-everywhere", {
    path: "/account?tab=security",
    shows: ["contexts/identity/account/SessionsPanel.tsx", "ui/ConfirmDialog.tsx"],
    open: clicked(({ words }) => words.account.sessions.everywhere)
  })
]
