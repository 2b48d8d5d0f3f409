<?php
/**
 * Accounts at outside services (class Accounts): service, the user it belongs to (0: all who edit), id and
 * name of the account there, its sealed token and when that ends as Unix time (0: not known), whether it
 * can be used (`ok`, `must_reauth`, `disabled`), further facts as JSON, and when it was added as Unix time.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

return 'id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT, service VARCHAR(16) NOT NULL, user_id BIGINT UNSIGNED NOT NULL, external_id VARCHAR(150) NOT NULL, name VARCHAR(191) NOT NULL, token TEXT NOT NULL, expires_at INT UNSIGNED NOT NULL, status VARCHAR(16) NOT NULL, meta LONGTEXT NOT NULL, created_at INT UNSIGNED NOT NULL, PRIMARY KEY (id), UNIQUE KEY account (service, user_id, external_id)';
