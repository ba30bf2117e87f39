import { type InLocale, landingIn } from "../messages/index.ts"

/** Three testimonials, one for each kind of business; the names are samples, and the page says so. */
export const Testimonials = ({ locale }: InLocale) => {
  const { testimonials } = landingIn(locale)
  return (
    <section className="testimonials wide" id="testimonials" aria-labelledby="testimonials-title">
      <div className="section-head">
        <h2 id="testimonials-title">{testimonials.title}</h2>
        <p className="note">{testimonials.note}</p>
      </div>
      {Object.values(testimonials.items).map(({ quote, name, role, company }) => (
        <figure key={name}>
          <blockquote>
            <p>{quote}</p>
          </blockquote>
          <figcaption>
            <b>{name}</b>
            <span>{role}</span>
            <span>{company}</span>
          </figcaption>
        </figure>
      ))}
    </section>
  )
}
