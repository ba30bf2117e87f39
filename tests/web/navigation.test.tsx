import { beforeAll, describe, expect, it } from "vitest"
import { breadcrumbOf, isActive } from "../../apps/web/app/navigation.ts"
import { SHELL_MESSAGES } from "../../apps/web/app/shellMessages.ts"
import { loadMessages } from "../../apps/web/i18n/locale.ts"

describe("the active item of the sidebar", () => {
  it.each([
    ["/dashboard", "/dashboard", true],
    ["/dashboard", "/dashboard/today", false],
    ["/dashboard", "/messages", false],
    ["/services", "/services", true],
    ["/services", "/services/42", true],
    ["/organization", "/organization?tab=invitations".split("?")[0] ?? "", true],
    ["/billing", "/organization", false]
  ])("%s at %s: %s", (item, pathname, active) => {
    expect(isActive(item, pathname)).toBe(active)
  })
})

describe("the breadcrumb's title", () => {
  beforeAll(async () => void (await loadMessages(SHELL_MESSAGES)))
  it.each([
    ["/", undefined],
    ["/vehicle-map", undefined],
    ["/dashboard", "Operations Center"],
    ["/services", "Services"],
    ["/inspections", "Inspections"],
    ["/device-issues", "Device Issues"],
    ["/reports", "Reports"],
    ["/customers", "Customers"],
    ["/billing", "Billing"],
    ["/organization", "Organization"],
    ["/messages", "Messages"]
  ])("at %s: %s", (pathname, title) => {
    expect(breadcrumbOf(pathname)?.("en")).toBe(title)
  })
})
