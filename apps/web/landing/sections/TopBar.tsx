import { LOCALES, type Locale } from "../../i18n/locales.ts"
import { Mark } from "../../ui/Mark.tsx"
import { addressOf, type PageName } from "../addresses.ts"
import { type InLocale, landingIn } from "../messages.ts"
import { ToApp } from "./Actions.tsx"

interface OnPage extends InLocale {
  readonly page: PageName
}

/** The same page in the other languages; each is written in itself. */
export const Languages = ({ locale, page }: OnPage) => (
  <>
    {LOCALES.filter((other) => other !== locale).map((other: Locale) => (
      <a key={other} href={addressOf(page, other)} hrefLang={other} lang={other} data-locale={other}>
        {landingIn(other).language}
      </a>
    ))}
  </>
)

const Anchors = ({ locale, page }: OnPage) => {
  const { navigation } = landingIn(locale)
  const home = page === "home" ? "" : addressOf("home", locale)
  return (
    <>
      <a href={`${home}#features`}>{navigation.features}</a>
      <a href={`${home}#how-it-works`}>{navigation.steps}</a>
      <a href={`${home}#testimonials`}>{navigation.testimonials}</a>
    </>
  )
}

/** The way in, for visitors and for whoever is signed in. */
const Entrance = ({ locale }: InLocale) => {
  const m = landingIn(locale)
  return (
    <div className="entrance">
      <ToApp locale={locale} to="/auth" className="button plain for-visitors">
        {m.signIn}
      </ToApp>
      <ToApp locale={locale} to="/auth?mode=signup" className="button bone for-visitors">
        {m.getStarted}
      </ToApp>
      <ToApp locale={locale} to="/dashboard" className="button bone for-members">
        {m.open}
      </ToApp>
    </div>
  )
}

/** At the top of every public page. On narrow screens the anchors fold into a menu that needs no script. */
export const TopBar = ({ locale, page }: OnPage) => {
  const m = landingIn(locale)
  return (
    <header className="top-bar">
      <a href="#content" className="skip">
        {m.skip}
      </a>
      <div className="wide">
        <a href={addressOf("home", locale)} className="brand">
          <Mark />
          {m.product}
        </a>
        <nav className="anchors" aria-label={m.navigation.label}>
          <Anchors locale={locale} page={page} />
        </nav>
        <div className="language">
          <Languages locale={locale} page={page} />
        </div>
        <Entrance locale={locale} />
        <details className="menu">
          <summary>{m.menu}</summary>
          <nav aria-label={m.navigation.label}>
            <Anchors locale={locale} page={page} />
            <Languages locale={locale} page={page} />
          </nav>
        </details>
      </div>
    </header>
  )
}
