import { addressOf } from "../addresses.ts"
import { type InLocale, landingIn } from "../messages/index.ts"
import { Footer } from "../sections/Footer.tsx"
import { TopBar } from "../sections/TopBar.tsx"
import { textOf, type TextPageName } from "../texts.ts"

/** Terms, privacy and support, from plain text files that an operator may replace. */
export const TextPage = ({ page, locale }: InLocale & { readonly page: TextPageName }) => {
  const { title, parts } = textOf(page, locale)
  return (
    <>
      <TopBar locale={locale} page={page} />
      <main id="content" className="wide prose">
        <h1>{title}</h1>
        {page === "support" && (
          <p data-support="" hidden>
            {landingIn(locale).text.support}{" "}
          </p>
        )}
        {parts.map(({ kind, text }) =>
          kind === "heading" ? <h2 key={text}>{text}</h2> : <p key={text}>{text}</p>
        )}
        <p>
          <a href={addressOf("home", locale)}>{landingIn(locale).text.home}</a>
        </p>
      </main>
      <Footer locale={locale} page={page} />
    </>
  )
}
