import { type InLocale, landingIn } from "../messages/index.ts"
import { StartActions } from "./Actions.tsx"
import { KeyBoard } from "./KeyBoard.tsx"

/** The product in one sentence and the two calls to action, beside a picture of the key board. */
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
