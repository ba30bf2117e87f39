import { entries, field, forgetEarlierOverlays, pages, settle } from "./overlays.ts"

interface Router<Arguments extends ReadonlyArray<unknown>> {
  readonly state: {
    readonly location: { readonly key: string }
    readonly navigation: { readonly state: string }
  }
  navigate: (...given: Arguments) => Promise<void>
}

/** Has a router remove the entries of overlays before it goes to another page. */
export const leaveOverlaysBefore = <Arguments extends ReadonlyArray<unknown>>(router: Router<Arguments>) => {
  pages.isShown = (state) =>
    router.state.navigation.state === "idle" &&
    (field(state, "key") ?? "default") === router.state.location.key
  let navigations = 0
  pages.isLeaving = () => navigations > 0
  forgetEarlierOverlays()
  const navigate = router.navigate.bind(router)
  router.navigate = async (...given) => {
    navigations += 1
    try {
      // The first may have decided before this navigation began.
      if (entries() > 0) await settle()
      if (entries() > 0) await settle()
      await navigate(...given)
    } finally {
      navigations -= 1
      void settle()
    }
  }
}
