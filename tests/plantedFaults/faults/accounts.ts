import type { PlantedFault } from "../PlantedFault.ts"

/** What keeps accounts from harming others: guesses, emails, storage, and what remains after leaving. */
export const accountFaults: ReadonlyArray<PlantedFault> = [
  {
    name: "guesses-without-wait",
    what: "Passwords can be guessed without waiting.",
    file: "modules/identity/sessions/domain/guesses.ts",
    find: "count >= FREE[scope]",
    replace: "count >= FREE[scope] * 1000",
    caughtBy: {
      suite: "postgres",
      file: "tests/abuse/lockingOutAStranger.pg.test.ts",
      test: "waits longer each time, and is forgotten after an hour or a success (ASVS 6.1.1)"
    }
  },
  {
    name: "guesses-counted-per-address",
    what: "Failed sign-ins from one network lock an account everywhere.",
    file: "modules/identity/sessions/domain/guesses.ts",
    find: "who: `${email} ${network}`",
    replace: "who: `${email} ${network.length}`",
    caughtBy: {
      suite: "postgres",
      file: "tests/abuse/lockingOutAStranger.pg.test.ts",
      test: "twenty wrong passwords lock an account from everywhere"
    }
  },
  {
    name: "emails-without-allowance",
    what: "Any number of emails can be sent to people outside.",
    file: "infra/mail/allowance.ts",
    find: "if (sent <= limit) return undefined",
    replace: "if (sent <= limit * 1000) return undefined",
    caughtBy: {
      suite: "postgres",
      file: "tests/abuse/spamRelay.pg.test.ts",
      test: "sends 20 of each on its first day, over all its organizations"
    }
  },
  {
    name: "bounces-without-consequence",
    what: "A sender whose emails bounce keeps its allowance.",
    file: "infra/mail/outcome.ts",
    find: "    if (bounced) yield* reviewSenders(mailId)\n",
    replace: "",
    caughtBy: {
      suite: "postgres",
      file: "tests/abuse/spamRelayStopped.pg.test.ts",
      test: "is limited to the first day's allowance after a tenth of 20 bounced"
    }
  },
  {
    name: "complaints-without-consequence",
    what: "A sender whose emails are reported as spam keeps sending.",
    file: "infra/mail/operating.ts",
    find: "  yield* reviewSenders(id)\n",
    replace: "",
    caughtBy: {
      suite: "postgres",
      file: "tests/abuse/spamRelayStopped.pg.test.ts",
      test: "is stopped after three complaints, until an operator allows it"
    }
  },
  {
    name: "unreachable-counts-as-bounce",
    what: "An email that no mail server accepted counts against its sender.",
    file: "infra/mail/sendMail.ts",
    find: "bounced: isFinal })",
    replace: "bounced: true })",
    caughtBy: {
      suite: "postgres",
      file: "tests/abuse/spamRelayStopped.pg.test.ts",
      test: "is not stopped by an email that no mail server accepted"
    }
  },
  {
    name: "stopped-sender-delivered",
    what: "The queued emails of a sender that was stopped are delivered.",
    file: "infra/mail/sendMail.ts",
    find: "    if (waiting.is_stopped) return yield* hold(mailId)\n",
    replace: "",
    caughtBy: {
      suite: "postgres",
      file: "tests/abuse/spamRelayStopped.pg.test.ts",
      test: "holds the queued emails of an organization by stopping it"
    }
  },
  {
    name: "raised-allowance-ignored",
    what: "An operator cannot raise an allowance.",
    file: "infra/mail/allowance.ts",
    find: "Math.max(step[what], per_day ?? 0)",
    replace: "Math.max(step[what], per_day === null ? 0 : 0)",
    caughtBy: {
      suite: "postgres",
      file: "tests/abuse/spamRelayStopped.pg.test.ts",
      test: "raises what a new account and its organization can send"
    }
  },
  {
    name: "operator-counted",
    what: "What an operator sends on someone's behalf uses up their allowance.",
    file: "infra/mail/mails.ts",
    find: `          if (actor === "Operator") return yield* store(outgoing, null)\n`,
    replace: "          void actor\n",
    caughtBy: {
      suite: "postgres",
      file: "tests/abuse/spamRelayStopped.pg.test.ts",
      test: "is not limited when inviting on someone's behalf"
    }
  },
  {
    name: "quota-ignored",
    what: "An organization can store more than its quota.",
    file: "infra/postgres/migrations/0015_storage_quotas.sql",
    find: "(s.rows + outstanding.rows) * 100 > s.max_rows * percentage",
    replace: "(s.rows + outstanding.rows) < 0",
    caughtBy: {
      suite: "postgres",
      file: "tests/abuse/storageQuota.pg.test.ts",
      test: "refuses more customers than an organization's quota"
    }
  },
  {
    name: "removed-member-reads",
    what: "The audit log of a removed member shows what the organization's entries say.",
    file: "modules/audit/queries/MyAuditLog.ts",
    find: "organization_id === null || organizations.includes(organization_id)",
    replace: "organization_id === null || organizations.length >= 0",
    caughtBy: {
      suite: "postgres",
      file: "tests/abuse/removedMembersReading.pg.test.ts",
      test: "a removed member reads customers, invitees and colleagues in their own audit log"
    }
  },
  {
    name: "embedded-postgres-unsupervised",
    what: "An embedded PostgreSQL that has ended is not restarted.",
    file: "infra/embedded/supervise.ts",
    find: "if (delay === undefined)",
    replace: "if (delay !== Infinity)",
    caughtBy: {
      suite: "postgres",
      file: "tests/infra/embedded/supervise.pg.test.ts",
      test: "waits longer after each failure, then fails with the cause and what to do"
    }
  },
  {
    name: "sign-out-forgotten",
    what: "Signing out without a connection leaves the session valid on the server.",
    file: "apps/web/api/signOut.ts",
    find: "const saving = saveRevocation(token).then(",
    replace: "const saving = Promise.resolve().then(",
    caughtBy: {
      suite: "web",
      file: "tests/web/signOut.test.tsx",
      test: "without a connection the session is gone here, and ends on the server once it can be reached"
    }
  }
]
