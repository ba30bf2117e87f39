import type { PlantedFault } from "../PlantedFault.ts"

/** Faults in what users see and use. */
export const browserFaults: ReadonlyArray<PlantedFault> = [
  {
    name: "label-missing",
    what: "A field's label is not connected to its control.",
    file: "apps/web/ui/FormField.tsx",
    find: "<label htmlFor={id}>{label}</label>",
    replace: "<label>{label}</label>",
    caughtBy: {
      suite: "web",
      file: "tests/web/ui.test.tsx",
      test: "connects label, hint and error to its control"
    }
  },
  {
    name: "spanish-text-missing",
    what: "A refusal has no sentence in Spanish.",
    file: "apps/web/contexts/identity/messages/problems.es.ts",
    find: `  email_taken: "Ya existe una cuenta con este correo electrónico. Inicie sesión.",\n`,
    replace: "",
    caughtBy: {
      suite: "web",
      file: "tests/web/catalogues.test.tsx",
      test: "has a sentence for every refusal"
    }
  },
  {
    name: "queued-message-dropped",
    what: "A message that cannot be sent offline is discarded.",
    file: "apps/web/contexts/messaging/outgoing/drain.ts",
    find: "        if (refusal === null) return\n",
    replace: "        if (refusal === null) return drop(next)\n",
    caughtBy: {
      suite: "web",
      file: "tests/web/contexts/messaging/outgoing.test.tsx",
      test: "queues messages, survives a reload"
    }
  },
  {
    name: "late-answer-shown",
    what: "A late response reaches another user who has signed in meanwhile.",
    file: "apps/web/api/client.ts",
    find: "    if (currentSession()?.user.id !== caller) throw new ProblemError(SIGNED_OUT)\n",
    replace: "",
    caughtBy: {
      suite: "web",
      file: "tests/web/lateAnswers.test.tsx",
      test: "does not change who is signed in"
    }
  },
  {
    name: "focus-escapes",
    what: "The keyboard focus leaves an open dialog for the page behind it.",
    file: "apps/web/landing/demo/openDemo.ts",
    find: "dialog.showModal()",
    replace: "dialog.show()",
    caughtBy: { suite: "e2e", file: "tests/e2e/landing.spec.ts", test: "works by keyboard: skip link" }
  },
  {
    name: "text-cut",
    what: "The sentence of an empty list is cut off.",
    file: "apps/web/ui/State.module.css",
    find: "  max-width: 46ch;\n  margin: 0;",
    replace: "  max-width: 46ch;\n  max-height: 1ch;\n  overflow: hidden;\n  margin: 0;",
    caughtBy: {
      suite: "screens",
      file: "tests/screens/screens.spec.ts",
      test: "customers-not-found"
    }
  },
  {
    name: "too-pale-in-the-dark",
    what: "Secondary text is hard to read in the dark theme.",
    file: "apps/web/ui/PageHeader.module.css",
    find: "  color: var(--ink-soft);",
    replace: "  color: light-dark(var(--ink-soft), #555);",
    caughtBy: {
      suite: "screens",
      file: "tests/screens/screens.spec.ts",
      test: "reports"
    }
  }
]
