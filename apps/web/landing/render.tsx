import { renderToStaticMarkup } from "react-dom/server"
import { LOCALES } from "../i18n/locales.ts"
import { addressOf, PAGES } from "./addresses.ts"
import { Document } from "./Document.tsx"
import { HomePage } from "./pages/HomePage.tsx"
import { TextPage } from "./pages/TextPage.tsx"

const places = LOCALES.flatMap((locale) =>
  PAGES.map((page) => ({ address: addressOf(page, locale), page, locale }))
)

/** The whole document at an address, as the build writes it. Fails if there is no public page at the address. */
export const render = (address: string): string => {
  const place = places.find((one) => one.address === address)
  if (!place) throw new Error(`There is no public page at ${address}.`)
  const { page, locale } = place
  const content = page === "home" ? <HomePage locale={locale} /> : <TextPage page={page} locale={locale} />
  return `<!doctype html>${renderToStaticMarkup(
    <Document page={page} locale={locale}>
      {content}
    </Document>
  )}`
}
