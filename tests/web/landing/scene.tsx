import type { ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { onTestFinished } from "vitest"
import { page } from "vitest/browser"
import type { Locale } from "../../../apps/web/i18n/locales.ts"
import { HomePage } from "../../../apps/web/landing/pages/HomePage.tsx"
import { start } from "../../../apps/web/landing/start.ts"
import "../../../apps/web/landing/styles/index.css"

/** A public page as built, after its script has run. */
export const openPublicPage = async (locale: Locale, element: ReactElement) => {
  await page.viewport(1280, 800)
  const html = document.documentElement
  html.classList.add("scripted")
  html.lang = locale
  const body = document.createElement("div")
  body.innerHTML = renderToStaticMarkup(element)
  document.body.append(body)
  start()
  onTestFinished(() => {
    document.querySelector("[data-notices]")?.remove()
    body.remove()
    localStorage.clear()
    html.className = ""
    html.lang = "en"
  })
}

export const openLanding = (locale: Locale = "en") => openPublicPage(locale, <HomePage locale={locale} />)
