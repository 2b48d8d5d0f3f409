<?php
/** Which responses hold an email address (class Address_Index): MD5 sum of a part of the address, and the response. */

defined( 'ABSPATH' ) || exit;

return 'address_key BINARY(16) NOT NULL, post_id BIGINT UNSIGNED NOT NULL, PRIMARY KEY (address_key, post_id), KEY post_id (post_id)';
