import { beforeEach } from "vitest"
import { cleanup } from "vitest-browser-react"

// The package registers this for the first file alone, because files share its module.
beforeEach(cleanup)

// A dialog moves the landing page's notices back into the body when it closes, which may be after the end of its test.
beforeEach(() => {
  for (const notices of document.querySelectorAll("body > [data-notices]")) notices.remove()
})
