-- What a mail is to whoever queued it; with a reference, what becomes of it is told as an event. `given_up`
-- means that no further try is made.
alter table app.mails add column reference text check (char_length(reference) between 1 and 200);
alter table app.mails add column given_up_at timestamptz;
create index mails_waited_for on app.mails (queued_at)
  where reference is not null and status <> 'sent' and given_up_at is null;
