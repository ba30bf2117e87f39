import { Lamp, type State } from "../drawings/shapes.tsx"
import { type InLocale, landingIn } from "../messages/index.ts"
import { Dashboard } from "./Dashboard.tsx"

const DESKS: ReadonlyArray<readonly [desk: "fleet" | "rental" | "lot", state: State, plate: string]> = [
  ["fleet", "go", "5DPT 917"],
  ["rental", "caution", "7LMB 551"],
  ["lot", "idle", "2GHC 060"]
]

/** The audiences, each with a question, and the sample dashboard that answers them. */
export const Desks = ({ locale }: InLocale) => {
  const { desks } = landingIn(locale)
  return (
    <section className="desks wide" aria-labelledby="desks-title">
      <div className="section-head">
        <h2 id="desks-title">{desks.title}</h2>
        <p className="lead">{desks.sentence}</p>
      </div>
      <ul className="questions">
        {DESKS.map(([desk, state, plate]) => (
          <li key={desk}>
            <p className="role">{desks[desk].role}</p>
            <p className="question">{desks[desk].question}</p>
            <p className="answer">
              <span className="plate">{plate}</span>
              <Lamp state={state} />
              <span>{desks[desk].answer}</span>
            </p>
          </li>
        ))}
      </ul>
      <Dashboard locale={locale} />
    </section>
  )
}
