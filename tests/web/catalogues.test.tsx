import { type AnyEndpoint, codeOf, FieldErrorCode } from "#kernel"
import * as identity from "#identity/contract"
import * as telematics from "#telematics/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { problemText, ProblemError } from "../../apps/web/api/problem.ts"
import { messages as english } from "../../apps/web/i18n/messages/problems.en.ts"
import { messages as spanish } from "../../apps/web/i18n/messages/problems.es.ts"
import { messages as refused } from "../../apps/web/i18n/messages/refusals.es.ts"
import { messages as trialInEnglish } from "../../apps/web/contexts/billing/messages/en.ts"
import { messages as trialInSpanish } from "../../apps/web/contexts/billing/messages/es.ts"
import { messages as shell } from "../../apps/web/app/messages/shell.en.ts"
import { messages as signInTexts } from "../../apps/web/contexts/identity/messages/es.ts"
import { formatter } from "../../apps/web/i18n/format.ts"
import { chooseLocale, preferredLocale, switchLocale } from "../../apps/web/i18n/locale.ts"
import { refusals } from "../../apps/web/i18n/messages/index.ts"
import { answers, fakeServer } from "./support/fakeServer.ts"
import { freshBrowser, open, signIn } from "./support/open.tsx"
import { anaSession } from "./support/people.ts"

beforeEach(freshBrowser)

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === "object" && value !== null && "path" in value && "errors" in value

const contracts = import.meta.glob<Readonly<Record<string, unknown>>>("../../modules/*/contract/index.ts", {
  eager: true
})

const endpoints = Object.values(contracts)
  .flatMap((contract) => Object.values(contract))
  .filter(isEndpoint)

/** `prototype._tag` is set by each instance; the class's name is the tag. */
const codes = [
  ...new Set(
    endpoints.flatMap(({ errors }) => errors.map((refusal) => codeOf(String(Reflect.get(refusal, "name")))))
  )
]

describe("Spanish", () => {
  it("has a sentence for every refusal of every contract", () => {
    expect(codes.length).toBeGreaterThan(10)
    expect(codes.filter((code) => !(code in spanish.byCode || code in refused))).toEqual([])
  })

  it("has a sentence for every field error, with and without a limit", () => {
    const said = FieldErrorCode.literals.map((code) => [
      spanish.byFieldCode[code]?.(7),
      spanish.byFieldCode[code]?.(undefined)
    ])
    for (const sentence of said.flat()) expect(sentence).toMatch(/^[A-Z](?!.*undefined).*\.$/)
  })

  it.each([
    ["provider_unavailable", telematics.ProviderUnavailable.fields.what.literals],
    ["provider_not_configured", telematics.ProviderNotConfigured.fields.what.literals]
  ] as const)("distinguishes the cases of %s", (code, cases) => {
    const said = cases.map((what) => refused[`${code}.${what}`] ?? refused[code])
    expect(new Set(said).size).toBe(cases.length)
    expect(said).not.toContain(undefined)
  })

  it("uses its own plural rules", () => {
    expect(trialInSpanish.trial.daysLeft(1)).toBe("Queda 1 día")
    expect(trialInSpanish.trial.daysLeft(3)).toBe("Quedan 3 días")
  })

  it("is loaded and shown as soon as it is chosen, and remembered", async () => {
    fakeServer()
    await open("/auth")
    await expect.element(page.getByRole("button", { name: "Sign In to Dashboard" })).toBeVisible()
    await chooseLocale("es")
    await expect.element(page.getByRole("button", { name: signInTexts.signIn.submit })).toBeVisible()
    expect(document.documentElement.lang).toBe("es")
    expect(preferredLocale()).toBe("es")
  })

  it("follows the profile's language", async () => {
    fakeServer([answers(identity.GetMe, () => anaSession({ locale: "es" }).user)])
    signIn(anaSession({ locale: "es" }))
    await open("/reports")
    await expect.element(page.getByRole("heading", { level: 1, name: "Informes" })).toBeVisible()
  })
})

describe("English", () => {
  it("uses its own plural rules", () => {
    expect(trialInEnglish.trial.daysLeft(1)).toBe("1 day left")
    expect(trialInEnglish.trial.daysLeft(14)).toBe("14 days left")
  })

  it("caps badges at 99", () => {
    expect([shell.unread(99), shell.unread(100)]).toEqual(["99 unread", "99+ unread"])
  })
})

describe("a problem as text", () => {
  const taken = new ProblemError({ code: "email_taken", status: 409, title: "", detail: "From the server." })
  const unknown = new ProblemError({ code: "brand_new", status: 409, title: "", detail: "From the server." })

  it("uses the catalogue's sentence for its code, otherwise the server's", async () => {
    await Promise.all([switchLocale("es"), refusals.load("es")])
    expect(problemText(taken, spanish)).toBe(
      "Ya existe una cuenta con este correo electrónico. Inicie sesión."
    )
    expect(problemText(unknown, spanish)).toBe("From the server.")
    await switchLocale("en")
    expect(problemText(taken, english)).toBe("From the server.")
  })

  it("also covers errors that are not problem documents", () => {
    expect(problemText(new Error("x is not a function"), english)).toBe(english.byCode.unexpected)
  })
})

describe("relative time", () => {
  const now = Date.UTC(2026, 0, 31, 12)
  it.each([
    [-20, "now", "ahora"],
    [-5 * 60, "5 minutes ago", "hace 5 minutos"],
    [3 * 86_400, "in 3 days", "dentro de 3 días"],
    [-86_400, "yesterday", "ayer"]
  ])("%d s", (seconds, english, spanish) => {
    const instant = new Date(now + seconds * 1000)
    expect(formatter("en").relative(instant, now)).toBe(english)
    expect(formatter("es").relative(instant, now)).toBe(spanish)
  })
})
