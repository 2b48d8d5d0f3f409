<?php
/** Texts that people agreed to when they subscribed (class Consent_Texts); each is stored once. */

defined( 'ABSPATH' ) || exit;

return 'id INT UNSIGNED NOT NULL AUTO_INCREMENT, sha1 CHAR(40) NOT NULL, text TEXT NOT NULL, PRIMARY KEY (id), UNIQUE KEY sha1 (sha1)';
