import { Logo } from "../../ui/Logo.tsx"
import { addressOf, type PageName } from "../addresses.ts"
import { type InLocale, landingIn } from "../messages/index.ts"
import { Languages } from "./TopBar.tsx"

const THEMES = ["light", "dark", "system"] as const

const Themes = ({ locale }: InLocale) => {
  const { theme } = landingIn(locale).footer
  return (
    <fieldset className="themes scripted-only" aria-label={theme.label}>
      {THEMES.map((choice) => (
        <button key={choice} type="button" data-theme={choice} aria-pressed="false">
          {theme[choice]}
        </button>
      ))}
    </fieldset>
  )
}

/** At the bottom of every public page: the legal texts, the language and the theme. */
export const Footer = ({ locale, page }: InLocale & { readonly page: PageName }) => {
  const { footer, product } = landingIn(locale)
  return (
    <footer className="footer">
      <div className="wide">
        <p className="brand">
          <Logo />
          {product}
        </p>
        <nav aria-label={footer.label}>
          <a href={addressOf("privacy", locale)}>{footer.privacy}</a>
          <a href={addressOf("terms", locale)}>{footer.terms}</a>
          <a href={addressOf("support", locale)}>{footer.support}</a>
          <Languages locale={locale} page={page} />
        </nav>
        <Themes locale={locale} />
        <p className="copyright">{footer.copyright}</p>
      </div>
    </footer>
  )
}
