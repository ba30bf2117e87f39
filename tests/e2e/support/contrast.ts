import type { Page } from "@playwright/test"
import axe, { type AxeResults, type RunOptions } from "axe-core"

declare global {
  interface Window {
    /** The elements with text, by what their contrast depends on. */
    textsByLook?: ReadonlyMap<string, ReadonlyArray<Element>>
    readonly axe: {
      readonly run: (where: Document | ReadonlyArray<Element>, options: RunOptions) => Promise<AxeResults>
    }
  }
}

/**
 * Finds the elements with text, and returns their looks: everything that makes a contrast sufficient or not. Runs in the page.
 */
const findLooks = (): ReadonlyArray<string> => {
  const fields = "input, select, textarea"
  const hasText = (element: Element) =>
    element.matches(fields) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const paints = new Map<Element, string>()
  /** What an element paints behind its content, or does to everything in it. */
  const paintOf = (element: Element): string => {
    const known = paints.get(element)
    if (known !== undefined) return known
    const style = getComputedStyle(element)
    const paint = [
      [style.backgroundColor, "rgba(0, 0, 0, 0)"],
      [style.backgroundImage, "none"],
      [style.opacity, "1"],
      [style.filter, "none"],
      [style.backdropFilter, "none"],
      [style.mixBlendMode, "normal"],
      [style.position, "static"]
    ]
      .flatMap(([value = "", usual]) => (value === usual ? [] : [value]))
      .concat(element.matches("img, canvas, video, svg") ? [element.localName] : [])
      .join(" ")
    paints.set(element, paint)
    return paint
  }
  const surroundings = new Map<Element, string>()
  const surroundingsOf = (element: Element): string => {
    const known = surroundings.get(element)
    if (known !== undefined) return known
    const { parentElement: parent } = element
    const found = [paintOf(element), parent === null ? "" : surroundingsOf(parent)].filter(Boolean).join("; ")
    surroundings.set(element, found)
    return found
  }
  /** Elements that something else places behind or over this one. */
  const stackedWith = (element: Element): ReadonlyArray<Element> => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return document
      .elementsFromPoint(left + width / 2, top + height / 2)
      .filter((other) => !other.contains(element) && !element.contains(other))
  }
  const lookOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const text = [color, fontSize, fontWeight, textShadow].join(" ")
    return [text, surroundingsOf(element), ...stackedWith(element).map(paintOf).filter(Boolean)].join("; ")
  }
  const texts = [...document.body.querySelectorAll("*")].filter(
    (element) => hasText(element) && element.checkVisibility({ visibilityProperty: true })
  )
  window.textsByLook = Map.groupBy(texts, lookOf)
  return [...window.textsByLook.keys()]
}

/** Checks the texts with these looks. Runs in the page. */
const checkLooks = async (looks: ReadonlyArray<string>) => {
  const texts = new Map(
    looks.flatMap((look) => (window.textsByLook?.get(look) ?? []).map((element) => [element, look]))
  )
  const { violations, passes } = await window.axe.run([...texts.keys()], {
    runOnly: { type: "rule", values: ["color-contrast"] },
    resultTypes: ["violations", "passes"],
    selectors: false,
    elementRef: true
  })
  const lookOf = ({ element }: { readonly element?: unknown }) =>
    element instanceof Element ? texts.get(element) : undefined
  const found = violations.flatMap(({ nodes }) => nodes)
  const insufficient = new Set(found.map(lookOf))
  return {
    violations: found.map(({ html }) => html),
    // What the look leaves out makes the difference between two texts that have it: it is checked again everywhere.
    sufficient: passes.flatMap(({ nodes }) => nodes.map(lookOf)).filter((look) => !insufficient.has(look))
  }
}

/** Loads the checker, once per document. */
export const loadAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source)
}

/** Looks whose contrast was found sufficient in this process. */
const sufficient = new Set<string>()

/**
 * The texts whose contrast is insufficient. Texts that look like one with sufficient contrast, on whatever page, are not checked
 * again: most of a page is on many others, too.
 */
export const lowContrastsOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  const looks = (await page.evaluate(findLooks)).filter((look) => !sufficient.has(look))
  if (looks.length === 0) return []
  await loadAxe(page)
  const found = await page.evaluate(checkLooks, looks)
  for (const look of found.sufficient) if (look !== undefined) sufficient.add(look)
  return found.violations
}
