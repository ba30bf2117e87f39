import type { ReactNode } from "react"
import { FleetYard, FrontLine, RentalRows } from "../drawings/Depot.tsx"
import { Checklist, Notes, ServiceSticker, Socket } from "../drawings/specimens.tsx"
import { type InLocale, landingIn } from "../messages/index.ts"

interface Area {
  readonly title: string
  readonly text: string
}

const Feature = ({ area, children }: { readonly area: Area; readonly children: ReactNode }) => (
  <li>
    {children}
    <h3>{area.title}</h3>
    <p>{area.text}</p>
  </li>
)

/** The seven areas: three businesses, drawn as yards along one road, and four shared tools. */
export const Features = ({ locale }: InLocale) => {
  const { features: m } = landingIn(locale)
  return (
    <section className="features wide" id="features" aria-labelledby="features-title">
      <div className="section-head">
        <h2 id="features-title">{m.title}</h2>
        <p className="lead">{m.sentence}</p>
      </div>
      <ul className="yards">
        <Feature area={m.fleet}>
          <FleetYard />
        </Feature>
        <Feature area={m.rental}>
          <RentalRows />
        </Feature>
        <Feature area={m.dealership}>
          <FrontLine />
        </Feature>
      </ul>
      <ul className="tools">
        <Feature area={m.inspections}>
          <Checklist m={m.specimens} />
        </Feature>
        <Feature area={m.service}>
          <ServiceSticker m={m.specimens} />
        </Feature>
        <Feature area={m.devices}>
          <Socket m={m.specimens} />
        </Feature>
        <Feature area={m.chat}>
          <Notes m={m.specimens} />
        </Feature>
      </ul>
    </section>
  )
}
