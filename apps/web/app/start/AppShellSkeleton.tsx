import {
  Bell,
  ChevronRight,
  House,
  type LucideIcon,
  Menu,
  MessageSquare,
  PanelLeft,
  Search
} from "lucide-react"
import type { Words } from "../actions/words.ts"
import { breadcrumbTitle, NAVIGATION, settings } from "../navigation.ts"
import type { identity } from "../../i18n/en/identity.ts"
import { Ground } from "../../ui/Ground.tsx"
import { Mark } from "../../ui/Mark.tsx"
import pageHeader from "../../ui/PageHeader.module.css"
import banner from "../../contexts/identity/VerificationBanner.module.css"
import { StateBadge } from "../../ui/StateBadge.tsx"
import breadcrumb from "../shell/Breadcrumb.module.css"
import header from "../shell/Header.module.css"
import shell from "../shell/Shell.module.css"
import sidebar from "../shell/Sidebar.module.css"
import { EMAIL, FRAMED } from "./framed.ts"

/** Texts in one language, given and not asked for: nothing is loaded yet that could tell the language. */
export interface FrameWords extends Words {
  readonly identity: (typeof identity)["english"]
}

interface Props {
  readonly words: FrameWords
}

const Icon = ({ icon: Drawing }: { readonly icon: LucideIcon }) => (
  <span className={`${header["button"]} frame-icon`}>
    <Drawing size={19} strokeWidth={1.75} />
  </span>
)

/** With the titles of all pages; the others are taken out when it is shown. */
const Breadcrumb = ({ words }: Props) => (
  <nav className={breadcrumb["breadcrumb"]} data-needs="[data-page]">
    <ol>
      <li>
        <a href="/dashboard">
          <House size={15} />
        </a>
      </li>
      <li>
        <ChevronRight size={14} />
      </li>
      {Object.keys(FRAMED).map((path) => {
        const title = breadcrumbTitle(path, words.shell)
        return (
          title !== undefined && (
            <li key={path} data-page={path}>
              {title}
            </li>
          )
        )
      })}
    </ol>
  </nav>
)

const Header = ({ words }: Props) => (
  <header className={header["header"]} data-collapsed="false">
    <div className="frame-narrow">
      <Icon icon={Menu} />
    </div>
    <a href="/dashboard" className={header["brand"]}>
      <Mark />
      <span>{words.common.product}</span>
    </a>
    <div className="frame-wide">
      <Icon icon={PanelLeft} />
      <Breadcrumb words={words} />
    </div>
    <div className={header["tools"]}>
      <div className="frame-wide">
        <Icon icon={Search} />
      </div>
      <Icon icon={MessageSquare} />
      <Icon icon={Bell} />
      <div className="frame-wide">
        <Icon icon={settings.icon} />
      </div>
      <span className="frame-avatar" />
    </div>
  </header>
)

const Sidebar = ({ words }: Props) => (
  <aside className={`radix-themes dark frame-sidebar ${sidebar["sidebar"]}`} data-collapsed="false">
    <div className="frame-organization" />
    <nav className={sidebar["navigation"]}>
      {NAVIGATION.map(({ label, items }) => (
        <div key={label} className={sidebar["group"]}>
          <span className={sidebar["groupLabel"]}>{words.shell.groups[label]}</span>
          <ul>
            {items.map((item) => (
              <li key={item.to}>
                <a href={item.to} className={sidebar["item"]} data-to={item.to}>
                  <item.icon size={18} strokeWidth={1.75} />
                  <span className={sidebar["label"]}>{item.title(words)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  </aside>
)

const Verification = ({ words: { identity } }: Props) => (
  <div className={banner["banner"]} data-unverified="">
    <p>
      <StateBadge state="caution">{identity.verification.title}</StateBadge>
      <span data-sentence="">{identity.verification.sentence(EMAIL)}</span>
    </p>
    <span className="frame-button" />
  </div>
)

const Titles = ({ words }: Props) =>
  Object.entries(FRAMED).map(([path, name]) => {
    const { title, subtitle } = words.shell.pages[name]
    return (
      <div key={path} data-page={path} className={pageHeader["header"]}>
        <div>
          <h1 className="rt-Heading rt-r-size-7">{title}</h1>
          <p className={pageHeader["subtitle"]}>{subtitle}</p>
        </div>
      </div>
    )
  })

/**
 * The frame as it looks before anything of the app has arrived, with the same measures: the app takes its
 * place, and nothing moves. A picture only: it cannot be used, and is not read out.
 */
export const AppShellSkeleton = ({ words }: Props) => (
  <div aria-hidden="true" inert>
    <Ground>
      <Ground className={shell["shell"] ?? ""}>
        <Header words={words} />
        <Sidebar words={words} />
        <main className={shell["main"]}>
          <div className="frame-narrow">
            <Breadcrumb words={words} />
          </div>
          <Verification words={words} />
          <Titles words={words} />
        </main>
      </Ground>
    </Ground>
  </div>
)
