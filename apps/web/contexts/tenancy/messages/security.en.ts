/** What an organization requires of its members' accounts. */
export const messages = {
  title: "Two-step verification",
  why: "A second step protects your team's accounts, even if a password is stolen.",
  off: "Not required",
  from: (when: string) => `Required from ${when}`,
  since: (when: string) => `Required since ${when}`,
  require: "Require it",
  requireTitle: "Require two-step verification?",
  everyone: "Everyone in this organization has set it up.",
  missing: (count: number) =>
    count === 1
      ? "1 member hasn't set it up yet. We'll notify them now. After the days you choose, they won't have access until they set it up."
      : `${count} members haven't set it up yet. We'll notify them now. After the days you choose, they won't have access until they set it up.`,
  days: "Days until it is required",
  daysHint: "0 to 30.",
  daysInvalid: "Choose 0 to 30 days.",
  required: "Two-step verification is required.",
  busy: "One moment...",
  stop: "Stop requiring it",
  stopTitle: "Stop requiring two-step verification?",
  stopSentence:
    "Members will no longer need a second step to access the organization. Those who set one up keep it.",
  stopped: "Two-step verification is no longer required.",
  list: "Members without a second step",
  remind: "Send a reminder",
  reminded: "Reminder sent.",
  banner: {
    title: "Second step required",
    soon: (organization: string, when: string) =>
      `${organization} requires two-step verification from ${when}. It takes two minutes to set up.`,
    now: (organization: string) =>
      `${organization} requires two-step verification. Set it up to continue. It takes two minutes.`,
    setUp: "Set it up"
  }
}
