import { expect } from "@playwright/test"
import { messages as demoEn } from "../../apps/web/landing/messages/demo.en.ts"
import { messages as demoEs } from "../../apps/web/landing/messages/demo.es.ts"
import { messages as en } from "../../apps/web/landing/messages/en.ts"
import { messages as es } from "../../apps/web/landing/messages/es.ts"
import { newAddress } from "../e2e/support/people.ts"
import { button, clicked, dialog, failWrites, holdWrites, stopTimers } from "./opening.ts"
import { type Open, type Opening, type Screen, screen } from "./Screen.ts"

const words = { en, es }
const demoWords = { en: demoEn, es: demoEs }

const bookDemo: Open = clicked(({ locale }) => words[locale].bookDemo)

const fillDemo = async (opening: Opening, email = "ada@riverside.example") => {
  const demo = demoWords[opening.locale]
  await bookDemo(opening)
  const fill = (label: string, value: string) =>
    dialog(opening).getByLabel(label, { exact: true }).fill(value)
  await fill(demo.firstName, "Ada")
  await fill(demo.lastName, "Rivers")
  await fill(demo.email, email)
  await fill(demo.company, "Riverside Vans")
  await fill(demo.jobTitle, "Fleet manager")
  await dialog(opening).getByLabel(demo.businessType, { exact: true }).selectOption("fleet")
}

// In Spanish the buttons that open the dialog have the same text.
const sendDemo = (opening: Opening) =>
  dialog(opening).getByRole("button", { name: demoWords[opening.locale].submit, exact: true }).click()

const visitor = (name: string, open: Open) => screen("visitor", name, "/", { before: stopTimers, open })

/** The public pages, in every state. */
export const screens: ReadonlyArray<Screen> = [
  screen("visitor", "landing", "/"),
  screen("visitor", "landing-spanish", "/es"),
  screen("visitor", "terms", "/terms"),
  screen("visitor", "privacy", "/privacy"),
  screen("visitor", "support", "/support"),
  screen("visitor", "menu-landing", "/", {
    only: "phone",
    shows: ["landing/sections/TopBar.tsx"],
    open: async ({ page, locale }) => {
      await page.getByText(words[locale].menu, { exact: true }).click()
      await expect(page.locator("details.menu nav")).toBeVisible()
    }
  }),
  screen("visitor", "dialog-book-demo", "/", { shows: ["landing/demo/DemoDialog.tsx"], open: bookDemo }),
  visitor("demo-sending", async (opening) => {
    await fillDemo(opening)
    await holdWrites(opening.page)
    await sendDemo(opening)
    await expect(button(opening, demoWords[opening.locale].sending)).toBeVisible()
  }),
  visitor("demo-sent", async (opening) => {
    // Requests per address are limited to a few a day.
    await fillDemo(opening, newAddress("ada"))
    await sendDemo(opening)
    await expect(opening.page.getByText(demoWords[opening.locale].success.title)).toBeVisible()
  }),
  visitor("demo-failed", async (opening) => {
    await fillDemo(opening)
    await failWrites(opening.page)
    await sendDemo(opening)
    await expect(opening.page.getByText(demoWords[opening.locale].failure.text)).toBeVisible()
  })
]
