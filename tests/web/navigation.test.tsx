import { describe, expect, it } from "vitest"
import { breadcrumbTitle, isActive } from "../../apps/web/app/navigation.ts"
import { shell } from "../../apps/web/i18n/en/shell.ts"

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
    ["/messages", "Page"]
  ])("at %s: %s", (pathname, title) => {
    expect(breadcrumbTitle(pathname, shell.english)).toBe(title)
  })
})
