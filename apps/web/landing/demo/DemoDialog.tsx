import { BusinessType, FleetSize } from "#leads/contract"
import { demoIn, type InLocale } from "../messages/index.ts"
import { Field } from "./Field.tsx"

/** Shown under the form once it was sent, until the dialog is closed. */
const Sent = ({ locale }: InLocale) => {
  const m = demoIn(locale)
  return (
    <div className="sent" data-sent hidden>
      <h2 tabIndex={-1}>{m.sentTitle}</h2>
      <p>{m.sent}</p>
      <button type="button" className="button outline" data-close>
        {m.close}
      </button>
    </div>
  )
}

/** Shown for a moment when the response arrives. */
const Notices = ({ locale }: InLocale) => {
  const { success, failure } = demoIn(locale)
  return (
    <>
      <template data-notice="success">
        <span className="notice">
          <b>{success.title}</b> {success.text}
        </span>
      </template>
      <template data-notice="failure">
        <span className="notice failed">
          <b>{failure.title}</b> {failure.text}
        </span>
      </template>
      <output className="notices" data-notices />
    </>
  )
}

/** A honeypot: people neither see nor reach it; bots fill it in. */
const Trap = ({ label }: { readonly label: string }) => (
  <div className="trap" aria-hidden="true">
    <label htmlFor="demo-website">{label}</label>
    <input id="demo-website" name="website" tabIndex={-1} autoComplete="off" />
  </div>
)

const Form = ({ locale }: InLocale) => {
  const m = demoIn(locale)
  return (
    <form data-form>
      <h2 id="demo-title">{m.title}</h2>
      <p>{m.sentence}</p>
      <div className="fields">
        <Field name="first_name" label={m.firstName} autoComplete="given-name" maxLength={80} required />
        <Field name="last_name" label={m.lastName} autoComplete="family-name" maxLength={80} required />
        <Field
          name="email"
          label={m.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          invalid={m.invalidEmail}
        />
        <Field
          name="phone"
          label={m.phone}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          optional={m.optional}
        />
        <Field name="company" label={m.company} autoComplete="organization" maxLength={120} required />
        <Field
          name="job_title"
          label={m.jobTitle}
          autoComplete="organization-title"
          maxLength={120}
          required
        />
        <Field name="business_type" label={m.businessType} required>
          <option value="">{m.choose}</option>
          {BusinessType.literals.map((type) => (
            <option key={type} value={type}>
              {m.businessTypes[type]}
            </option>
          ))}
        </Field>
        <Field name="fleet_size" label={m.fleetSize} optional={m.optional}>
          <option value="">{m.choose}</option>
          {FleetSize.literals.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Field>
        <Field name="message" label={m.message} rows={4} maxLength={5000} optional={m.optional} />
        <Trap label={m.website} />
      </div>
      <button type="submit" className="button amber large" disabled data-busy={m.sending}>
        {m.submit}
      </button>
    </form>
  )
}

/** The demo request dialog. Its markup is in the page; its behaviour loads when it is first opened. */
export const DemoDialog = ({ locale }: InLocale) => (
  <>
    <dialog id="demo" className="demo" aria-labelledby="demo-title">
      <Form locale={locale} />
      <Sent locale={locale} />
      {/* Last, so that the dialog opens with the focus on the first field. */}
      <button type="button" className="dismiss" data-close aria-label={demoIn(locale).close}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m3 3 10 10M13 3 3 13" />
        </svg>
      </button>
    </dialog>
    <Notices locale={locale} />
  </>
)
