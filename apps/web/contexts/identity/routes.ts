import type { ContextRoutes } from "../../app/context.ts"
import { account, identity, identityInShell, mailed } from "./messages/index.ts"

export const identityRoutes: ContextRoutes = {
  inShell: identityInShell,
  routes: [
    { path: "/auth", within: "document", load: () => import("./AuthPage.tsx"), messages: [identity] },
    {
      path: "/reset-password",
      within: "document",
      load: () => import("./ResetPasswordPage.tsx"),
      messages: [identity, mailed]
    },
    {
      path: "/keep-account",
      within: "document",
      load: () => import("./KeepAccountPage.tsx"),
      messages: [identity, mailed]
    },
    {
      path: "/verify-email",
      within: "data",
      load: () => import("./VerifyEmailPage.tsx"),
      messages: [identity, identityInShell, mailed]
    },
    {
      path: "/auth/issuer/:connection/callback",
      within: "data",
      load: () => import("./issuers/CallbackPage.tsx"),
      messages: [identity]
    },
    {
      path: "/account",
      within: "shell",
      load: () => import("./pages.ts").then(({ loadAccount }) => loadAccount()),
      messages: [account]
    }
  ]
}
