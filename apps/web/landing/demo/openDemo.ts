import { notify } from "./notify.ts"
import { sendDemoRequest } from "./sendDemoRequest.ts"

/** After closing: what the closing dialog shows should not change under people's eyes. */
const RESET_MILLIS = 300

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

const isFilled = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[required]")].every(
    ({ value }) => value.trim() !== ""
  )

/** What the dialog does with its form: sends it once at a time, confirms, and starts afresh. */
const formOf = ({ form, submit, sent }: ReturnType<typeof partsOf>) => {
  const label = submit.textContent
  // On its way for what the form holds. A form that was emptied waits for nothing any more.
  let sending: Promise<boolean> | undefined

  const show = (what: "form" | "sent") => {
    form.hidden = what === "sent"
    sent.hidden = what === "form"
  }
  const confirm = () => {
    show("sent")
    sent.querySelector("h2")?.focus()
  }
  const update = () => {
    submit.disabled = sending !== undefined || !isFilled(form)
    submit.textContent = (sending && submit.dataset["busy"]) ?? label
  }
  const send = async () => {
    const own = sendDemoRequest(new FormData(form))
    sending = own
    update()
    const wentOut = await own
    if (sending === own) {
      sending = undefined
      update()
      if (wentOut) confirm()
    }
    notify(wentOut ? "success" : "failure")
  }
  const reset = () => {
    sending = undefined
    form.reset()
    update()
    show("form")
  }
  form.addEventListener("input", update)
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    if (!submit.disabled) void send()
  })
  return { reset }
}

/** Brings the dialog to life. Returns the way to open it. */
const prepare = (dialog: HTMLDialogElement) => {
  const parts = partsOf(dialog)
  const { notices } = parts
  const { reset } = formOf(parts)
  let resetting: ReturnType<typeof setTimeout> | undefined
  for (const button of dialog.querySelectorAll("[data-close]"))
    button.addEventListener("click", () => dialog.close())
  dialog.addEventListener("close", () => {
    // What lies outside an open dialog is neither seen nor read out: notices stand within it meanwhile.
    if (notices) document.body.append(notices)
    resetting = setTimeout(reset, RESET_MILLIS)
  })
  return () => {
    if (dialog.open) return
    clearTimeout(resetting)
    reset()
    if (notices) dialog.append(notices)
    dialog.showModal()
  }
}

const prepared = new WeakMap<HTMLDialogElement, () => void>()

/** Opens the dialog to ask for a demo; the first time it is also brought to life. */
export const openDemo = (dialog: HTMLDialogElement) => {
  const open = prepared.get(dialog) ?? prepare(dialog)
  prepared.set(dialog, open)
  open()
}
