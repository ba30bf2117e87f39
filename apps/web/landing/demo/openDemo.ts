import { sendDemoRequest } from "./sendDemoRequest.ts"
import { notify } from "./notify.ts"

/** After closing: what the closing dialog shows should not change under people's eyes. */
const RESET_MILLIS = 300

const prepared = new WeakSet<HTMLDialogElement>()

const part = <E extends HTMLElement>(dialog: HTMLElement, selector: string, kind: new () => E): E => {
  const found = dialog.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`The dialog has no ${selector}.`)
  return found
}

const partsOf = (dialog: HTMLDialogElement) => ({
  form: part(dialog, "[data-form]", HTMLFormElement),
  submit: part(dialog, "[type=submit]", HTMLButtonElement),
  sent: part(dialog, "[data-sent]", HTMLElement),
  notices: document.querySelector("[data-notices]")
})

type Parts = ReturnType<typeof partsOf>

const isFilled = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[required]")].every(
    ({ value }) => value.trim() !== ""
  )

const show = ({ form, sent }: Parts, what: "form" | "sent") => {
  form.hidden = what === "sent"
  sent.hidden = what === "form"
}

const send = async (dialog: HTMLDialogElement, parts: Parts) => {
  const { form, submit, sent } = parts
  const label = submit.textContent
  submit.disabled = true
  submit.textContent = submit.dataset["busy"] ?? label
  const wentOut = await sendDemoRequest(new FormData(form))
  submit.textContent = label
  submit.disabled = !isFilled(form)
  if (wentOut && dialog.open) {
    show(parts, "sent")
    sent.querySelector("h2")?.focus()
  }
  notify(wentOut ? "success" : "failure")
}

const reset = (parts: Parts) => {
  parts.form.reset()
  parts.submit.disabled = true
  show(parts, "form")
}

const prepare = (dialog: HTMLDialogElement) => {
  const parts = partsOf(dialog)
  const { form, submit, notices } = parts
  form.addEventListener("input", () => {
    submit.disabled = !isFilled(form)
  })
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    if (!submit.disabled) void send(dialog, parts)
  })
  for (const button of dialog.querySelectorAll("[data-close]"))
    button.addEventListener("click", () => dialog.close())
  dialog.addEventListener("close", () => {
    // What lies outside an open dialog is neither seen nor read out: notices stand within it meanwhile.
    if (notices) document.body.append(notices)
    setTimeout(() => reset(parts), RESET_MILLIS)
  })
}

/** Opens the dialog to ask for a demo; the first time it is also brought to life. */
export const openDemo = (dialog: HTMLDialogElement) => {
  if (!prepared.has(dialog)) prepare(dialog)
  prepared.add(dialog)
  const { notices } = partsOf(dialog)
  if (notices) dialog.append(notices)
  dialog.showModal()
}
