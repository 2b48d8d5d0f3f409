<?php
/**
 * Subscribers of the newsletter (class Subscribers, docs/server-contract.md B.3).
 *
 * `email_key` is the start of the SHA-256 hash of the normalized address. It stays when the address is erased, so that an opt-out
 * is kept. Times are UTC. `notice_*` limit confirmation emails: time of the last one, its day since 1970, number on that day.
 * `known_*` limit emails to people who are already subscribed. `due_*` is the pending email (class Subscriber_Mail_Queue): kind, Unix
 * time when it was stored or last tried, number of attempts. `frequency` is `each` or `weekly`. `ip_gmt` is when the last IP
 * address was stored, or null if there is none.
 */

defined( 'ABSPATH' ) || exit;

return "id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT, email VARCHAR(254) NOT NULL, email_key BINARY(16) NOT NULL,
	status VARCHAR(12) NOT NULL, user_id BIGINT UNSIGNED NULL, name VARCHAR(100) NOT NULL, fields TEXT NULL,
	locale VARCHAR(12) NOT NULL, source VARCHAR(24) NOT NULL, source_post BIGINT UNSIGNED NOT NULL DEFAULT 0,
	consent_text_id INT UNSIGNED NOT NULL DEFAULT 0, created_gmt DATETIME NOT NULL, confirmed_gmt DATETIME NULL,
	unsubscribed_gmt DATETIME NULL, confirm_hash BINARY(32) NULL, confirm_expires INT UNSIGNED NOT NULL DEFAULT 0,
	unsub_key BINARY(16) NOT NULL, signup_ip VARBINARY(16) NULL, confirm_ip VARBINARY(16) NULL,
	bounce_count SMALLINT UNSIGNED NOT NULL DEFAULT 0, last_sent_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
	notice_at INT UNSIGNED NOT NULL DEFAULT 0, notice_day INT UNSIGNED NOT NULL DEFAULT 0,
	notice_count SMALLINT UNSIGNED NOT NULL DEFAULT 0, known_day INT UNSIGNED NOT NULL DEFAULT 0,
	known_count SMALLINT UNSIGNED NOT NULL DEFAULT 0, due_mail VARCHAR(8) NOT NULL DEFAULT '',
	due_claim INT UNSIGNED NOT NULL DEFAULT 0, due_tries TINYINT UNSIGNED NOT NULL DEFAULT 0, frequency VARCHAR(8) NOT NULL DEFAULT 'each', ip_gmt DATETIME NULL,
	PRIMARY KEY (id), UNIQUE KEY email_key (email_key), KEY status_id (status, id), KEY user_id (user_id), KEY due_mail (due_mail),
	KEY ip_gmt (ip_gmt), KEY email (email(64)), KEY name (name(64))";
