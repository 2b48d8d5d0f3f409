<?php
/**
 * Accounts at external services (class Accounts): service, owner (0: shared), id and name of the account there, encrypted
 * token and its expiry as Unix time (0: unknown), status (`ok`, `must_reauth`, `disabled`), additional data as JSON, and
 * creation as Unix time.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

return 'id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT, service VARCHAR(16) NOT NULL, user_id BIGINT UNSIGNED NOT NULL, external_id VARCHAR(150) NOT NULL, name VARCHAR(191) NOT NULL, token TEXT NOT NULL, expires_at INT UNSIGNED NOT NULL, status VARCHAR(16) NOT NULL, meta LONGTEXT NOT NULL, created_at INT UNSIGNED NOT NULL, PRIMARY KEY (id), UNIQUE KEY account (service, user_id, external_id)';
