import { GetFleetNumbers } from "#fleet/contract"
import { expect, it } from "vitest"
import { page } from "vitest/browser"
import { SAMPLE_NUMBERS } from "../../../apps/web/landing/sampleNumbers.ts"
import { MyOrganizations } from "#tenancy/contract"
import { organization } from "../contexts/support/fixtures.ts"
import { answers, fakeServer } from "../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../support/open.tsx"
import { openLanding } from "./scene.tsx"

const textOf = (place: Element, selector: string) => place.querySelector(selector)?.textContent?.trim() ?? ""

/** The parts of the landing page's picture: the title, and each number with its name, value and state. */
const pictured = () =>
  [...document.querySelectorAll(".dashboard .part")].map((part) => ({
    title: textOf(part, ".part-title"),
    numbers: [...part.querySelectorAll(".figure")].map((figure) => [
      textOf(figure, "dt"),
      textOf(figure, "dd"),
      figure.querySelector(".lamp")?.getAttribute("class")?.split(" ")[1] ?? null
    ])
  }))

const SHAPES = ["go", "caution", "stop", "idle"]

/** The state of a number, by the shape beside its name. */
const stateOf = (number: Element) => {
  const name = number.querySelector("svg")?.getAttribute("class") ?? ""
  return SHAPES.find((shape) => new RegExp(`\\b_?${shape}_`).test(name) || name === shape) ?? null
}

const shown = () =>
  [...document.querySelectorAll("main ul[aria-label]")].map((part) => ({
    title: part.getAttribute("aria-label") ?? "",
    numbers: [...part.querySelectorAll("li")].map((number) => [
      textOf(number, "a > span"),
      textOf(number, "a > b"),
      stateOf(number.querySelector("a") ?? number)
    ])
  }))

it("the landing page's picture has the parts, names, numbers and states of the Operations Center", async () => {
  await openLanding()
  const picture = pictured()
  expect(picture).toHaveLength(3)
  await freshBrowser()
  signIn()
  fakeServer([
    answers(MyOrganizations, () => ({
      items: [organization({ can: ["organization.read", "vehicles.read"] })]
    })),
    answers(GetFleetNumbers, () => SAMPLE_NUMBERS)
  ])
  await open("/dashboard")
  await expect.element(page.getByRole("link", { name: "148 All vehicles" })).toBeVisible()
  const titles = picture.map(({ title }) => title)
  expect(shown().filter(({ title }) => titles.includes(title))).toEqual(picture)
})
