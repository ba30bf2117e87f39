import { type InLocale, landingIn } from "../messages/index.ts"

/** The hook and ring of a tag; the tag itself is text. */
const TagHook = () => (
  <svg className="tag-hook" viewBox="0 0 48 56" aria-hidden="true">
    <rect x="17" y="0" width="14" height="18" rx="3" className="plate-steel" />
    <circle cx="24" cy="6" r="1.8" className="screw" />
    <circle cx="24" cy="37" r="12" className="ring" />
    <path d="M20 12v10a4 4 0 0 0 8 0v-2" className="hook-wire" />
  </svg>
)

/** How it works: five tags on one rail, in order. */
export const Steps = ({ locale }: InLocale) => {
  const { steps } = landingIn(locale)
  return (
    <section className="steps" id="how-it-works" aria-labelledby="steps-title">
      <div className="wide section-head">
        <h2 id="steps-title">{steps.title}</h2>
        <p className="lead">{steps.sentence}</p>
      </div>
      <ol className="wide">
        {Object.values(steps.items).map(({ sign, title, text }, index) => (
          <li key={title}>
            <TagHook />
            <div className="job-tag">
              <span className="step-number">{index + 1}</span>
              <h3>{title}</h3>
              <p>{text}</p>
              <span className="stamp" aria-hidden="true">
                {sign}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
