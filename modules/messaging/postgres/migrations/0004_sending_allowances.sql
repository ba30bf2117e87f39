-- Emails to customers count against the allowance in app.senders, as other emails to people outside.
drop table messaging.customer_email_counts;
