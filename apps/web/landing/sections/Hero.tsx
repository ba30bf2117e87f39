import { type InLocale, landingIn } from "../messages/index.ts"
import { StartActions } from "./Actions.tsx"
import { KeyBoard } from "./KeyBoard.tsx"

/** What this is, for whom, and the two calls to action; beside it the board itself. */
export const Hero = ({ locale }: InLocale) => {
  const { hero } = landingIn(locale)
  return (
    <section className="hero wide">
      <div className="words">
        <h1>
          <span>{hero.keys}</span> <span>{hero.vehicles}</span>
        </h1>
        <p className="lead">{hero.sentence}</p>
        <StartActions locale={locale} />
        <p className="terms">{hero.terms}</p>
      </div>
      <KeyBoard locale={locale} />
    </section>
  )
}
