import { afterEach, beforeEach, expect, it } from "vitest"
import { page } from "vitest/browser"
import { freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { choose, FILLING, serve } from "./fixtures.ts"

/** A browser that hears what `say` says, or fails. */
class Recognition extends EventTarget {
  static running: Recognition | undefined
  lang = ""
  start() {
    Recognition.running = this
  }
  stop() {
    this.dispatchEvent(new Event("end"))
  }
}

const say = (words: string) =>
  Recognition.running?.dispatchEvent(
    Object.assign(new Event("result"), { results: [[{ transcript: words }]] })
  )

const set = (recognition: unknown) => {
  for (const name of ["SpeechRecognition", "webkitSpeechRecognition"])
    Object.defineProperty(window, name, { value: recognition, configurable: true })
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})
afterEach(() => set(undefined))

const dictate = () => page.getByRole("button", { name: "Dictate: Note: Brakes" })
const note = () => page.getByRole("textbox", { name: "Note: Brakes" })

const failed = async () => {
  serve()
  await open(FILLING, PHONE)
  await choose("Brakes", "Fail").click()
  await expect.element(note()).toBeVisible()
}

it("adds what was said to what was typed, in the language of the page", async () => {
  set(Recognition)
  await failed()
  await note().fill("Left:")
  await dictate().click()
  await expect.element(dictate()).toHaveAttribute("aria-pressed", "true")
  expect(Recognition.running?.lang).toBe("en")
  say("pads are worn")
  await expect.element(note()).toHaveValue("Left: pads are worn")
  Recognition.running?.stop()
  await expect.element(dictate()).toHaveAttribute("aria-pressed", "false")
})

it("says so if the browser must not listen, but not after silence", async () => {
  set(Recognition)
  await failed()
  await dictate().click()
  const fail = (error: string) =>
    Recognition.running?.dispatchEvent(Object.assign(new Event("error"), { error }))
  fail("no-speech")
  await expect.element(page.getByText(/^Dictation is not available/)).not.toBeInTheDocument()
  fail("not-allowed")
  await expect.element(page.getByText(/^Dictation is not available/)).toBeVisible()
  fail("network")
  await expect.element(page.getByText("Dictation needs a connection in this browser.")).toBeVisible()
})

it("is not offered by a browser that does not understand speech", async () => {
  set(undefined)
  await failed()
  await expect.element(dictate()).not.toBeInTheDocument()
})
