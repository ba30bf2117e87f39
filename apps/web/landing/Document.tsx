import type { ReactNode } from "react"
import { ASPHALT } from "../app/asphalt.ts"
import { LOCALE_KEY, SESSION_KEY, THEME_KEY } from "../api/storageKeys.ts"
import { LOCALES, type Locale } from "../i18n/locales.ts"
import { addressOf, ORIGIN, type PageName } from "./addresses.ts"
import { type BeforePaint, beforePaint } from "./beforePaint.ts"
import { landingIn } from "./messages/index.ts"
import { textOf } from "./texts.ts"

interface Props {
  readonly page: PageName
  readonly locale: Locale
  readonly children: ReactNode
}

const headScript = ({ page, locale }: Pick<Props, "page" | "locale">) => {
  const input: BeforePaint = {
    asphalt: ASPHALT,
    keys: { session: SESSION_KEY, theme: THEME_KEY, locale: LOCALE_KEY },
    spanish: locale === "es" ? undefined : addressOf(page, "es"),
    home: page === "home"
  }
  return `(${beforePaint.toString()})(${JSON.stringify(input)})`
}

const titleOf = (page: PageName, locale: Locale) => {
  const { title, product } = landingIn(locale)
  return page === "home" ? title : `${textOf(page, locale).title} · ${product}`
}

const descriptionOf = (page: PageName, locale: Locale) =>
  page === "home" ? landingIn(locale).description : (textOf(page, locale).parts[0]?.text ?? "")

/** Metadata for previews when the page is shared. */
const OpenGraph = ({ page, locale }: Omit<Props, "children">) => (
  <>
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content={landingIn(locale).product} />
    <meta property="og:title" content={titleOf(page, locale)} />
    <meta property="og:description" content={descriptionOf(page, locale)} />
    <meta property="og:url" content={ORIGIN + addressOf(page, locale)} />
    <meta property="og:locale" content={locale === "es" ? "es_ES" : "en_US"} />
    <meta property="og:image" content={`${ORIGIN}/preview.png`} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content={landingIn(locale).preview} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
)

const Alternates = ({ page }: Pick<Props, "page">) => (
  <>
    {LOCALES.map((locale) => (
      <link key={locale} rel="alternate" hrefLang={locale} href={ORIGIN + addressOf(page, locale)} />
    ))}
    <link rel="alternate" hrefLang="x-default" href={ORIGIN + addressOf(page, "en")} />
  </>
)

/** The document around a public page: metadata for search engines and other sites, and the first paint. */
export const Document = ({ page, locale, children }: Props) => (
  <html lang={locale}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{titleOf(page, locale)}</title>
      <meta name="description" content={descriptionOf(page, locale)} />
      <meta name="theme-color" content={ASPHALT.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={ASPHALT.dark} media="(prefers-color-scheme: dark)" />
      <link rel="canonical" href={ORIGIN + addressOf(page, locale)} />
      <Alternates page={page} />
      <OpenGraph page={page} locale={locale} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {/* Our own text, fixed at build time; the policy contains its hash. */}
      <script dangerouslySetInnerHTML={{ __html: headScript({ page, locale }) }} />
      <link rel="stylesheet" href="/landing/styles/index.css" />
      <script type="module" src="/landing/main.ts" />
    </head>
    <body>{children}</body>
  </html>
)
