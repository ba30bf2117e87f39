import { MemoryRouter } from "react-router"
import { SignInContent } from "../../contexts/identity/AuthPage.tsx"
import { ThemeRoot } from "../../ui/ThemeRoot.tsx"
import { SIGN_IN_PATH } from "./skeletonPages.ts"

/**
 * The sign-in page as it looks before the app's code has arrived: the page itself, so that nothing moves when
 * the app takes over. Not interactive, and hidden from screen readers.
 */
export const SignInSkeleton = () => (
  <div aria-hidden="true" inert>
    <ThemeRoot>
      <MemoryRouter initialEntries={[SIGN_IN_PATH]}>
        <SignInContent />
      </MemoryRouter>
    </ThemeRoot>
  </div>
)
