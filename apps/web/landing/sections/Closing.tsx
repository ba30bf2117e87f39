import { EmptyHook } from "../drawings/HangingKey.tsx"
import { type InLocale, landingIn } from "../messages/index.ts"
import { StartActions } from "./Actions.tsx"

/** The last call to action, with a picture of an empty hook for the visitor's first vehicle. */
export const Closing = ({ locale }: InLocale) => {
  const { closing, hero } = landingIn(locale)
  return (
    <section className="closing" aria-labelledby="closing-title">
      <div className="wide">
        <div>
          <h2 id="closing-title">{closing.title}</h2>
          <p className="lead">{closing.sentence}</p>
          <StartActions locale={locale} />
          <p className="terms">{hero.terms}</p>
        </div>
        <div className="place out" aria-hidden="true">
          <EmptyHook />
          <p>
            <b>{closing.tag}</b>
            <span>{closing.tagState}</span>
          </p>
        </div>
      </div>
    </section>
  )
}
