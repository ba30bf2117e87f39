import { EditProfile } from "#identity/contract"
import { beforeEach, expect, it } from "vitest"
import { startSession } from "../../apps/web/api/session.ts"
import { switchLanguage } from "../../apps/web/contexts/identity/switchLanguage.ts"
import { currentLocale, switchLocale } from "../../apps/web/i18n/locale.ts"
import { id, user } from "./contexts/support/fixtures.ts"
import { answers, fakeServer } from "./support/fakeServer.ts"
import { freshBrowser, signIn } from "./support/open.tsx"
import { anaSession } from "./support/people.ts"

beforeEach(freshBrowser)

// Runs first: once the texts are loaded, they are not loaded again.
it("shows the language chosen last, even if an earlier one loads later", async () => {
  await Promise.all([switchLocale("es"), switchLocale("en")])
  expect(currentLocale()).toBe("en")
  expect(document.documentElement.lang).toBe("en")
})

it("does not save a language that was replaced while loading", async () => {
  const received = fakeServer([answers(EditProfile, () => user({ locale: "es" }))])
  signIn(anaSession({ locale: "en" }))
  await Promise.all([switchLanguage("es"), switchLanguage("en")])
  expect(received).toEqual([])
  expect(currentLocale()).toBe("en")
})

it("saves a language for the user who chose it, not for one who signs in meanwhile", async () => {
  const received = fakeServer([answers(EditProfile, () => user({ locale: "es" }))])
  signIn(anaSession({ locale: "en" }))
  const switched = switchLanguage("es")
  startSession({ ...anaSession(), user: user({ id: id(101), locale: "en" }) })
  await switched
  expect(received).toEqual([])
  expect(currentLocale()).toBe("es")
})
