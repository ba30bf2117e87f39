/** Milliseconds after which the page counts as idle. */
const REST = 1_500

/** Resolves once the page has loaded: for what must not compete for bandwidth with it, but should not wait either. */
export const whenLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === "complete") resolve()
    else window.addEventListener("load", () => resolve(), { once: true })
  })

const loadedAndIdle = async () => {
  await whenLoaded()
  await new Promise((resolve) => setTimeout(resolve, REST))
}

let waiting: Promise<void> | undefined

/** Resolves once the page has loaded and is idle: for what is not needed yet. */
export const whenIdle = (): Promise<void> => (waiting ??= loadedAndIdle())
