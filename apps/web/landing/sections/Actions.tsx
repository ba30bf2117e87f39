import { addressOf } from "../addresses.ts"
import { type InLocale, landingIn } from "../messages/index.ts"

/** Links to the app; from a Spanish page in Spanish, even if the browser's own language is another. */
export const ToApp = ({
  locale,
  to,
  className,
  children
}: InLocale & { readonly to: string; readonly className: string; readonly children: string }) => (
  <a href={to} className={className} data-locale={locale === "en" ? undefined : locale}>
    {children}
  </a>
)

/** The two calls to action. Signed-in users go straight to the dashboard. */
export const StartActions = ({ locale }: InLocale) => {
  const m = landingIn(locale)
  return (
    <div className="actions">
      <ToApp locale={locale} to="/auth?mode=signup" className="button amber large for-visitors">
        {m.startTrial}
      </ToApp>
      <ToApp locale={locale} to="/dashboard" className="button amber large for-members">
        {m.open}
      </ToApp>
      <BookDemo locale={locale} />
    </div>
  )
}

/** Opens the dialog; without JavaScript it links to the page with our contact address. */
const BookDemo = ({ locale }: InLocale) => {
  const { bookDemo } = landingIn(locale)
  return (
    <>
      <button type="button" className="button outline large scripted-only" data-demo aria-haspopup="dialog">
        {bookDemo}
      </button>
      <noscript>
        <a href={addressOf("support", locale)} className="button outline large">
          {bookDemo}
        </a>
      </noscript>
    </>
  )
}
