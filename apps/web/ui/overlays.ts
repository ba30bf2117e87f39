/**
 * One history entry per open overlay, so that Back closes the topmost one instead of leaving the page. An
 * overlay's entry has the address and state of its page, and how many overlays are open.
 */

const OVERLAYS = "overlays"
/** Milliseconds; going back to an entry of the same document takes a few, and longer on a busy machine. */
const LONGEST_TRAVERSAL = 10_000
/** Where the browser cannot say whether there is an entry to go back to. */
const LONGEST_UNCERTAIN_TRAVERSAL = 1_000

interface Overlay {
  readonly close: () => void
}

/** The topmost last. */
const open: Array<Overlay> = []
let settling: Promise<void> | undefined
let arrive: (() => void) | undefined

/** What a router knows of its pages. A document without one is a single page. */
export const pages = {
  /** Whether the page of an entry is shown already, so that the router need not hear of the move to it. */
  isShown: (_state: unknown): boolean => true,
  /** Whether the router is on its way to another page. */
  isLeaving: () => false
}

/** A field of a history entry's state, which can be anything. */
export const field = (state: unknown, name: string): unknown =>
  typeof state === "object" && state !== null ? Reflect.get(state, name) : undefined

const countIn = (state: unknown): number => {
  const count = field(state, OVERLAYS)
  return typeof count === "number" ? count : 0
}

/** How many entries of overlays the current one follows, itself included. */
export const entries = () => countIn(history.state)

const mark = (count: number) => ({ ...history.state, [OVERLAYS]: count })

/** Going back to an address with a fragment moves the focus to what it refers to, or to nothing. */
const keepFocus = (focused: Element | null) => {
  const target = document.querySelector(":target")
  if (target === null || !(focused instanceof HTMLElement)) return
  const isMoved = () => document.activeElement === target || document.activeElement === document.body
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (isMoved()) focused.focus({ preventScroll: true })
    })
  )
}

/** How long to wait for the browser to go back. Opening the next overlay too early would let the late arrival close it. */
const patience = () => {
  if (!("navigation" in globalThis)) return LONGEST_UNCERTAIN_TRAVERSAL
  return navigation.canGoBack ? LONGEST_TRAVERSAL : 0
}

const goBack = async (steps: number) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  arrive = resolve
  AbortSignal.timeout(patience()).addEventListener("abort", () => resolve())
  const before = entries()
  const focused = document.activeElement
  history.go(-steps)
  await promise
  arrive = undefined
  keepFocus(focused)
  // An entry that cannot be left, as in a restored tab, belongs to the page from now on.
  if (entries() === before) history.replaceState(mark(before - steps), "")
}

/** Overlays that close and open together share an entry. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener("message", resolve, { once: true })
    port1.start()
    port2.postMessage(undefined)
  })

const run = async () => {
  await nextTask()
  for (;;) {
    // A page must not follow an entry of an overlay: it would be in the way when going back.
    const wanted = pages.isLeaving() ? 0 : open.length
    const missing = wanted - entries()
    if (missing === 0) return
    const before = entries()
    if (missing > 0) history.pushState(mark(before + 1), "")
    else await goBack(-missing)
    // Browsers ignore changes of the history that are too frequent; the next dialog tries again.
    if (entries() === before) return
  }
}

/** Adds and removes entries until there is one per open overlay. */
export const settle = (): Promise<void> =>
  (settling ??= run().finally(() => {
    settling = undefined
  }))

const closeAbove = (count: number) => {
  for (const { close } of open.slice(count).toReversed()) close()
}

const onPopState = (event: PopStateEvent) => {
  const isConcerned = arrive !== undefined || open.length > 0 || countIn(event.state) > 0
  if (!isConcerned) return
  const isSamePage = pages.isShown(event.state)
  if (isSamePage) event.stopImmediatePropagation()
  if (arrive) return arrive()
  closeAbove(isSamePage ? countIn(event.state) : 0)
  // An overlay that stays open gets its entry back; one reached by Forward is gone.
  void settle()
}

let isListening = false
const listen = () => {
  if (isListening) return
  isListening = true
  // Before the router.
  addEventListener("popstate", onPopState, { capture: true })
}

/** Adds an overlay on top, which Back closes. Returns the function to call once it has closed. */
export const addOverlay = (close: () => void): (() => void) => {
  listen()
  const overlay = { close }
  open.push(overlay)
  void settle()
  return () => {
    open.splice(open.indexOf(overlay), 1)
    void settle()
  }
}

/** Removes the entries of overlays that were open before a reload. */
export const forgetEarlierOverlays = () => {
  listen()
  void settle()
}
