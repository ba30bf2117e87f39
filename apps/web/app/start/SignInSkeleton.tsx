import { MemoryRouter } from "react-router"
import { SignInContent } from "../../contexts/identity/AuthPage.tsx"
import { ThemeRoot } from "../../ui/ThemeRoot.tsx"

/**
 * The sign-in page at this address as it looks before the app's code has arrived: the page itself, so that nothing moves when
 * the app takes over. Not interactive, and hidden from screen readers.
 */
export const SignInSkeleton = ({ address }: { readonly address: string }) => (
  <div aria-hidden="true" inert>
    <ThemeRoot>
      <MemoryRouter initialEntries={[address]}>
        <SignInContent />
      </MemoryRouter>
    </ThemeRoot>
  </div>
)
