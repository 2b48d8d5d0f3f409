-- Tables and rows of version 0.1.0, data version 9: as its code created them.
CREATE TABLE {prefix}mainstreet_campaigns (
	id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
	post_id BIGINT UNSIGNED NOT NULL,
	audience VARCHAR(12) NOT NULL,
	status VARCHAR(12) NOT NULL,
	note VARCHAR(20) NOT NULL DEFAULT '',
	cursor_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
	last_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
	total INT UNSIGNED NOT NULL DEFAULT 0,
	sent INT UNSIGNED NOT NULL DEFAULT 0,
	failed INT UNSIGNED NOT NULL DEFAULT 0,
	streak SMALLINT UNSIGNED NOT NULL DEFAULT 0,
	starts_at INT UNSIGNED NOT NULL DEFAULT 0,
	created_gmt DATETIME NOT NULL,
	started_gmt DATETIME NULL,
	finished_gmt DATETIME NULL,
	lock_until INT UNSIGNED NOT NULL DEFAULT 0,
	lock_owner VARCHAR(40) NOT NULL DEFAULT '',
	reserved INT UNSIGNED NOT NULL DEFAULT 0,
	posts TEXT NULL,
	PRIMARY KEY (id),
	UNIQUE KEY post_id (post_id),
	KEY status (status)
);
INSERT INTO {prefix}mainstreet_campaigns (`id`, `post_id`, `audience`, `status`, `created_gmt`) VALUES
	(1, 11, 'all', 'done', '2026-11-21 11:00:00'),
	(2, 12, 'all', 'canceled', '2026-11-21 12:00:00');
CREATE TABLE {prefix}mainstreet_connections (
	id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
	service VARCHAR(16) NOT NULL,
	user_id BIGINT UNSIGNED NOT NULL,
	external_id VARCHAR(150) NOT NULL,
	name VARCHAR(191) NOT NULL,
	token TEXT NOT NULL,
	expires_at INT UNSIGNED NOT NULL,
	status VARCHAR(16) NOT NULL,
	meta LONGTEXT NOT NULL,
	created_at INT UNSIGNED NOT NULL,
	PRIMARY KEY (id),
	UNIQUE KEY account (service, user_id, external_id)
);
INSERT INTO {prefix}mainstreet_connections (`id`, `service`, `user_id`, `external_id`, `name`, `token`, `expires_at`, `status`, `meta`, `created_at`) VALUES
	(1, 'mastodon', 1, 'external_id 1', 'name 1', 'token 1', 1, 'ok', '{}', 1),
	(2, 'bluesky', 2, 'external_id 2', 'name 2', 'token 2', 2, 'ok', '{}', 2);
CREATE TABLE {prefix}mainstreet_consent_texts (
	id INT UNSIGNED NOT NULL AUTO_INCREMENT,
	sha1 CHAR(40) NOT NULL,
	text TEXT NOT NULL,
	PRIMARY KEY (id),
	UNIQUE KEY sha1 (sha1)
);
INSERT INTO {prefix}mainstreet_consent_texts (`id`, `sha1`, `text`) VALUES
	(1, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'text 1'),
	(2, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'text 2');
CREATE TABLE {prefix}mainstreet_counters (
	name VARCHAR(40) NOT NULL,
	n BIGINT NOT NULL DEFAULT 0,
	PRIMARY KEY (name)
);
INSERT INTO {prefix}mainstreet_counters (`name`, `n`) VALUES
	('subscribers_active', 1),
	('subscribers_pending', 1);
CREATE TABLE {prefix}mainstreet_deliveries (
	campaign_id BIGINT UNSIGNED NOT NULL,
	subscriber_id BIGINT UNSIGNED NOT NULL,
	state TINYINT UNSIGNED NOT NULL,
	tries TINYINT UNSIGNED NOT NULL DEFAULT 0,
	at INT UNSIGNED NOT NULL,
	error VARCHAR(200) NOT NULL DEFAULT '',
	owner VARCHAR(16) NOT NULL DEFAULT '',
	PRIMARY KEY (campaign_id, subscriber_id),
	KEY at (at),
	KEY campaign_state (campaign_id, state),
	KEY state_at (state, at),
	KEY subscriber_id (subscriber_id)
);
INSERT INTO {prefix}mainstreet_deliveries (`campaign_id`, `subscriber_id`, `state`, `at`) VALUES
	(1, 1, 1, 1),
	(2, 2, 2, 2);
CREATE TABLE {prefix}mainstreet_feedback_addresses (
	address_key BINARY(16) NOT NULL,
	post_id BIGINT UNSIGNED NOT NULL,
	PRIMARY KEY (address_key, post_id),
	KEY post_id (post_id)
);
INSERT INTO {prefix}mainstreet_feedback_addresses (`address_key`, `post_id`) VALUES
	(x'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1', 1),
	(x'a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2', 2);
CREATE TABLE {prefix}mainstreet_feedback_idx (
	id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
	post_id BIGINT UNSIGNED NULL,
	email_key BINARY(16) NULL,
	form_hash CHAR(40) NOT NULL,
	created_gmt DATETIME NOT NULL,
	submission CHAR(36) NULL,
	mail_due DATETIME NULL,
	mail_state TINYINT UNSIGNED NOT NULL DEFAULT 0,
	has_ip TINYINT UNSIGNED NOT NULL,
	title_key BINARY(16) NULL,
	source BIGINT UNSIGNED NULL,
	unread TINYINT UNSIGNED NULL,
	PRIMARY KEY (id),
	UNIQUE KEY submission (submission),
	KEY post_id (post_id),
	KEY email_key (email_key),
	KEY form_hash (form_hash),
	KEY mail_due (mail_due),
	KEY has_ip (has_ip, created_gmt),
	KEY title_key (title_key, post_id),
	KEY source (source, post_id),
	KEY unread (unread, created_gmt, post_id)
);
INSERT INTO {prefix}mainstreet_feedback_idx (`id`, `email_key`, `form_hash`, `created_gmt`, `submission`, `has_ip`) VALUES
	(1, x'8b1a9953c4611296a827abf8c47804d7', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '2026-11-21 11:00:00', '00000000-0000-4000-8000-000000000011', 1),
	(2, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', '2026-11-21 12:00:00', NULL, 2);
CREATE TABLE {prefix}mainstreet_files (
	k BINARY(16) NOT NULL,
	form BINARY(16) NOT NULL,
	bytes BIGINT UNSIGNED NOT NULL,
	created INT UNSIGNED NOT NULL,
	PRIMARY KEY (k),
	KEY form_bytes (form, bytes),
	KEY created (created)
);
INSERT INTO {prefix}mainstreet_files (`k`, `form`, `bytes`, `created`) VALUES
	(x'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1', x'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1', 1, 1),
	(x'a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2', x'a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2', 2, 2);
CREATE TABLE {prefix}mainstreet_form_defs (
	hash CHAR(40) NOT NULL,
	source_type VARCHAR(16) NOT NULL,
	source_id VARCHAR(100) NOT NULL,
	position SMALLINT UNSIGNED NOT NULL,
	def LONGTEXT NOT NULL,
	seen INT UNSIGNED NOT NULL,
	gone INT UNSIGNED NOT NULL,
	PRIMARY KEY (hash, source_type, source_id),
	KEY source (source_type, source_id)
);
INSERT INTO {prefix}mainstreet_form_defs (`hash`, `source_type`, `source_id`, `position`, `def`, `seen`, `gone`) VALUES
	('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'source_type 1', 'source_id 1', 1, '{}', 1, 1),
	('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'source_type 2', 'source_id 2', 2, '{}', 2, 2);
CREATE TABLE {prefix}mainstreet_imports (
	id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
	batch CHAR(20) NOT NULL,
	lines_in INT UNSIGNED NOT NULL DEFAULT 0,
	state TINYINT UNSIGNED NOT NULL DEFAULT 0,
	lock_until INT UNSIGNED NOT NULL DEFAULT 0,
	body MEDIUMTEXT NOT NULL,
	consent_text_id INT UNSIGNED NOT NULL DEFAULT 0,
	added INT UNSIGNED NOT NULL DEFAULT 0,
	known INT UNSIGNED NOT NULL DEFAULT 0,
	invalid INT UNSIGNED NOT NULL DEFAULT 0,
	skipped INT UNSIGNED NOT NULL DEFAULT 0,
	report MEDIUMTEXT NULL,
	created_gmt DATETIME NOT NULL,
	PRIMARY KEY (id),
	KEY batch (batch)
);
INSERT INTO {prefix}mainstreet_imports (`id`, `batch`, `body`, `created_gmt`) VALUES
	(1, 'aaaaaaaaaaaaaaaaaaaa', '[]', '2026-11-21 11:00:00'),
	(2, 'bbbbbbbbbbbbbbbbbbbb', '[]', '2026-11-21 12:00:00');
CREATE TABLE {prefix}mainstreet_like_counts (
	post_id BIGINT UNSIGNED NOT NULL,
	n INT NOT NULL,
	changed TINYINT UNSIGNED NOT NULL DEFAULT 0,
	PRIMARY KEY (post_id),
	KEY changed (changed, post_id)
);
INSERT INTO {prefix}mainstreet_like_counts (`post_id`, `n`) VALUES
	(1, 2),
	(2, 5);
CREATE TABLE {prefix}mainstreet_likes (
	post_id BIGINT UNSIGNED NOT NULL,
	actor BINARY(16) NOT NULL,
	user_id BIGINT UNSIGNED NULL,
	at INT UNSIGNED NOT NULL,
	PRIMARY KEY (post_id, actor),
	KEY user_id (user_id)
);
INSERT INTO {prefix}mainstreet_likes (`post_id`, `actor`, `at`) VALUES
	(1, x'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1', 1),
	(2, x'a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2', 2);
CREATE TABLE {prefix}mainstreet_member_links (
	id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
	member_id BIGINT UNSIGNED NOT NULL,
	post_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
	link_hash BINARY(32) NOT NULL,
	expires BIGINT UNSIGNED NOT NULL,
	PRIMARY KEY (id),
	UNIQUE KEY link_hash (link_hash),
	KEY expires (expires)
);
INSERT INTO {prefix}mainstreet_member_links (`id`, `member_id`, `link_hash`, `expires`) VALUES
	(1, 1, x'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1', 1),
	(2, 2, x'a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2', 2);
CREATE TABLE {prefix}mainstreet_members (
	id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
	email_key BINARY(16) NOT NULL,
	email VARCHAR(254) NOT NULL,
	name VARCHAR(255) NOT NULL DEFAULT '',
	user_id BIGINT UNSIGNED NULL,
	customer_live VARCHAR(255) NOT NULL DEFAULT '',
	customer_test VARCHAR(255) NOT NULL DEFAULT '',
	gen INT UNSIGNED NOT NULL DEFAULT 1,
	created_gmt DATETIME NOT NULL,
	PRIMARY KEY (id),
	UNIQUE KEY email_key (email_key),
	KEY user_id (user_id)
);
INSERT INTO {prefix}mainstreet_members (`id`, `email_key`, `email`, `created_gmt`) VALUES
	(1, x'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1', 'email 1', '2026-11-21 11:00:00'),
	(2, x'a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2', 'email 2', '2026-11-21 12:00:00');
CREATE TABLE {prefix}mainstreet_memberships (
	id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
	member_id BIGINT UNSIGNED NOT NULL,
	plan_id BIGINT UNSIGNED NOT NULL,
	order_id BIGINT UNSIGNED NOT NULL,
	user_id BIGINT UNSIGNED NULL,
	mode CHAR(4) NOT NULL,
	status VARCHAR(12) NOT NULL,
	period_end BIGINT UNSIGNED NOT NULL DEFAULT 0,
	ends_at_period_end TINYINT UNSIGNED NOT NULL DEFAULT 0,
	past_due_since BIGINT UNSIGNED NOT NULL DEFAULT 0,
	sub_ref VARCHAR(191) NOT NULL,
	canceled_gmt DATETIME NULL,
	created_gmt DATETIME NOT NULL,
	updated_gmt DATETIME NOT NULL,
	PRIMARY KEY (id),
	UNIQUE KEY once (member_id, plan_id, sub_ref),
	KEY sub_ref (sub_ref),
	KEY plan_id (plan_id, status),
	KEY period_end (status, period_end),
	KEY order_id (order_id),
	KEY user_id (user_id)
);
INSERT INTO {prefix}mainstreet_memberships (`id`, `member_id`, `plan_id`, `order_id`, `mode`, `status`, `sub_ref`, `created_gmt`, `updated_gmt`) VALUES
	(1, 1, 1, 1, 'live', 'active', 'sub_ref 1', '2026-11-21 11:00:00', '2026-11-21 11:00:00'),
	(2, 2, 2, 2, 'test', 'ended', 'sub_ref 2', '2026-11-21 12:00:00', '2026-11-21 12:00:00');
CREATE TABLE {prefix}mainstreet_order_history (
	id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
	order_id BIGINT UNSIGNED NOT NULL,
	what VARCHAR(32) NOT NULL,
	detail TEXT NULL,
	actor BIGINT UNSIGNED NOT NULL DEFAULT 0,
	created_gmt DATETIME NOT NULL,
	PRIMARY KEY (id),
	KEY order_id (order_id, id)
);
INSERT INTO {prefix}mainstreet_order_history (`id`, `order_id`, `what`, `created_gmt`) VALUES
	(1, 1, 'what 1', '2026-11-21 11:00:00'),
	(2, 2, 'what 2', '2026-11-21 12:00:00');
CREATE TABLE {prefix}mainstreet_orders (
	id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
	uuid CHAR(36) NOT NULL,
	mode CHAR(4) NOT NULL,
	kind VARCHAR(12) NOT NULL,
	parent_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
	plan_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
	post_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
	user_id BIGINT UNSIGNED NULL,
	member_id BIGINT UNSIGNED NULL,
	title VARCHAR(255) NOT NULL,
	amount BIGINT UNSIGNED NOT NULL,
	refunded BIGINT UNSIGNED NOT NULL DEFAULT 0,
	fee BIGINT UNSIGNED NOT NULL DEFAULT 0,
	currency CHAR(3) NOT NULL,
	quantity SMALLINT UNSIGNED NOT NULL DEFAULT 1,
	status VARCHAR(16) NOT NULL,
	provider VARCHAR(8) NOT NULL,
	provider_ref VARCHAR(255) NULL,
	payment_ref VARCHAR(255) NOT NULL DEFAULT '',
	customer_ref VARCHAR(255) NOT NULL DEFAULT '',
	sub_ref VARCHAR(255) NOT NULL DEFAULT '',
	email VARCHAR(254) NOT NULL DEFAULT '',
	name VARCHAR(255) NOT NULL DEFAULT '',
	claim_hash BINARY(32) NULL,
	mail_due DATETIME NULL,
	mail_state TINYINT UNSIGNED NOT NULL DEFAULT 0,
	mail_tries TINYINT UNSIGNED NOT NULL DEFAULT 0,
	created_gmt DATETIME NOT NULL,
	updated_gmt DATETIME NOT NULL,
	paid_gmt DATETIME NULL,
	PRIMARY KEY (id),
	UNIQUE KEY uuid (uuid),
	UNIQUE KEY provider_ref (provider, provider_ref),
	KEY sub_ref (sub_ref(64)),
	KEY payment_ref (payment_ref(64)),
	KEY email (email(64)),
	KEY status_created (status, created_gmt),
	KEY created (created_gmt),
	KEY paid (mode, paid_gmt),
	KEY plan_id (plan_id, status),
	KEY post_id (post_id, status),
	KEY mail_due (mail_due),
	KEY provider_status (provider, status, id),
	KEY subscriptions (kind, parent_id, id)
);
INSERT INTO {prefix}mainstreet_orders (`id`, `uuid`, `mode`, `kind`, `title`, `amount`, `currency`, `status`, `provider`, `created_gmt`, `updated_gmt`) VALUES
	(1, '00000000-0000-4000-8000-000000000001', 'live', 'once', 'title 1', 1, 'USD', 'paid', 'stripe', '2026-11-21 11:00:00', '2026-11-21 11:00:00'),
	(2, '00000000-0000-4000-8000-000000000002', 'test', 'once', 'title 2', 2, 'EUR', 'paid', 'stripe', '2026-11-21 12:00:00', '2026-11-21 12:00:00');
CREATE TABLE {prefix}mainstreet_paid_posts (
	mark TINYINT UNSIGNED NOT NULL,
	post_id BIGINT UNSIGNED NOT NULL,
	PRIMARY KEY (mark, post_id),
	KEY post_id (post_id)
);
INSERT INTO {prefix}mainstreet_paid_posts (`mark`, `post_id`) VALUES
	(1, 1),
	(2, 2);
CREATE TABLE {prefix}mainstreet_payment_events (
	event_id VARCHAR(96) NOT NULL,
	type VARCHAR(64) NOT NULL,
	mode CHAR(4) NOT NULL,
	received_gmt DATETIME NOT NULL,
	done TINYINT UNSIGNED NOT NULL DEFAULT 0,
	PRIMARY KEY (event_id),
	KEY received_gmt (received_gmt)
);
INSERT INTO {prefix}mainstreet_payment_events (`event_id`, `type`, `mode`, `received_gmt`) VALUES
	('event_id 1', 'type 1', 'live', '2026-11-21 11:00:00'),
	('event_id 2', 'type 2', 'test', '2026-11-21 12:00:00');
CREATE TABLE {prefix}mainstreet_replies (
	share_id BIGINT UNSIGNED NOT NULL,
	post_id BIGINT UNSIGNED NOT NULL,
	connection_id BIGINT UNSIGNED NOT NULL,
	since INT UNSIGNED NOT NULL,
	next_at INT UNSIGNED NOT NULL,
	fails SMALLINT UNSIGNED NOT NULL,
	PRIMARY KEY (share_id),
	KEY next_at (next_at),
	KEY post_id (post_id),
	KEY connection_id (connection_id)
);
INSERT INTO {prefix}mainstreet_replies (`share_id`, `post_id`, `connection_id`, `since`, `next_at`, `fails`) VALUES
	(1, 1, 1, 1, 1, 1),
	(2, 2, 2, 2, 2, 2);
CREATE TABLE {prefix}mainstreet_shares (
	id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
	post_id BIGINT UNSIGNED NOT NULL,
	connection_id BIGINT UNSIGNED NOT NULL,
	round SMALLINT UNSIGNED NOT NULL,
	seq SMALLINT UNSIGNED NOT NULL,
	state VARCHAR(10) NOT NULL,
	outcome VARCHAR(10) NOT NULL,
	posts SMALLINT UNSIGNED NOT NULL,
	service VARCHAR(16) NOT NULL,
	name VARCHAR(200) NOT NULL,
	user_id BIGINT UNSIGNED NOT NULL,
	message_key VARCHAR(64) NOT NULL,
	message LONGTEXT NOT NULL,
	remote_id VARCHAR(255) NOT NULL,
	remote_url VARCHAR(1000) NOT NULL,
	code VARCHAR(20) NOT NULL,
	error VARCHAR(500) NOT NULL,
	tries SMALLINT UNSIGNED NOT NULL,
	claims SMALLINT UNSIGNED NOT NULL,
	claim VARCHAR(16) NOT NULL,
	turns INT UNSIGNED NOT NULL,
	next_at INT UNSIGNED NOT NULL,
	at INT UNSIGNED NOT NULL,
	PRIMARY KEY (id),
	UNIQUE KEY message (post_id, connection_id, round, seq),
	KEY due (state, next_at),
	KEY listed (outcome, id),
	KEY user_id (user_id)
);
INSERT INTO {prefix}mainstreet_shares (`id`, `post_id`, `connection_id`, `round`, `seq`, `state`, `outcome`, `posts`, `service`, `name`, `user_id`, `message_key`, `message`, `remote_id`, `remote_url`, `code`, `error`, `tries`, `claims`, `claim`, `turns`, `next_at`, `at`) VALUES
	(1, 1, 1, 1, 1, 'state 1', 'outcome 1', 1, 'service 1', 'name 1', 1, 'message_key 1', 'message 1', 'remote_id 1', 'remote_url 1', 'code 1', 'error 1', 1, 1, 'claim 1', 1, 1, 1),
	(2, 2, 2, 2, 2, 'state 2', 'outcome 2', 2, 'service 2', 'name 2', 2, 'message_key 2', 'message 2', 'remote_id 2', 'remote_url 2', 'code 2', 'error 2', 2, 2, 'claim 2', 2, 2, 2);
CREATE TABLE {prefix}mainstreet_subscribers (
	id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
	email VARCHAR(254) NOT NULL,
	email_key BINARY(16) NOT NULL,
	status VARCHAR(12) NOT NULL,
	user_id BIGINT UNSIGNED NULL,
	name VARCHAR(100) NOT NULL,
	fields TEXT NULL,
	locale VARCHAR(12) NOT NULL,
	source VARCHAR(24) NOT NULL,
	source_post BIGINT UNSIGNED NOT NULL DEFAULT 0,
	consent_text_id INT UNSIGNED NOT NULL DEFAULT 0,
	created_gmt DATETIME NOT NULL,
	confirmed_gmt DATETIME NULL,
	unsubscribed_gmt DATETIME NULL,
	confirm_hash BINARY(32) NULL,
	confirm_expires INT UNSIGNED NOT NULL DEFAULT 0,
	unsub_key BINARY(16) NOT NULL,
	signup_ip VARBINARY(16) NULL,
	confirm_ip VARBINARY(16) NULL,
	bounce_count SMALLINT UNSIGNED NOT NULL DEFAULT 0,
	last_sent_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
	notice_at INT UNSIGNED NOT NULL DEFAULT 0,
	notice_day INT UNSIGNED NOT NULL DEFAULT 0,
	notice_count SMALLINT UNSIGNED NOT NULL DEFAULT 0,
	known_day INT UNSIGNED NOT NULL DEFAULT 0,
	known_count SMALLINT UNSIGNED NOT NULL DEFAULT 0,
	due_mail VARCHAR(8) NOT NULL DEFAULT '',
	due_claim INT UNSIGNED NOT NULL DEFAULT 0,
	due_tries TINYINT UNSIGNED NOT NULL DEFAULT 0,
	frequency VARCHAR(8) NOT NULL DEFAULT 'each',
	ip_gmt DATETIME NULL,
	PRIMARY KEY (id),
	UNIQUE KEY email_key (email_key),
	KEY status_id (status, id),
	KEY user_id (user_id),
	KEY due_mail (due_mail),
	KEY ip_gmt (ip_gmt)
);
INSERT INTO {prefix}mainstreet_subscribers (`id`, `email`, `email_key`, `status`, `name`, `locale`, `source`, `created_gmt`, `confirmed_gmt`, `unsub_key`, `signup_ip`, `confirm_ip`) VALUES
	(1, 'ada@example.org', x'4adcca49b3b1e5a08ac202f5d5a9e688', 'active', 'Ada', 'en_US', 'block', '2026-11-21 09:00:00', '2026-11-21 10:00:00', x'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1', x'7f000001', x'7f000001'),
	(2, 'grace@example.org', x'7932b2e116b076a54f452848eaabd565', 'pending', 'Grace 🌻', 'de_DE', 'import', '2026-11-21 09:30:00', NULL, x'a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2', x'7f000002', NULL);
CREATE TABLE {prefix}mainstreet_throttle (
	k BINARY(16) NOT NULL,
	n INT UNSIGNED NOT NULL,
	reset_at INT UNSIGNED NOT NULL,
	PRIMARY KEY (k),
	KEY reset_at (reset_at)
);
INSERT INTO {prefix}mainstreet_throttle (`k`, `n`, `reset_at`) VALUES
	(x'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1', 1, 1),
	(x'a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2', 2, 2);
CREATE TABLE {prefix}mainstreet_uploads (
	id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
	upload_key CHAR(32) NOT NULL,
	user_id BIGINT UNSIGNED NOT NULL,
	post_id BIGINT UNSIGNED NOT NULL,
	name VARCHAR(255) NOT NULL,
	type VARCHAR(127) NOT NULL,
	metadata VARCHAR(2000) NOT NULL,
	length BIGINT UNSIGNED NOT NULL,
	got BIGINT UNSIGNED NOT NULL,
	state VARCHAR(8) NOT NULL,
	claim VARCHAR(16) NOT NULL,
	claim_until INT UNSIGNED NOT NULL,
	path VARCHAR(500) NOT NULL,
	attachment_id BIGINT UNSIGNED NOT NULL,
	error VARCHAR(500) NOT NULL,
	at INT UNSIGNED NOT NULL,
	until INT UNSIGNED NOT NULL,
	PRIMARY KEY (id),
	UNIQUE KEY upload_key (upload_key),
	KEY user_id (user_id, state),
	KEY until (until)
);
INSERT INTO {prefix}mainstreet_uploads (`id`, `upload_key`, `user_id`, `post_id`, `name`, `type`, `metadata`, `length`, `got`, `state`, `claim`, `claim_until`, `path`, `attachment_id`, `error`, `at`, `until`) VALUES
	(1, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1, 1, 'name 1', 'type 1', 'metadata 1', 1, 1, 'state 1', 'claim 1', 1, 'path 1', 1, 'error 1', 1, 1),
	(2, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 2, 2, 'name 2', 'type 2', 'metadata 2', 2, 2, 'state 2', 'claim 2', 2, 'path 2', 2, 'error 2', 2, 2);
CREATE TABLE {prefix}mainstreet_video_copies (
	attachment_id BIGINT UNSIGNED NOT NULL,
	state VARCHAR(8) NOT NULL,
	claim VARCHAR(16) NOT NULL,
	claim_until INT UNSIGNED NOT NULL,
	tries TINYINT UNSIGNED NOT NULL,
	percent TINYINT UNSIGNED NOT NULL,
	is_forced TINYINT UNSIGNED NOT NULL,
	host VARCHAR(100) NOT NULL,
	pid INT UNSIGNED NOT NULL,
	error VARCHAR(500) NOT NULL,
	at INT UNSIGNED NOT NULL,
	PRIMARY KEY (attachment_id),
	KEY state (state, at)
);
INSERT INTO {prefix}mainstreet_video_copies (`attachment_id`, `state`, `claim`, `claim_until`, `tries`, `percent`, `is_forced`, `host`, `pid`, `error`, `at`) VALUES
	(1, 'state 1', 'claim 1', 1, 1, 1, 1, 'host 1', 1, 'error 1', 1),
	(2, 'state 2', 'claim 2', 2, 2, 2, 2, 'host 2', 2, 'error 2', 2);
