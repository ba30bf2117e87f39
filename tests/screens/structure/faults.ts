// Long because: it runs in the page and cannot import anything, see inPage.ts.

/** In CSS pixels; smaller differences come from borders, shadows and rounding. */
const SLACK = 2

interface Seen {
  readonly element: Element
  readonly box: DOMRect
  readonly style: CSSStyleDeclaration
}

const nameOf = (element: Element): string => {
  const name = element.getAttribute("aria-label") ?? element.textContent ?? ""
  const role = element.getAttribute("role")
  const tag = element.tagName.toLowerCase() + (role === null ? "" : `[role=${role}]`)
  return `${tag} “${name.replaceAll(/\s+/g, " ").trim().slice(0, 60)}”`
}

const lookAt = (element: Element): Seen => ({
  element,
  box: element.getBoundingClientRect(),
  style: getComputedStyle(element)
})

/** Content for screen readers is one pixel large; elements without a size are invisible. */
const isSeen = ({ element, box, style }: Seen): boolean =>
  box.width > SLACK &&
  box.height > SLACK &&
  style.visibility === "visible" &&
  style.clipPath === "none" &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

const scrolls = (value: string) => value === "auto" || value === "scroll"
const cuts = (value: string) => value === "hidden" || value === "clip"

const hasOwnText = (element: Element) =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== ""
  )

const INTERACTIVE =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role="option"], [role^="menuitem"], [role="switch"], [role="checkbox"], [role="tab"]'

const FLOATING = 'dialog, [role="dialog"], [role="alertdialog"], [role="menu"]'

const ancestorsOf = (element: Element): ReadonlyArray<Element> => {
  const found: Array<Element> = []
  for (let at = element.parentElement; at !== null; at = at.parentElement) found.push(at)
  return found
}

/** Whether it is inside an element that scrolls sideways: then it may be wider than its visible part. */
const isInScroller = (element: Element) =>
  ancestorsOf(element).some((ancestor) => scrolls(getComputedStyle(ancestor).overflowX))

/** Decorative and inert elements, which may leave the page on purpose. */
const isDecoration = (element: Element) => element.closest("[aria-hidden=true], [inert], svg") !== null

const beyondViewport = (seen: ReadonlyArray<Seen>): ReadonlyArray<string> => {
  const { scrollWidth, clientWidth } = document.documentElement
  const wide =
    scrollWidth > clientWidth ? [`The page is ${scrollWidth - clientWidth} px wider than the window.`] : []
  const out = seen.filter(
    ({ element, box }) =>
      (hasOwnText(element) || element.matches(INTERACTIVE) || element.matches(FLOATING)) &&
      (box.left < -SLACK || box.right > clientWidth + SLACK) &&
      // Floating elements are in a scroller of the window's size, which must not scroll sideways.
      (element.matches(FLOATING) || !isInScroller(element)) &&
      !isDecoration(element)
  )
  return [...wide, ...out.map(({ element }) => `${nameOf(element)} reaches beyond the window.`)]
}

/** The boxes of an element's lines of text. */
const linesIn = (element: Element): ReadonlyArray<DOMRect> => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: Array<DOMRect> = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    if ((node.textContent ?? "").trim() === "" || parent === null || isDecoration(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    if (isSeen(lookAt(parent))) found.push(...range.getClientRects())
  }
  return found
}

/** Text that overflows its element and covers its neighbors. */
const overflowing = (seen: ReadonlyArray<Seen>): ReadonlyArray<string> =>
  seen
    .filter(
      ({ element, style }) =>
        hasOwnText(element) &&
        !isDecoration(element) &&
        style.display !== "inline" &&
        style.overflowX === "visible" &&
        element.clientWidth > 0 &&
        element.scrollWidth > element.clientWidth + SLACK
    )
    .map(({ element }) => `${nameOf(element)} flows out of its box.`)

/** Text that is cut off without any indication: no ellipsis, no line clamp, no scrolling. */
const cut = (seen: ReadonlyArray<Seen>): ReadonlyArray<string> =>
  seen
    .filter(({ element, box, style }) => {
      if (element.matches("html, body") || isDecoration(element)) return false
      const sideways =
        cuts(style.overflowX) &&
        style.textOverflow !== "ellipsis" &&
        element.scrollWidth > element.clientWidth + SLACK
      const down =
        cuts(style.overflowY) &&
        style.webkitLineClamp === "none" &&
        element.scrollHeight > element.clientHeight + SLACK
      if (!sideways && !down) return false
      return linesIn(element).some(
        (line) =>
          (sideways && (line.right > box.right + SLACK || line.left < box.left - SLACK)) ||
          (down && line.bottom > box.bottom + SLACK)
      )
    })
    .map(({ element }) => `${nameOf(element)} is cut.`)

const isOut = (inner: DOMRect, outer: DOMRect) =>
  inner.right > outer.right + SLACK || inner.left < outer.left - SLACK

/** Controls that are partly clipped by a containing element. */
const hidden = (controls: ReadonlyArray<Seen>): ReadonlyArray<string> =>
  controls
    .filter(({ element, box }) =>
      ancestorsOf(element).some(
        (ancestor) =>
          cuts(getComputedStyle(ancestor).overflowX) &&
          !ancestor.matches("html, body") &&
          isOut(box, ancestor.getBoundingClientRect())
      )
    )
    .map(({ element }) => `${nameOf(element)} is partly hidden.`)

/** Floating and sticky elements may cover the page: only elements in the same layer are compared. */
const layerOf = (element: Element): Element | undefined =>
  [element, ...ancestorsOf(element)].find((one) => {
    const { position, overflowY } = getComputedStyle(one)
    return position === "fixed" || position === "sticky" || scrolls(overflowY) || one.matches(FLOATING)
  })

const overlap = (a: DOMRect, b: DOMRect) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK

/** A button may be inside a field, or a row that is a link, which reserves space for it. */
const keepsRoomFor = (around: Seen, button: Seen) =>
  button.box.right <= around.box.right + SLACK &&
  Number.parseFloat(around.style.paddingInlineEnd) + SLACK >= around.box.right - button.box.left

/** A link in running text may wrap: its area is that of its fragments, not their bounding box. */
const piecesOf = ({ element }: Seen) => [...element.getClientRects()]

const lieOver = (one: Seen, other: Seen) =>
  overlap(one.box, other.box) &&
  piecesOf(one).some((piece) => piecesOf(other).some((another) => overlap(piece, another)))

const overlapping = (controls: ReadonlyArray<Seen>): ReadonlyArray<string> =>
  controls.flatMap((one, index) =>
    controls
      .slice(index + 1)
      .filter(
        (other) =>
          lieOver(one, other) &&
          !one.element.contains(other.element) &&
          !other.element.contains(one.element) &&
          !keepsRoomFor(one, other) &&
          layerOf(one.element) === layerOf(other.element)
      )
      .map((other) => `${nameOf(one.element)} and ${nameOf(other.element)} lie over one another.`)
  )

/** Characters, and the share of a text, below which an ellipsis leaves a stub. */
const READABLE = { characters: 8, share: 0.4 }

/** Text of which an ellipsis leaves so little that it says nothing. */
const stubs = (seen: ReadonlyArray<Seen>): ReadonlyArray<string> =>
  seen
    .filter(({ element, style }) => {
      if (style.textOverflow !== "ellipsis" || !cuts(style.overflowX) || isDecoration(element)) return false
      const share = element.clientWidth / element.scrollWidth
      const text = (element.textContent ?? "").trim()
      return (
        element.scrollWidth > element.clientWidth + SLACK &&
        (share < READABLE.share || share * text.length < READABLE.characters)
      )
    })
    .map(({ element }) => `${nameOf(element)} is cut to a stub.`)

/** In CSS pixels, for a finger: 44, of which the hairline between two rows may take one. */
const TARGET = 43

/** The box of a pseudo-element that is placed over or around its element; none if it is not. */
const boxOfPart = (element: Element, part: "::before" | "::after"): ReadonlyArray<DOMRect> => {
  const { content, position, top, left, width, height, pointerEvents } = getComputedStyle(element, part)
  if (content === "none" || position !== "absolute" || pointerEvents === "none") return []
  const around = [element, ...ancestorsOf(element)].find((one) => getComputedStyle(one).position !== "static")
  if (!around) return []
  const { x, y } = around.getBoundingClientRect()
  const [dx, dy, w, h] = [left, top, width, height].map(Number.parseFloat)
  return [new DOMRect(x + around.clientLeft + (dx ?? 0), y + around.clientTop + (dy ?? 0), w ?? 0, h ?? 0)]
}

const labelsOf = (element: Element): ReadonlyArray<Element> => {
  const labels = "labels" in element && element.labels instanceof NodeList ? [...element.labels] : []
  // A press on the frame of a field focuses it.
  const frame = element.closest(".rt-TextFieldRoot, .rt-TextAreaRoot")
  return [...labels, element.closest("label"), frame].filter((one) => one instanceof Element)
}

/** Everything that presses a control: its box, that of its label, and what is drawn around it for this purpose. */
const targetsOf = ({ element, box }: Seen): ReadonlyArray<DOMRect> => [
  box,
  ...boxOfPart(element, "::before"),
  ...boxOfPart(element, "::after"),
  ...labelsOf(element).map((label) => label.getBoundingClientRect())
]

/** A link or button in a sentence, which is as high as its line. */
const isInSentence = (element: Element): boolean => {
  const around = element.parentElement
  if (around === null) return false
  return hasOwnText(around) || (getComputedStyle(around).display === "inline" && isInSentence(around))
}

/** On a touch screen: controls that are hard to hit. */
const small = (controls: ReadonlyArray<Seen>): ReadonlyArray<string> => {
  if (!matchMedia("(pointer: coarse)").matches) return []
  return controls
    .filter(
      (control) =>
        !isInSentence(control.element) &&
        !targetsOf(control).some(({ width, height }) => width >= TARGET && height >= TARGET)
    )
    .map(({ element, box }) => {
      const size = `${Math.round(box.width)} × ${Math.round(box.height)} px`
      return `${nameOf(element)} is too small to touch: ${size}.`
    })
}

/** `--signal` and `--signal-edge`. Focus is an outline, and may be anywhere. */
const SIGNAL = "rgb(255, 197, 61)"
const SIGNAL_EDGE = "rgb(226, 163, 54)"

const isAmber = ({ style }: Seen) => style.backgroundColor === SIGNAL || style.boxShadow.includes(SIGNAL_EDGE)

/** Amber means "do this": in what fits the window, one control of a layer may be filled or framed with it. */
const signals = (controls: ReadonlyArray<Seen>): ReadonlyArray<string> => {
  const amber = controls.filter(isAmber)
  return amber.flatMap((one, index) =>
    amber
      .slice(index + 1)
      .filter(
        (other) =>
          Math.abs(one.box.top - other.box.top) < window.innerHeight &&
          layerOf(one.element) === layerOf(other.element)
      )
      .map((other) => `${nameOf(one.element)} and ${nameOf(other.element)} are both amber.`)
  )
}

const unloaded = (): ReadonlyArray<string> =>
  [...document.images]
    .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0))
    .map((image) => `The picture ${image.currentSrc || image.alt} is not there.`)

/** The faults of the page's layout and signals as sentences; empty if there are none. */
export const structuralFaults = (): ReadonlyArray<string> => {
  const seen = [...document.body.querySelectorAll("*")].map(lookAt).filter(isSeen)
  const controls = seen.filter(({ element }) => element.matches(INTERACTIVE) && !isDecoration(element))
  return [
    ...beyondViewport(seen),
    ...overflowing(seen),
    ...cut(seen),
    ...stubs(seen),
    ...small(controls),
    ...hidden(controls),
    ...overlapping(controls),
    ...signals(controls),
    ...unloaded()
  ]
}
