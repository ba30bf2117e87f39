/**
 * What every page needs in a few files instead of many; the rest is split by page. A group takes along
 * whatever its modules import, as far as no group before it has it: each name below stands for all it needs.
 * On a phone every file costs a round trip more than its weight.
 */
export const CHUNKS = [
  // Before all others, which would otherwise take it along: the public pages have it without them.
  {
    name: "choices",
    priority: 1,
    test: /apps\/web\/(?:api\/storageKeys|app\/(?:asphalt|persistedChoice|theme))[.]ts|vite\/preload-helper/
  },
  { name: "vendor", test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// },
  // Not what only pages of the app read: the address of a list's next page, the names of browsers.
  {
    name: "schema",
    test: /node_modules\/effect\/|modules\/kernel\/(?!browserOf|Notices|Page|RateLimits|Role)/
  },
  {
    name: "kit",
    test: new RegExp(
      [
        "@radix-ui/themes/dist/esm/(?:helpers|props)/",
        "@radix-ui/themes/dist/esm/components/(?:_internal/base-button|button|heading|icon-button|spinner|text|text-field|visually-hidden)[.]",
        "apps/web/i18n/(?:(?!format)[a-zA-Z]+|messages/index)[.]ts",
        "apps/web/api/(?:authentication|client|problem|refresh|send|session|settled|workerMessages)[.]",
        "apps/web/app/(?:App|Protected|Root|RouteError|density|routes)[.]",
        "apps/web/app/install/prompt[.]",
        "apps/web/api/workerUrl[.]",
        // Styles of the frame and of the entrance, which are to be seen before their code has come.
        "apps/web/(?:app/pages/KeyBoard|app/shell/(?:Breadcrumb|Header|Shell|Sidebar)|contexts/identity/(?:VerificationBanner|auth/(?:AuthFrame|Form|LanguageChoice))|ui/(?:PageHeader|StateBadge))[.]module[.]css",
        "apps/web/ui/(?:Alert|BrandBar|FormField|Ground|Hooks|Loading|Mark|PasswordField|Rich|State[.]|SubmitButton|toast[.]|use(?:Checks|Form|Title))"
      ].join("|")
    )
  },
  // What visitors come to, with what the other pages for visitors share with it.
  { name: "AuthPage", test: /contexts\/identity\/(?:AuthPage|auth\/)/ },
  // The frame around the pages of somebody signed in, with the page they arrive at.
  {
    name: "frame",
    test: /node_modules\/@tanstack\/|apps\/web\/app\/(?:frame|actions\/registry)[.]/
  }
]
