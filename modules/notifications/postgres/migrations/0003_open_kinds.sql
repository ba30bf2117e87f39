-- Kinds are declared by the modules they come from; a new one needs no migration.
alter table notifications.notifications drop constraint notifications_kind_check;
alter table notifications.choices drop constraint choices_kind_check;
