import { expect } from "@playwright/test"
import type { Opening, Screen } from "../Screen.ts"
import { expectMenuOpen, failWrites, openMember, stopTimers } from "./opening.ts"

const openSidebar = async ({ page, words, isPhone }: Opening) => {
  if (isPhone) await page.getByRole("button", { name: words.shell.openMenu, exact: true }).click()
  await expect(page.getByRole("navigation", { name: words.shell.mainNavigation })).toBeVisible()
}

const owner = (
  name: string,
  path: string,
  rest: Pick<Screen, "before" | "open" | "shows" | "only" | "openedAtWidth" | "openedInEachLanguage">
): Screen => ({
  who: "owner",
  name,
  path,
  ...rest
})

/** An error shown only in a toast; hovered, so that it does not disappear. */
const showToast: NonNullable<Screen["open"]> = async ({ page, words, isPhone }) => {
  await failWrites(page)
  await expect(page.getByRole("button", { name: words.shell.user.menu })).toBeVisible()
  await page.getByRole("button", { name: words.telematicsInShell.connect.title, exact: true }).first().click()
  const toast = page.locator("[data-sonner-toast]")
  await expect(toast).toBeVisible()
  await toast.hover({ position: { x: isPhone ? 60 : 40, y: 12 } })
}

/** Every menu, the sidebar's other states, and a toast. */
export const MENUS: ReadonlyArray<Screen> = [
  {
    who: "visitor",
    name: "menu-landing",
    path: "/",
    only: "phone",
    shows: ["landing/sections/TopBar.tsx"],
    open: async ({ page, words }) => {
      await page.getByText(words.landing.menu, { exact: true }).click()
      await expect(page.locator("details.menu nav")).toBeVisible()
    }
  },
  owner("menu-account", "/reports", {
    shows: ["app/shell/UserMenuItems.tsx"],
    open: async (opening) => {
      await opening.page.getByRole("button", { name: opening.words.shell.user.menu }).click()
      await expectMenuOpen(opening)
    }
  }),
  owner("menu-sidebar", "/reports", { only: "phone", shows: ["app/shell/Sidebar.tsx"], open: openSidebar }),
  owner("sidebar-collapsed", "/reports", {
    only: "wide",
    open: async ({ page, words }) => {
      await page.getByRole("button", { name: words.shell.toggleSidebar }).click()
      await expect(page.locator("#sidebar")).toHaveAttribute("data-collapsed", "true")
      await page.mouse.move(700, 700)
    }
  }),
  owner("menu-organizations", "/reports", {
    shows: ["contexts/tenancy/OrganizationChoices.tsx"],
    openedAtWidth: true,
    open: async (opening) => {
      await openSidebar(opening)
      await opening.page
        .getByRole("button", { name: opening.words.tenancyInShell.switcher.label("Riverside Depot") })
        .click()
      await expectMenuOpen(opening)
    }
  }),
  owner("toast", "/device-issues", {
    openedAtWidth: true,
    openedInEachLanguage: true,
    before: stopTimers,
    open: showToast
  }),
  owner("menu-member", "/organization", {
    shows: ["contexts/tenancy/members/MemberMenu.tsx"],
    open: (opening) => openMember(opening, "first")
  })
]
