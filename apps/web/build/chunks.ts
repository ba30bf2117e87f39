/**
 * Bundles what every page needs into a few files; the rest is split by page. A group includes everything its
 * modules import that no earlier group contains. On a phone the number of files matters more than their size:
 * each costs a round trip.
 */
export const CHUNKS = [
  // First, so that no other group includes it: the public pages load it without them.
  {
    name: "choices",
    priority: 1,
    test: /apps\/web\/(?:api\/storageKeys|app\/(?:asphalt|persistedChoice|theme)|ui\/overlays)[.]ts/
  },
  {
    name: "vendor",
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|@radix-ui\/react-(?:slot|compose-refs|primitive|visually-hidden))\//
  },
  // Before the kit, whose imports lead to these although it uses none of them: what the shell needs for dialogs and
  // tooltips, and menus, which load later.
  {
    name: "overlays",
    test: /node_modules\/(?:@floating-ui|@radix-ui\/react-(?:dialog|direction|dismissable-layer|focus-scope|popper|presence))\//
  },
  { name: "menus", test: /node_modules\/@radix-ui\/react-(?:menu|roving-focus|collection)\// },
  // Without the modules that only the shell or single pages use, such as the names of browsers, or the filters of lists.
  {
    name: "schema",
    test: /node_modules\/effect\/|modules\/kernel\/(?!browserOf|CachedQuery|CalendarDate|exports|filters|Imports|Mails|Notices|Page|publicEvents|Role)/
  },
  {
    name: "kit",
    test: new RegExp(
      [
        "vite/preload-helper",
        "@radix-ui/themes/dist/esm/(?:helpers|props)/",
        "@radix-ui/themes/dist/esm/components/(?:_internal/base-button|button|heading|icon-button|spinner|text|text-field|visually-hidden)[.]",
        "apps/web/i18n/(?:(?!format|localTime)[a-zA-Z]+|messages/index)[.]ts",
        "apps/web/api/(?:authentication|client|idle|problem|refresh|send|session|workerMessages)[.]",
        "apps/web/app/(?:App|Protected|Root|RouteError|density|routes)[.]",
        "apps/web/app/install/prompt[.]",
        "apps/web/api/workerUrl[.]",
        // The styles of the skeletons, which are shown before the code arrives.
        "apps/web/(?:app/pages/KeyBoard|app/shell/(?:Breadcrumb|Header|Shell|Sidebar|UserMenu)|contexts/identity/auth/(?:AuthFrame|Form|LanguageChoice|Tiles)|contexts/tenancy/OrganizationSwitcher|ui/(?:Avatar|Banner|PageHeader|StateBadge))[.]module[.]css",
        "apps/web/ui/(?:Alert[.]|BrandBar|FormField|KeyHooks|Loading|Logo|PasswordField|RichText|State[.]|SubmitButton|ThemeRoot|toast[.]|use(?:Checks|Form|Title))"
      ].join("|")
    )
  },
  // Only for the map, which loads it on demand; named for build/serviceWorker.ts.
  { name: "maplibre", test: /node_modules\/(?:maplibre-gl|pmtiles|fflate)\// },
  // The page visitors arrive at, with what it shares with the other pages before sign-in.
  { name: "AuthPage", test: /contexts\/identity\/(?:AuthPage|auth\/)/ },
  // The shell around the pages of signed-in users.
  {
    name: "app-shell",
    test: /node_modules\/@tanstack\/|apps\/web\/app\/(?:shellChunk|actions\/registry)[.]/
  }
]
