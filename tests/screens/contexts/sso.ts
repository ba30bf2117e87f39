import type { Page } from "@playwright/test"
import { messages as en } from "../../../apps/web/contexts/sso/messages/en.ts"
import { messages as es } from "../../../apps/web/contexts/sso/messages/es.ts"
import { clicked } from "../opening.ts"
import { type Screen, screen } from "../Screen.ts"
import { sends } from "../sends.ts"

const words = { en, es }
const SECURITY = "/organization?tab=security"

const CONNECTION = {
  id: "019aa000-0000-7000-8000-0000000000c1",
  name: "Quayside ID",
  issuer: "https://login.quayside.example",
  client_id: "motorpool",
  updated_at: "2026-03-02T09:30:00.000Z"
}

const domain = (id: string, name: string, verified_at: string | null, required: boolean) => ({
  id: `019aa000-0000-7000-8000-0000000000${id}`,
  organization_id: "019aa000-0000-7000-8000-0000000000e0",
  domain: name,
  record_name: `_motorpool.${name}`,
  record_value: "motorpool-verification=mp_ot_Zk3v8q1Yx7w2Rt5Lb9Nc4Hd6Jf0Gs1Pe",
  verified_at,
  required,
  created_at: "2026-03-02T09:30:00.000Z"
})

const OPEN = domain("d2", "quayside.example.net", "2026-03-02T09:30:00.000Z", false)

/** A sign-in service with a domain in each state. */
const withService = (page: Page) =>
  sends(page, "GET", "**/single-sign-on", 200, {
    connection: CONNECTION,
    domains: [
      domain("d1", "quayside.example", "2026-03-02T09:30:00.000Z", true),
      OPEN,
      domain("d3", "quayside.example.org", null, false)
    ]
  })

/** The redirect URI, whose port is another one in each run. */
const hides = (page: Page) => [page.locator("input[value^='http://localhost']")]

export const screens: ReadonlyArray<Screen> = [
  screen("owner", "single-sign-on", SECURITY, { before: withService, hides }),
  screen("owner", "dialog-set-up-single-sign-on", SECURITY, {
    shows: ["contexts/sso/ConnectionDialog.tsx"],
    open: clicked(({ locale }) => words[locale].setUp)
  }),
  screen("owner", "dialog-remove-single-sign-on", SECURITY, {
    before: withService,
    hides,
    shows: ["contexts/sso/SingleSignOnPanel.tsx"],
    open: clicked(({ locale }) => words[locale].remove)
  }),
  screen("owner", "dialog-add-domain", SECURITY, {
    before: withService,
    hides,
    shows: ["contexts/sso/AddDomainDialog.tsx"],
    open: clicked(({ locale }) => words[locale].domains.add)
  }),
  screen("owner", "dialog-require-single-sign-on", SECURITY, {
    before: withService,
    hides,
    shows: ["contexts/sso/DomainRow.tsx"],
    open: clicked(({ locale }) => words[locale].domains.requireOf(OPEN.domain))
  })
]
