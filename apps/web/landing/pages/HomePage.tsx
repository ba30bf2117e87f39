import { DemoDialog } from "../demo/DemoDialog.tsx"
import type { InLocale } from "../messages/index.ts"
import { Closing } from "../sections/Closing.tsx"
import { Desks } from "../sections/Desks.tsx"
import { Features } from "../sections/Features.tsx"
import { Footer } from "../sections/Footer.tsx"
import { Hero } from "../sections/Hero.tsx"
import { Steps } from "../sections/Steps.tsx"
import { Testimonials } from "../sections/Testimonials.tsx"
import { TopBar } from "../sections/TopBar.tsx"
import { Why } from "../sections/Why.tsx"

/** The landing page. */
export const HomePage = ({ locale }: InLocale) => (
  <>
    <TopBar locale={locale} page="home" />
    <main id="content">
      <Hero locale={locale} />
      <div className="road" />
      <Desks locale={locale} />
      <Steps locale={locale} />
      <Features locale={locale} />
      <Why locale={locale} />
      <Testimonials locale={locale} />
      <Closing locale={locale} />
    </main>
    <Footer locale={locale} page="home" />
    <DemoDialog locale={locale} />
  </>
)
