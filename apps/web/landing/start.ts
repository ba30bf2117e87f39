import { local } from "../api/storage.ts"
import { LOCALE_KEY } from "../api/storageKeys.ts"
import { followTheme, theme } from "../app/theme.ts"
import { forgetEarlierOverlays } from "../ui/overlays.ts"
import { openDemo } from "./demo/openDemo.ts"
import { showSupport } from "./showSupport.ts"

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

const showTheme = () => {
  for (const button of all("button[data-theme]"))
    button.setAttribute("aria-pressed", String(button.dataset["theme"] === theme.read()))
}

const bindThemeButtons = () => {
  for (const button of all("button[data-theme]"))
    button.addEventListener("click", () => {
      const choice = theme.values.find((one) => one === button.dataset["theme"])
      if (choice) theme.choose(choice)
    })
  theme.watch(showTheme)
  followTheme()
  showTheme()
}

const rememberLanguage = () => {
  for (const link of all("a[data-locale]"))
    link.addEventListener("click", () => local.setItem(LOCALE_KEY, link.dataset["locale"] ?? "en"))
}

const closeMenuOnUse = () => {
  const menu = document.querySelector<HTMLDetailsElement>("details.menu")
  menu?.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLAnchorElement) menu.open = false
  })
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu?.open) return
    menu.open = false
    menu.querySelector("summary")?.focus()
  })
}

const bindDemoButtons = () => {
  const dialog = document.querySelector<HTMLDialogElement>("dialog#demo")
  for (const button of all("[data-demo]"))
    button.addEventListener("click", () => {
      if (dialog) openDemo(dialog)
    })
}

/** The behaviour of a public page. */
export const start = () => {
  // The dialog may have been open before a reload.
  forgetEarlierOverlays()
  bindDemoButtons()
  closeMenuOnUse()
  rememberLanguage()
  bindThemeButtons()
  void showSupport()
}
