-- Tables and rows of version 0.1.0, data version 2: as its code created them.
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
	PRIMARY KEY (id),
	UNIQUE KEY post_id (post_id),
	KEY status (status)
);
INSERT INTO {prefix}mainstreet_campaigns (`id`, `post_id`, `audience`, `status`, `created_gmt`) VALUES
	(1, 11, 'all', 'done', '2026-11-21 11:00:00'),
	(2, 12, 'all', 'canceled', '2026-11-21 12:00:00');
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
	PRIMARY KEY (campaign_id, subscriber_id),
	KEY at (at),
	KEY campaign_state (campaign_id, state)
);
INSERT INTO {prefix}mainstreet_deliveries (`campaign_id`, `subscriber_id`, `state`, `at`) VALUES
	(1, 1, 1, 1),
	(2, 2, 2, 2);
CREATE TABLE {prefix}mainstreet_feedback_idx (
	id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
	post_id BIGINT UNSIGNED NULL,
	email_key BINARY(16) NULL,
	form_hash CHAR(40) NOT NULL,
	created_gmt DATETIME NOT NULL,
	submission CHAR(36) NULL,
	mail_due DATETIME NULL,
	has_ip TINYINT UNSIGNED NOT NULL,
	PRIMARY KEY (id),
	UNIQUE KEY submission (submission),
	KEY post_id (post_id),
	KEY email_key (email_key),
	KEY form_hash (form_hash),
	KEY mail_due (mail_due),
	KEY has_ip (has_ip, created_gmt)
);
INSERT INTO {prefix}mainstreet_feedback_idx (`id`, `email_key`, `form_hash`, `created_gmt`, `submission`, `has_ip`) VALUES
	(1, x'8b1a9953c4611296a827abf8c47804d7', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '2026-11-21 11:00:00', '00000000-0000-4000-8000-000000000011', 1),
	(2, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', '2026-11-21 12:00:00', NULL, 2);
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
	created_gmt DATETIME NOT NULL,
	PRIMARY KEY (id),
	KEY batch (batch)
);
INSERT INTO {prefix}mainstreet_imports (`id`, `batch`, `body`, `created_gmt`) VALUES
	(1, 'aaaaaaaaaaaaaaaaaaaa', '[]', '2026-11-21 11:00:00'),
	(2, 'bbbbbbbbbbbbbbbbbbbb', '[]', '2026-11-21 12:00:00');
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
	PRIMARY KEY (id),
	UNIQUE KEY email_key (email_key),
	KEY status_id (status, id),
	KEY user_id (user_id)
);
INSERT INTO {prefix}mainstreet_subscribers (`id`, `email`, `email_key`, `status`, `name`, `locale`, `source`, `created_gmt`, `confirmed_gmt`, `unsub_key`, `signup_ip`, `confirm_ip`) VALUES
	(1, 'ada@example.org', x'4adcca49b3b1e5a08ac202f5d5a9e688', 'active', 'Ada', 'en_US', 'block', '2026-11-21 09:00:00', '2026-11-21 10:00:00', x'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1', x'7f000001', x'7f000001'),
	(2, 'grace@example.org', x'7932b2e116b076a54f452848eaabd565', 'pending', 'Grace 🌻', 'de_DE', 'import', '2026-11-21 09:30:00', NULL, x'a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2', x'7f000002', NULL);
CREATE TABLE {prefix}mainstreet_throttle (
	k BINARY(16) NOT NULL,
	n INT UNSIGNED NOT NULL,
	reset_at INT UNSIGNED NOT NULL,
	PRIMARY KEY (k)
);
INSERT INTO {prefix}mainstreet_throttle (`k`, `n`, `reset_at`) VALUES
	(x'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1', 1, 1),
	(x'a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2', 2, 2);
