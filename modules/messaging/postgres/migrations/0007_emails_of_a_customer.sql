-- The emails to one customer, newest first: page by page from the index.
create index customer_emails_of_customer_newest_first on messaging.customer_emails
  (organization_id, customer_id, sent_at desc, id desc);
drop index messaging.customer_emails_of_customer;
