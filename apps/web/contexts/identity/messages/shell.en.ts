export const messages = {
  page: { title: "Account", subtitle: "Profile, security & sessions" },
  keywords: "profile password picture sessions security",
  signOut: { title: "Sign Out", keywords: "log out leave exit" },
  verification: {
    title: "Verify your email address",
    sentence: (email: string) => `We sent a link to ${email}.`,
    resend: "Resend email",
    resent: (email: string) => `We sent a new email to ${email}.`
  }
}
