<?php
/**
 * Orders (docs/server-contract.md B.5). Amounts are in minor units of the currency; `refunded` is the refunded part of `amount`,
 * `fee` the part a donor added to cover the fees. `parent_id` is the first order of the subscription for a renewal,
 * otherwise 0. `provider_ref` is the provider's id of the checkout (for a renewal, of the invoice), `payment_ref` its payment id,
 * used for refunds. `claim_hash` is the SHA-256 hash of the claim cookie. `mail_due` is the time when a mail must be sent or tried
 * again, or when the lease on it expires; null if no mail is due. `mail_state` has a bit for each sent mail.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

return 'id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
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
	payment_ref VARCHAR(255) NOT NULL DEFAULT \'\',
	customer_ref VARCHAR(255) NOT NULL DEFAULT \'\',
	sub_ref VARCHAR(255) NOT NULL DEFAULT \'\',
	email VARCHAR(254) NOT NULL DEFAULT \'\',
	name VARCHAR(255) NOT NULL DEFAULT \'\',
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
	KEY name (name(64)),
	KEY status_created (status, created_gmt),
	KEY created (created_gmt),
	KEY paid (mode, paid_gmt),
	KEY plan_id (plan_id, status),
	KEY post_id (post_id, status),
	KEY mail_due (mail_due),
	KEY provider_status (provider, status, id),
	KEY subscriptions (kind, parent_id, id)';
