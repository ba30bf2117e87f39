import type { NotificationView } from "#notifications/contract"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { notificationsQuery } from "./notifications.ts"

/** Milliseconds after the last key before the server is asked. */
const PAUSE = 300

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

const holds = (term: string) => {
  const wanted = term.toLocaleLowerCase()
  return ({ title, message }: NotificationView) =>
    title.toLocaleLowerCase().includes(wanted) || message.toLocaleLowerCase().includes(wanted)
}

/**
 * The notifications that hold a text in title or message; all when it is blank. What is loaded is searched
 * at once, and everything by the server once typing pauses. Its answer counts only for the text it was
 * asked for: a late one to an earlier text changes nothing.
 */
export const useFound = (typed: string) => {
  const term = typed.trim()
  const asked = useSettled(term)
  const all = useQuery(notificationsQuery())
  const answer = useQuery({ ...notificationsQuery(asked), enabled: asked !== "" })
  const { data, error, isPending, refetch } = term === "" ? all : answer
  const isAnswered = term === "" || asked === term
  if (isAnswered && data) return { items: data.items, error: null, isPending: false, refetch }
  const known = term === "" ? [] : (all.data?.items.filter(holds(term)) ?? [])
  const failed = isAnswered ? error : null
  return {
    items: known,
    error: failed,
    isPending: !failed && known.length === 0 && (isPending || !isAnswered),
    refetch
  }
}
