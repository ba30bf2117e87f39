import { type InLocale, landingIn } from "../messages/index.ts"

/** Four reasons to choose it, each with a number plate. */
export const Why = ({ locale }: InLocale) => {
  const { why } = landingIn(locale)
  return (
    <section className="why wide" aria-labelledby="why-title">
      <h2 id="why-title">{why.title}</h2>
      <ul>
        {Object.values(why.items).map(({ plate, title, text }) => (
          <li key={title}>
            <span className="big-plate" aria-hidden="true">
              {plate}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
