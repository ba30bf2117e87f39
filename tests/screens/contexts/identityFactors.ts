import { messages as en } from "../../../apps/web/contexts/identity/messages/account.en.ts"
import { messages as es } from "../../../apps/web/contexts/identity/messages/account.es.ts"
import { messages as codesEn } from "../../../apps/web/contexts/identity/messages/codes.en.ts"
import { messages as codesEs } from "../../../apps/web/contexts/identity/messages/codes.es.ts"
import { messages as signingEn } from "../../../apps/web/contexts/identity/messages/en.ts"
import { messages as signingEs } from "../../../apps/web/contexts/identity/messages/es.ts"
import { messages as phoneEn } from "../../../apps/web/contexts/identity/messages/phone.en.ts"
import { messages as phoneEs } from "../../../apps/web/contexts/identity/messages/phone.es.ts"
import { messages as signInEn } from "../../../apps/web/contexts/identity/messages/en.ts"
import { messages as signInEs } from "../../../apps/web/contexts/identity/messages/es.ts"
import { messages as passkeysEn } from "../../../apps/web/contexts/identity/messages/passkeys.en.ts"
import { messages as passkeysEs } from "../../../apps/web/contexts/identity/messages/passkeys.es.ts"
import type { Page } from "@playwright/test"
import { clicked, thenClicked } from "../opening.ts"
import { type Screen, screen } from "../Screen.ts"
import { PROOF_REQUIRED, sends } from "../sends.ts"

const words = { en, es }
const codes = { en: codesEn, es: codesEs }
const phone = { en: phoneEn, es: phoneEs }
const signing = { en: signingEn, es: signingEs }
const signInWords = { en: signInEn, es: signInEs }
const passkeyWords = { en: passkeysEn, es: passkeysEs }

const FACTOR = {
  id: "019aa000-0000-7000-8000-0000000000fa",
  factor_type: "totp",
  status: "verified",
  friendly_name: "Pixel 9",
  issuer: "Motorpool",
  phone: null,
  created_at: "2026-03-02T09:30:00.000Z",
  last_used_at: null
}
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
const CODES = Array.from({ length: 10 }, (_, n) => `7kq${n}-m4x${n}-9dz${n}`)

const withFactor = (page: Page) =>
  sends(page, "GET", "**/api/me/factors", 200, {
    items: [FACTOR],
    passkeys: [],
    recovery_codes: 3
  })

const PASSKEY = {
  id: "019aa000-0000-7000-8000-0000000000fb",
  name: "Work laptop",
  is_backed_up: false,
  created_at: "2026-03-02T09:30:00.000Z",
  last_used_at: null
}

const withPasskeys = (page: Page) =>
  sends(page, "GET", "**/api/me/factors", 200, {
    items: [],
    passkeys: [PASSKEY, { ...PASSKEY, id: `${PASSKEY.id.slice(0, -1)}c`, name: "Phone", is_backed_up: true }],
    recovery_codes: 10
  })

/** The account has passkeys, also as the page knows it otherwise. */
const hasPasskeys = async (page: Page) => {
  await withPasskeys(page)
  await page.route("**/api/me", async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), passkeys: 2 } })
  })
}

const addPasskey = clicked(({ locale }) => passkeyWords[locale].add)

const PHONE = {
  ...FACTOR,
  id: "019aa000-0000-7000-8000-0000000000fb",
  factor_type: "phone",
  friendly_name: "+15550100123",
  issuer: null,
  phone: "+15550100123"
}

const addPhone = clicked(({ locale }) => words[locale].factors.addPhone)

const addFactor = clicked(({ locale }) => words[locale].factors.setUp)

export const screens: ReadonlyArray<Screen> = [
  screen("owner", "account-factors", "/account?tab=security", { before: withFactor }),
  screen("owner", "dialog-add-factor", "/account?tab=security", {
    shows: ["contexts/identity/account/AddFactorDialog.tsx"],
    open: addFactor
  }),
  screen("owner", "dialog-scan-factor", "/account?tab=security", {
    before: (page) =>
      sends(page, "POST", "**/api/me/factors", 201, {
        id: FACTOR.id,
        secret: SECRET,
        uri: `otpauth://totp/Motorpool:owner?issuer=Motorpool&secret=${SECRET}`
      }),
    open: async (opening) => {
      await thenClicked(addFactor, ({ locale }) => words[locale].factors.next)(opening)
      await opening.page.getByRole("img", { name: words[opening.locale].factors.qr }).waitFor()
    }
  }),
  screen("owner", "dialog-remove-factor", "/account?tab=security", {
    before: withFactor,
    shows: ["contexts/identity/account/FactorsPanel.tsx"],
    open: clicked(({ locale }) => words[locale].factors.removeOf(FACTOR.friendly_name))
  }),
  screen("owner", "account-phone", "/account?tab=security", {
    before: (page) =>
      sends(page, "GET", "**/api/me/factors", 200, {
        items: [FACTOR, PHONE],
        passkeys: [],
        recovery_codes: 8
      })
  }),
  screen("owner", "dialog-add-phone", "/account?tab=security", {
    before: withFactor,
    shows: ["contexts/identity/account/AddPhoneDialog.tsx"],
    open: addPhone
  }),
  screen("owner", "dialog-phone-code", "/account?tab=security", {
    before: async (page) => {
      await withFactor(page)
      await sends(page, "POST", "**/api/me/phones", 201, { id: PHONE.id, phone: PHONE.phone })
    },
    open: async (opening) => {
      const { page, locale } = opening
      await addPhone(opening)
      await page.getByLabel(phone[locale].number).fill(PHONE.phone)
      await page.getByRole("button", { name: phone[locale].send }).click()
      await page.getByRole("heading", { name: phone[locale].codeTitle }).waitFor()
    }
  }),
  screen("visitor", "sign-in-code", "/auth", {
    before: (page) =>
      sends(page, "POST", "**/api/public/sign-in", 200, {
        pending_token: "mp_ps_of-a-picture",
        expires_in: 600,
        app: true,
        passkey: false,
        phone: "23"
      }),
    open: async ({ page, locale }) => {
      await page.getByLabel(signing[locale].fields.email).fill("ada@example.com")
      await page.getByLabel(signing[locale].fields.password, { exact: true }).fill("a good password")
      await page.getByRole("button", { name: signing[locale].signIn.submit, exact: true }).click()
      await page.getByText(codes[locale].useRecovery).waitFor()
    }
  }),
  screen("owner", "dialog-recovery-codes", "/account?tab=security", {
    before: async (page) => {
      await withFactor(page)
      await sends(page, "POST", "**/api/me/recovery-codes", 200, { recovery_codes: CODES })
    },
    shows: ["contexts/identity/account/RecoveryCodesDialog.tsx"],
    open: clicked(({ locale }) => words[locale].factors.renew)
  }),
  screen("owner", "dialog-proof", "/account?tab=security", {
    before: (page) => sends(page, "POST", "**/api/me/factors", 403, PROOF_REQUIRED),
    shows: ["contexts/identity/proof/ProofDialog.tsx", "ui/FormDialog.tsx"],
    open: async (opening) => {
      await thenClicked(addFactor, ({ locale }) => words[locale].factors.next)(opening)
      await opening.page.getByRole("dialog", { name: words[opening.locale].proof.title }).waitFor()
    }
  }),
  screen("owner", "account-passkeys", "/account?tab=security", { before: withPasskeys }),
  screen("owner", "dialog-add-passkey", "/account?tab=security", {
    shows: ["contexts/identity/account/AddPasskeyDialog.tsx"],
    open: addPasskey
  }),
  screen("owner", "dialog-remove-passkey", "/account?tab=security", {
    before: withPasskeys,
    shows: ["contexts/identity/account/PasskeyRow.tsx"],
    open: clicked(({ locale }) => words[locale].factors.removeOf(PASSKEY.name))
  }),
  screen("owner", "dialog-proof-passkey", "/account?tab=security", {
    before: async (page) => {
      await hasPasskeys(page)
      await sends(page, "POST", "**/api/me/passkeys/challenge", 403, PROOF_REQUIRED)
    },
    shows: ["contexts/identity/proof/ByPasskey.tsx"],
    open: async (opening) => {
      await thenClicked(addPasskey, ({ locale }) => passkeyWords[locale].next)(opening)
      await opening.page.getByRole("dialog", { name: words[opening.locale].proof.title }).waitFor()
    }
  }),
  screen("visitor", "sign-in-passkey", "/auth", {
    before: (page) =>
      sends(page, "POST", "**/api/public/sign-in", 200, {
        pending_token: "of-a-picture",
        expires_in: 600,
        app: false,
        passkey: true,
        phone: null
      }),
    open: async ({ page, locale }) => {
      const { fields, signIn } = signInWords[locale]
      await page.getByLabel(fields.email).fill("ada@example.com")
      await page.getByLabel(fields.password, { exact: true }).fill("correct horse battery")
      await page.getByRole("button", { name: signIn.submit }).click()
      await page.getByRole("button", { name: passkeyWords[locale].use, exact: true }).waitFor()
    }
  })
]
