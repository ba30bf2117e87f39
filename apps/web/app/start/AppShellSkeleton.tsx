import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { MemoryRouter } from "react-router"
import { identityInShell } from "../../contexts/identity/messages/index.ts"
import { useMessages, useLocalize } from "../../i18n/useMessages.ts"
import { Banner } from "../../ui/Banner.tsx"
import { ThemeRoot } from "../../ui/ThemeRoot.tsx"
import { PageHeader } from "../../ui/PageHeader.tsx"
import type { ActionContext } from "../actions/Action.ts"
import { ActionsContext, PanelContext } from "../actions/useActionContext.ts"
import { breadcrumbOf, PAGES } from "../navigation.ts"
import { BreadcrumbTrail } from "../shell/Breadcrumb.tsx"
import { Header } from "../shell/Header.tsx"
import shell from "../shell/Shell.module.css"
import { ShellTheme } from "../shell/ShellTheme.tsx"
import { Sidebar } from "../shell/Sidebar.tsx"
import type { SidebarState } from "../shell/sidebarState.ts"
import { EMAIL, RECORD } from "./skeletonPages.ts"

const nothing = () => undefined
const WIDE: SidebarState = {
  isMobile: false,
  collapsed: false,
  slideOverOpen: false,
  setSlideOverOpen: nothing,
  toggle: nothing
}
const NARROW: SidebarState = { ...WIDE, isMobile: true }

/** No permissions before the user is known. */
const CONTEXT: ActionContext = {
  organizations: [],
  organization: undefined,
  go: nothing,
  show: nothing,
  openPanel: nothing,
  toggleSidebar: nothing,
  isOffline: false,
  refuseOffline: nothing
}

const Providers = ({ children }: { readonly children: ReactNode }) => (
  // At no page's address, so that no entry of the sidebar is active.
  <MemoryRouter initialEntries={["/"]}>
    <QueryClientProvider client={new QueryClient()}>
      <ActionsContext value={CONTEXT}>
        <PanelContext value={{ panel: undefined, setPanel: nothing }}>{children}</PanelContext>
      </ActionsContext>
    </QueryClientProvider>
  </MemoryRouter>
)

/** Contains the titles of all pages; all but one are removed when it is shown. */
const Breadcrumb = () => {
  const localize = useLocalize()
  return (
    <BreadcrumbTrail>
      {PAGES.map(({ path }) => {
        const title = breadcrumbOf(path)
        return (
          title && (
            <li key={path} data-section={path}>
              {localize(title)}
            </li>
          )
        )
      })}
    </BreadcrumbTrail>
  )
}

const Verification = () => {
  const { verification } = useMessages(identityInShell)
  return (
    <div className="skeleton-part" data-unverified="">
      <Banner title={verification.title} action={<span className="skeleton-button" />}>
        <span data-sentence="">{verification.sentence(EMAIL)}</span>
      </Banner>
    </div>
  )
}

const Titles = () => {
  const localize = useLocalize()
  return (
    <>
      {PAGES.map(({ path, title, subtitle, controls = 0 }) => (
        <div key={path} data-page={path} className="skeleton-part">
          <PageHeader title={localize(title)} subtitle={localize(subtitle)} />
          {Array.from({ length: controls }, (_, line) => (
            <div key={line} className="skeleton-controls" />
          ))}
        </div>
      ))}
      <div data-page={RECORD} className="skeleton-part">
        <PageHeader title={"\u00A0"} subtitle={"\u00A0"} />
      </div>
    </>
  )
}

const ROWS = 6

/** In place of a page's content. */
const Content = () => (
  <div className="skeleton-panel">
    {Array.from({ length: ROWS }, (_, row) => (
      <div key={row} className="skeleton-row" />
    ))}
  </div>
)

/**
 * The shell as it looks before the app's code has arrived, rendered with its own components: the app takes
 * over, and nothing moves. Not interactive, and hidden from screen readers.
 */
export const AppShellSkeleton = () => (
  <div aria-hidden="true" inert>
    <ThemeRoot>
      <Providers>
        <ShellTheme collapsed={false}>
          <div className="skeleton-wide">
            <Header state={WIDE} breadcrumb={<Breadcrumb />} />
            <Sidebar state={WIDE} />
          </div>
          <div className="skeleton-narrow">
            <Header state={NARROW} breadcrumb={null} />
          </div>
          <main className={shell["main"]}>
            <div className="skeleton-narrow">
              <Breadcrumb />
            </div>
            <Verification />
            <Titles />
            <Content />
          </main>
        </ShellTheme>
      </Providers>
    </ThemeRoot>
  </div>
)
