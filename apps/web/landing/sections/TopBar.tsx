import { LOCALES, type Locale } from "../../i18n/locales.ts"
import { Logo } from "../../ui/Logo.tsx"
import { addressOf, type PageName } from "../addresses.ts"
import { type InLocale, landingIn } from "../messages/index.ts"
import { ToApp } from "./Actions.tsx"

interface OnPage extends InLocale {
  readonly page: PageName
}

/** The same page in the other languages, each under its own name. */
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

/**
 * The links to the app, for visitors and for signed-in users: as buttons in the bar, or as items of the menu
 * where the bar has no room. The styles show each of them in one place.
 */
const AppLinks = ({ locale, buttons = false }: InLocale & { readonly buttons?: boolean }) => {
  const m = landingIn(locale)
  const [plain, bone] = buttons ? ["button plain", "button bone"] : ["", ""]
  return (
    <>
      <ToApp locale={locale} to="/auth" className={`sign-in for-visitors ${plain}`}>
        {m.signIn}
      </ToApp>
      <ToApp locale={locale} to="/auth?mode=signup" className={`way-in for-visitors ${bone}`}>
        {m.getStarted}
      </ToApp>
      <ToApp locale={locale} to="/dashboard" className={`way-in for-members ${bone}`}>
        {m.open}
      </ToApp>
    </>
  )
}

/** The top bar of every public page. On narrow screens its links move into a menu that needs no script. */
export const TopBar = ({ locale, page }: OnPage) => {
  const m = landingIn(locale)
  return (
    <header className="top-bar">
      <a href="#content" className="skip">
        {m.skip}
      </a>
      <div className="wide">
        <a href={addressOf("home", locale)} className="brand">
          <Logo />
          {m.product}
        </a>
        <nav className="anchors" aria-label={m.navigation.label}>
          <Anchors locale={locale} page={page} />
        </nav>
        <div className="language">
          <Languages locale={locale} page={page} />
        </div>
        <div className="entrance">
          <AppLinks locale={locale} buttons />
        </div>
        <details className="menu">
          <summary>{m.menu}</summary>
          <nav aria-label={m.navigation.label}>
            <AppLinks locale={locale} />
            <Anchors locale={locale} page={page} />
            <Languages locale={locale} page={page} />
          </nav>
        </details>
      </div>
    </header>
  )
}
